import { type AmendmentLink, countryOfContract, getAmendmentLink } from "@kautia/contract";
import { Question, Skeleton } from "@kautia/design-system";
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
import { AskToAgree } from "./AskToAgree.tsx";

/** Opened from the mail to a new landlord, or to a tenant's new address. Opening it decides nothing. */
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
  if (view?.state === "ASKED")
    return (
      <CountryTexts country={countryOfContract(view.contractNumber)}>
        <AskToAgree view={view} token={token} onAnswered={setAnswered} onConflict={reload} />
      </CountryTexts>
    );
  if (view) return <Settled view={view} />;
  return (
    <Page title={t("amendment.title")}>
      <Question title={t("amendment.title")} />
      {state.kind === "failed" ? <FailureMessage failure={state.failure} onRetry={reload} /> : null}
      {state.kind === "loading" ? <Skeleton lines={6} label={t("common.loading")} /> : null}
    </Page>
  );
}

function Settled({ view }: { view: AmendmentLink }) {
  const text = useText();
  const heading = useHeadingFocus();
  const [title, lead] = wordsOf(view, text);
  return (
    <Page title={title}>
      <Question headingRef={heading} title={title} lead={lead} />
    </Page>
  );
}

function wordsOf(
  { state, change: { kind }, from }: AmendmentLink,
  { t, date }: ReturnType<typeof useText>,
): [title: string, lead: string] {
  if (state === "IN_FORCE") return [t(`amendment.${kind}.done`), t(`amendment.${kind}.doneText`)];
  if (state === "AGREED" && from !== null)
    return [t("amendment.NEW_LANDLORD.agreed"), t("amendment.NEW_LANDLORD.agreedText", { date: date(from) })];
  if (state === "REFUSED") return [t("amendment.refused"), t("amendment.refusedText")];
  return [t("amendment.over"), t("amendment.overText")];
}

export { AmendmentScreen as Component };
