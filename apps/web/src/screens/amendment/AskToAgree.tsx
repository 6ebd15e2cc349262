import { type AmendmentLink, answerAmendmentLink } from "@kautia/contract";
import { Actions, Button, Question, SummaryList } from "@kautia/design-system";
import { nameTenants, tenantValues } from "@kautia/locales/format";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { useState } from "react";
import type { CallFailure } from "../../api/call-result.ts";
import { useApp } from "../../app/app-context.ts";
import { Page } from "../../frame/Page.tsx";
import { RefuseDialog } from "../../parts/amendments/OpenAmendments.tsx";
import { FailureMessage } from "../../parts/failure/FailureMessage.tsx";
import { useText } from "../../texts/use-text.ts";

interface AskToAgreeProps {
  view: AmendmentLink;
  token: string;
  onAnswered: (view: AmendmentLink) => void;
  /** Called if it has been settled in the meantime. */
  onConflict: () => void;
}

/** What the reader is asked to agree to, with both answers. */
export function AskToAgree({ view, token, onAnswered, onConflict }: AskToAgreeProps) {
  const { api } = useApp();
  const { t, language } = useText();
  const [isRefusing, setIsRefusing] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const { change } = view;
  const { kind } = change;

  async function answer(agrees: boolean, reason: string): Promise<void> {
    setFailure(null);
    const options = { handledStatuses: "all" } as const;
    const result = await api.call(answerAmendmentLink, { params: { token }, body: { agrees, reason } }, options);
    setIsRefusing(false);
    if (result.ok) {
      window.scrollTo(0, 0);
      onAnswered(result.answer);
    } else if (result.problem?.errorCode === "POLICY_STATUS_CONFLICT") onConflict();
    else if (result.why === "offline" || result.why === "refused") setFailure(result);
  }

  const title = t(`amendment.${kind}.title`);
  return (
    <Page title={title}>
      <Question
        title={title}
        lead={t(`amendment.${kind}.lead`, { ...tenantValues(view, language), email: change.email ?? "" })}
      />
      {failure ? <FailureMessage failure={failure} /> : null}
      <Facts view={view} />
      <Actions>
        <Button onClick={() => answer(true, "")} busyLabel={t("common.saving")}>
          {t(`amendment.${kind}.yes`)}
        </Button>
        <Button variant="text" onClick={() => setIsRefusing(true)}>
          {t(`amendment.${kind}.no`)}
        </Button>
      </Actions>
      <RefuseDialog
        amendment={isRefusing ? { id: "" } : null}
        onRefuse={(_id, reason) => answer(false, reason)}
        onClose={() => setIsRefusing(false)}
      />
    </Page>
  );
}

function Facts({ view }: Pick<AskToAgreeProps, "view">) {
  const { t, money, language } = useText();
  const { change, fullAddress, depositAmount, landlordName, contractNumber } = view;
  const number = { label: t("landlord.number"), value: <span translate="no">{contractNumber}</span> };
  const home = { label: t("landlord.home"), value: keepAddressTogether(fullAddress) };
  if (change.kind === "TENANT_EMAIL") return <SummaryList rows={[home, number]} />;
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
