import { type AmendmentLink, countryOfContract, getAmendmentLink } from "@kautia/contract";
import { Question, Skeleton, SummaryList } from "@kautia/design-system";
import { describeChange } from "@kautia/locales/format";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { useLoaded } from "../../app/use-loaded.ts";
import { useHeadingFocus } from "../../browser/use-heading-focus.ts";
import { Page } from "../../frame/Page.tsx";
import { Navigate } from "../../navigation/Navigate.tsx";
import { useLocation } from "../../navigation/use-location.ts";
import { FailureMessage } from "../../parts/failure/FailureMessage.tsx";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import { CountryTexts } from "../../texts/CountryTexts.tsx";
import { useText } from "../../texts/use-text.ts";
import type { Acts } from "./acts.ts";
import { AskToAgree } from "./AskToAgree.tsx";
import { SignToJoin } from "./SignToJoin.tsx";
import { TakeBack } from "./TakeBack.tsx";

/**
 * Opened from the mail to a new landlord, a tenant's new address, or a co-tenant of now or later. Opening it decides
 * nothing.
 */
function AmendmentScreen() {
  const { api } = useApp();
  const { t } = useText();
  const expired = useScreenPath()("link-expired");
  const { amendmentToken: token = "" } = useLocation().params;
  const [answered, setAnswered] = useState<AmendmentLink | null>(null);
  const { state, reload } = useLoaded(() =>
    api.call(getAmendmentLink, { params: { token } }, { quiet: true, handledStatuses: "all" }),
  );
  if (state.kind === "failed" && state.failure.problem?.status === 404)
    return <Navigate to={`${expired}?from=landlord`} replace />;
  const view = answered ?? (state.kind === "loaded" ? state.answer : null);
  const acts = { token, onAnswered: setAnswered, onConflict: reload };
  if (view)
    return (
      <CountryTexts country={countryOfContract(view.contractNumber)}>
        {!view.mayAgree ? (
          <Settled view={view} {...acts} />
        ) : view.asks ? (
          <SignToJoin view={view} asks={view.asks} {...acts} />
        ) : (
          <AskToAgree view={view} {...acts} />
        )}
      </CountryTexts>
    );
  return (
    <Page title={t("amendment.title")}>
      <Question title={t("amendment.title")} />
      {state.kind === "failed" ? <FailureMessage failure={state.failure} onRetry={reload} /> : null}
      {state.kind === "loading" ? <Skeleton lines={6} label={t("common.loading")} /> : null}
    </Page>
  );
}

function Settled({ view, ...acts }: { view: AmendmentLink } & Acts) {
  const text = useText();
  const { t, money } = text;
  const heading = useHeadingFocus();
  const isMailbox = view.change.kind === "TENANT_EMAIL" || view.change.kind === "LANDLORD_EMAIL";
  const [title, lead] = wordsOf(view, text);
  return (
    <Page title={title}>
      <Question headingRef={heading} title={title} lead={lead} />
      <SummaryList
        rows={[
          { label: t("amendment.CO_TENANTS.change"), value: describeChange(view.change, text) },
          { label: t("landlord.home"), value: keepAddressTogether(view.fullAddress) },
          ...(isMailbox
            ? []
            : [{ label: t("landlord.amount"), value: <span translate="no">{money(view.depositAmount)}</span> }]),
          { label: t("landlord.number"), value: <span translate="no">{view.contractNumber}</span> },
        ]}
      />
      {mayTakeBack(view) ? <TakeBack {...acts} /> : null}
    </Page>
  );
}

/** Whether the reader has signed and can take the signature back. */
function mayTakeBack({ asks, change: { kind }, mayRefuse }: AmendmentLink): boolean {
  return mayRefuse && (asks !== null || kind === "HIGHER_DEPOSIT");
}

function wordsOf(
  { state, change: { kind }, from, asks }: AmendmentLink,
  { t, date }: ReturnType<typeof useText>,
): [title: string, lead: string] {
  if (state === "IN_FORCE") return [t(`amendment.${kind}.done`), t(`amendment.${kind}.doneText`)];
  if (state === "AGREED" && from !== null) {
    const who = asks ? "join" : kind;
    if (who !== "TENANT_EMAIL" && who !== "CO_TENANTS")
      return [t(`amendment.${who}.agreed`), t(`amendment.${who}.agreedText`, { date: date(from) })];
  }
  if (state === "ASKED" && kind === "HIGHER_DEPOSIT")
    return [t("amendment.HIGHER_DEPOSIT.waits"), t("amendment.HIGHER_DEPOSIT.waitsText")];
  if (state === "ASKED" && asks) return [t("amendment.join.waits"), t("amendment.join.waitsText")];
  if (state === "ASKED" || state === "AGREED")
    return [t("amendment.CO_TENANTS.agreed"), t("amendment.CO_TENANTS.agreedText")];
  if (state === "REFUSED") return [t("amendment.refused"), t("amendment.refusedText")];
  return [t("amendment.over"), t("amendment.overText")];
}

export { AmendmentScreen as Component };
