import { type AmendmentLink, withdrawalDays } from "@kautia/contract";
import { Actions, Button, Question, SummaryList } from "@kautia/design-system";
import { describeChange, nameTenants, tenantValues } from "@kautia/locales/format";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { Page } from "../../frame/Page.tsx";
import { RefuseDialog } from "../../parts/amendments/OpenAmendments.tsx";
import { FailureMessage } from "../../parts/failure/FailureMessage.tsx";
import { useText } from "../../texts/use-text.ts";
import type { Acts } from "./acts.ts";
import { useAnswer } from "./use-answer.ts";
import { useRefusal } from "./use-refusal.ts";

interface AskToAgreeProps extends Acts {
  view: AmendmentLink;
}

/** What the reader is asked to agree to, with both answers. */
export function AskToAgree({ view, ...acts }: AskToAgreeProps) {
  const { t, language } = useText();
  const { answer, failure } = useAnswer(acts);
  const { refuse, dialog } = useRefusal(answer);
  const { change } = view;
  const { kind } = change;
  const email = "email" in change ? change.email : null;

  const title = t(`amendment.${kind}.title`);
  return (
    <Page title={title}>
      <Question
        title={title}
        lead={t(`amendment.${kind}.lead`, {
          ...tenantValues(view, language),
          email: email ?? "",
          days: String(withdrawalDays),
        })}
      />
      <Facts view={view} />
      {failure ? <FailureMessage failure={failure} /> : null}
      <Actions>
        <Button onClick={() => answer(true, "")} busyLabel={t("common.saving")}>
          {t(`amendment.${kind}.yes`)}
        </Button>
        <Button variant="text" onClick={refuse}>
          {t(`amendment.${kind}.no`)}
        </Button>
      </Actions>
      <RefuseDialog {...dialog} />
    </Page>
  );
}

function Facts({ view }: Pick<AskToAgreeProps, "view">) {
  const text = useText();
  const { t, money, language } = text;
  const { change, fullAddress, depositAmount, landlordName, contractNumber } = view;
  const number = { label: t("landlord.number"), value: <span translate="no">{contractNumber}</span> };
  const home = { label: t("landlord.home"), value: keepAddressTogether(fullAddress) };
  if (change.kind === "TENANT_EMAIL" || change.kind === "LANDLORD_EMAIL") return <SummaryList rows={[home, number]} />;
  const what = { label: t("amendment.CO_TENANTS.change"), value: describeChange(change, text) };
  if (change.kind === "CO_TENANTS") return <SummaryList rows={[what, home, number]} />;
  if (change.kind === "HIGHER_DEPOSIT") {
    const now = { label: t("amendment.HIGHER_DEPOSIT.now"), value: <span translate="no">{money(depositAmount)}</span> };
    return <SummaryList rows={[what, now, home, number]} />;
  }
  return (
    <>
      <SummaryList
        rows={[
          { label: t("amendment.you"), value: <span translate="no">{change.name}</span> },
          ...(change.address ? [{ label: t("landlord.address"), value: keepAddressTogether(change.address) }] : []),
          { label: t("landlord.tenant"), value: <span translate="no">{nameTenants(view, language)}</span> },
          home,
          { label: t("landlord.amount"), value: <span translate="no">{money(depositAmount)}</span> },
          ...(landlordName
            ? [{ label: t("amendment.oldLandlord"), value: <span translate="no">{landlordName}</span> }]
            : []),
          number,
        ]}
      />
      <p>{t("amendment.NEW_LANDLORD.claims")}</p>
    </>
  );
}
