import {
  addDays,
  consentDocuments,
  countryFacts,
  dateOfTimestamp,
  type FieldError,
  fieldError,
  lastDayToWithdraw,
  saveSummary,
  type TenantRecord,
} from "@kautia/contract";
import { Checkbox, TextWithEmails } from "@kautia/design-system";
import { useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useForm } from "../../form/use-form.ts";
import { localDay } from "../../questions/insurance-dates/usual-starts.ts";
import { useText } from "../../texts/use-text.ts";
import { LegalText } from "../../parts/contract/LegalText.tsx";
import { useRiskCheck } from "./use-risk-check.ts";
import { ConsentDocuments } from "../../parts/contract/ConsentDocuments.tsx";
import { checkNeeds, needsLabels, needsOf, needsWords, noNeeds } from "./needs-values.ts";
import { NeedsFields } from "./NeedsFields.tsx";

/**
 * What the tenant needs, one unticked box per consent, and the button. docs/flow.md says which consents are asked for
 * and which are required.
 */
export function ConsentForm({ record }: { record: TenantRecord }) {
  const { country, session, settings } = useApp();
  const { t, date } = useText();
  const checkRisk = useRiskCheck();
  const home = record.address?.address.country ?? country();
  const required: readonly string[] = countryFacts[home].requiredConsents;
  const start = record.insuranceStart && dateOfTimestamp(record.insuranceStart);
  // The period begins with the signature, today at the earliest.
  const [lastDay] = useState(() =>
    lastDayToWithdraw({ country: home, zip: record.address?.address.zip ?? null }, localDay(new Date())),
  );
  const early = start && start <= lastDay ? date(start) : null;
  const form = useForm({
    id: "summary",
    call: saveSummary,
    initial: {
      ...noNeeds,
      termsAndPrivacy: false,
      initialInformation: false,
      electronicCommunication: false,
      earlyFulfilment: false,
    },
    labels: {
      ...needsLabels,
      termsAndPrivacy: "summary.termsAndPrivacy",
      initialInformation: "summary.initialInformation",
      electronicCommunication: "summary.electronicCommunication",
      earlyFulfilment: { text: t("summary.earlyFulfilment", { start: early ?? "" }) },
    },
    words: {
      ...needsWords,
      initialInformation: { CONSENT_REQUIRED: "validation.consentInitialInformation" },
      electronicCommunication: { CONSENT_REQUIRED: "validation.consentElectronic" },
    },
    check: (values): FieldError[] => [
      ...checkNeeds(values, record),
      ...Object.entries(values)
        .filter(([name, given]) => !given && required.includes(name))
        .map(([name]) => fieldError(name, "CONSENT_REQUIRED")),
    ],
    body: (values) => {
      const { termsAndPrivacy, initialInformation, electronicCommunication } = values;
      const earlyFulfilment = early !== null && values.earlyFulfilment;
      const consents = { termsAndPrivacy, initialInformation, electronicCommunication, earlyFulfilment };
      return { consents, needs: needsOf(values, record) };
    },
    onSaved: async () => {
      await session.refresh();
      await checkRisk();
    },
  });

  // The server goes by the application's country and may require this consent, so show its box then too.
  const electronic = form.bindTick("electronicCommunication");
  const supportEmail = settings.brand.supportEmail[home];
  const asksElectronic =
    required.includes("electronicCommunication") || electronic.checked || electronic.error !== undefined;

  return (
    <Form
      form={form}
      head={
        <h2 id="get-offer" tabIndex={-1}>
          {t("summary.needs")}
        </h2>
      }
    >
      <NeedsFields
        record={record}
        values={form.values}
        fields={{
          depositAgreed: form.bind("depositAgreed"),
          landlordAccepts: form.bind("landlordAccepts"),
          cashPaid: form.bind("cashPaid"),
          cashAmount: form.bind("cashAmount"),
          goesOn: form.bindTick("goesOn"),
        }}
      />
      <h2>{t("summary.consents")}</h2>
      <Checkbox
        {...form.bindTick("termsAndPrivacy")}
        links={<ConsentDocuments kinds={consentDocuments.termsAndPrivacy} country={home} />}
      />
      <Checkbox
        {...form.bindTick("initialInformation")}
        links={<ConsentDocuments kinds={consentDocuments.initialInformation} country={home} />}
      />
      <LegalText id="first-information" title={t("summary.readFirstInformation")} kind="first-info" country={home} />
      {asksElectronic ? (
        <Checkbox
          {...electronic}
          help={<TextWithEmails text={t("summary.electronicCommunicationHelp", { supportEmail })} />}
        />
      ) : null}
      {early === null ? null : (
        <Checkbox
          {...form.bindTick("earlyFulfilment")}
          help={t("summary.earlyFulfilmentHelp", { later: date(addDays(lastDay, 1)) })}
        />
      )}
      <p className="quiet">{t("summary.getOfferNote")}</p>
      {/* At the end, not at the edge of a phone's screen: above it are questions to answer first. */}
      <div className="k-unpinned">
        <FormActions form={form} label={t("summary.getOffer")} />
      </div>
    </Form>
  );
}
