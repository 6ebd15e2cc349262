import {
  type AmendmentLink,
  answerAmendmentLink,
  countryOfContract,
  type FieldError,
  fieldError,
  withdrawalDays,
} from "@kautia/contract";
import { Button, Checkbox, InlineMessage, Question, SummaryList } from "@kautia/design-system";
import { describeChange, joinNames } from "@kautia/locales/format";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { useApp } from "../../app/app-context.ts";
import { FormElement } from "../../form/FormElement.tsx";
import { useForm } from "../../form/use-form.ts";
import { Page } from "../../frame/Page.tsx";
import { ConsentFields } from "../../parts/contract/ConsentFields.tsx";
import { consentLabels, consentWords } from "../../parts/contract/consent-values.ts";
import { RefuseDialog } from "../../parts/amendments/OpenAmendments.tsx";
import { FailureMessage } from "../../parts/failure/FailureMessage.tsx";
import { useText } from "../../texts/use-text.ts";
import type { Acts } from "./acts.ts";
import { useAnswer } from "./use-answer.ts";
import { useRefusal } from "./use-refusal.ts";

const unticked = {
  liable: false,
  ends: false,
  termsAndPrivacy: false,
  initialInformation: false,
  electronicCommunication: false,
};

interface SignToJoinProps extends Acts {
  view: AmendmentLink;
  asks: NonNullable<AmendmentLink["asks"]>;
}

/** What somebody who joins a running contract signs, with the consents. The documents came with the mail. */
export function SignToJoin({ view, asks, ...acts }: SignToJoinProps) {
  const { settings } = useApp();
  const text = useText();
  const { t, money, language } = text;
  const { answer, failure } = useAnswer(acts);
  const { refuse, dialog } = useRefusal(answer);
  const { change, contractNumber, tenantName, coTenantNames, fullAddress, depositAmount, landlordName } = view;
  const leaves = change.kind === "CO_TENANTS" ? change.leaves : null;
  const others = [tenantName, ...coTenantNames].filter((name) => name !== leaves);
  const country = countryOfContract(contractNumber) ?? text.country();
  const values = { insurer: settings.insurer.name, others: joinNames(others, language) };
  const asked = Object.keys(unticked).filter((name) => name !== "electronicCommunication" || asks[name]);
  const form = useForm({
    id: `join ${acts.token}`,
    call: answerAmendmentLink,
    params: { token: acts.token },
    initial: unticked,
    labels: {
      liable: { text: t("amendment.join.liable", values) },
      ends: "coTenant.understand2",
      ...consentLabels,
    },
    words: {
      liable: { CONSENT_REQUIRED: "coTenant.understand1Error" },
      ends: { CONSENT_REQUIRED: "coTenant.understand2Error" },
      ...consentWords,
    },
    check: (ticked): FieldError[] =>
      asked.filter((name) => Reflect.get(ticked, name) !== true).map((name) => fieldError(name, "CONSENT_REQUIRED")),
    body: ({ termsAndPrivacy, initialInformation, electronicCommunication }) => ({
      agrees: true,
      reason: "",
      consents: { termsAndPrivacy, initialInformation, electronicCommunication, earlyFulfilment: false },
    }),
    onRefused: (errorCode) => {
      if (errorCode !== "POLICY_STATUS_CONFLICT") return false;
      acts.onConflict();
      return true;
    },
    onSaved: acts.onAnswered,
  });
  return (
    <Page title={t("amendment.join.title")}>
      <Question title={t("amendment.join.title")} lead={t("amendment.join.lead", { days: String(withdrawalDays) })} />
      <SummaryList
        rows={[
          { label: t("amendment.CO_TENANTS.change"), value: describeChange(change, text) },
          { label: t("landlord.home"), value: keepAddressTogether(fullAddress) },
          { label: t("landlord.amount"), value: <span translate="no">{money(depositAmount)}</span> },
          ...(landlordName
            ? [{ label: t("policies.landlord"), value: <span translate="no">{landlordName}</span> }]
            : []),
          { label: t("landlord.number"), value: <span translate="no">{contractNumber}</span> },
        ]}
      />
      <FormElement form={form}>
        <fieldset className="contract-understand">
          <legend>{t("payment.understand")}</legend>
          <Checkbox {...form.bindTick("liable")} />
          <Checkbox {...form.bindTick("ends")} />
        </fieldset>
        <fieldset className="contract-understand">
          <legend>{t("summary.consents")}</legend>
          <ConsentFields
            country={country}
            fields={{
              termsAndPrivacy: form.bindTick("termsAndPrivacy"),
              initialInformation: form.bindTick("initialInformation"),
              electronicCommunication: asks.electronicCommunication ? form.bindTick("electronicCommunication") : null,
            }}
          />
        </fieldset>
        {form.offline ? (
          <InlineMessage tone="caution" toneLabel={t("common.error")} title={t("form.offlineTitle")} live>
            {t("form.offlineText")}
          </InlineMessage>
        ) : null}
        <Button type="submit" wide busy={form.busy} busyLabel={t("payment.signing")}>
          {t("amendment.join.yes")}
        </Button>
      </FormElement>
      {failure ? <FailureMessage failure={failure} /> : null}
      <Button variant="text" onClick={refuse}>
        {t("amendment.join.no")}
      </Button>
      <RefuseDialog {...dialog} />
    </Page>
  );
}
