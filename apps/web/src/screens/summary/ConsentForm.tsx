import {
  addDays,
  countryFacts,
  dateOfTimestamp,
  type FieldError,
  fieldError,
  landlordStances,
  lastDayToWithdraw,
  saveSummary,
  type TenantRecord,
} from "@kautia/contract";
import { Checkbox } from "@kautia/design-system";
import { useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useForm } from "../../form/use-form.ts";
import { localDay } from "../../questions/insurance-dates/usual-starts.ts";
import { useText } from "../../texts/use-text.ts";
import { LegalText } from "../../parts/contract/LegalText.tsx";
import { useRiskCheck } from "./use-risk-check.ts";
import { ConsentFields } from "../../parts/contract/ConsentFields.tsx";
import { consentLabels, consentWords } from "../../parts/contract/consent-values.ts";
import { checkNeeds, needsLabels, needsOf, needsWords, noNeeds } from "./needs-values.ts";
import { NeedsFields } from "./NeedsFields.tsx";

/**
 * What the tenant needs, one unticked box per consent, and the button. docs/flow.md says which consents are asked for
 * and which are required.
 */
export function ConsentForm({ record }: { record: TenantRecord }) {
  const { country, session, drafts } = useApp();
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
  // Asked again only about another landlord.
  const stance = `landlordAccepts ${record.landlordInfo?.email}`;
  const known = drafts.get(stance)?.["landlordAccepts"];
  const form = useForm({
    id: "summary",
    call: saveSummary,
    initial: {
      ...noNeeds,
      landlordAccepts: landlordStances.find((value) => value === known) ?? null,
      termsAndPrivacy: false,
      initialInformation: false,
      electronicCommunication: false,
      earlyFulfilment: false,
    },
    labels: {
      ...needsLabels,
      ...consentLabels,
      earlyFulfilment: { text: t("summary.earlyFulfilment", { start: early ?? "" }) },
    },
    words: {
      ...needsWords,
      ...consentWords,
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
      drafts.keep(stance, { landlordAccepts: form.values.landlordAccepts });
      await session.refresh();
      await checkRisk();
    },
  });

  // The server goes by the application's country and may require this consent, so show its box then too.
  const electronic = form.bindTick("electronicCommunication");
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
      <ConsentFields
        country={home}
        fields={{
          termsAndPrivacy: form.bindTick("termsAndPrivacy"),
          initialInformation: form.bindTick("initialInformation"),
          electronicCommunication: asksElectronic ? electronic : null,
        }}
      >
        <LegalText id="first-information" title={t("summary.readFirstInformation")} kind="first-info" country={home} />
      </ConsentFields>
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
