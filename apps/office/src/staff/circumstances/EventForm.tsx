import { countryFacts, recordCircumstance, recordedKinds } from "@kautia/contract";
import { ChoiceList, TextArea, TextField } from "@kautia/design-system";
import { todayIn } from "@kautia/locales/format";
import { createLazyRoute } from "@tanstack/react-router";
import { useState } from "react";
import { DayField } from "../../form/fields.tsx";
import { emailInput } from "../../form/email-input.ts";
import { useCallForm } from "../../form/use-call-form.ts";
import { useText } from "../../text/use-text.ts";
import { PolicyForm } from "../policies/PolicyForm.tsx";
import { useBackToPolicy } from "../policies/use-back-to-policy.ts";
import { usePolicy } from "../policies/use-policy.ts";

export const Route = createLazyRoute("/staff/policies/$id/event")({ component: EventForm });

function EventForm() {
  const { t } = useText();
  const { refId, country } = usePolicy();
  const goBack = useBackToPolicy();
  const [on] = useState(() => todayIn(country));
  const initial: { kind: (typeof recordedKinds)[number] } & Record<
    "on" | "contactName" | "contactEmail" | "contactAddress" | "note",
    string
  > = { kind: recordedKinds[0], on, contactName: "", contactEmail: "", contactAddress: "", note: "" };
  const form = useCallForm({
    call: recordCircumstance,
    initial,
    request: ({ contactEmail, ...body }) => ({
      params: { refId },
      body: { ...body, contactEmail: contactEmail === "" ? null : contactEmail },
    }),
    onDone: (_, { kind }) => goBack(t(kind === "DEATH" ? "office.event.done" : "office.fourEyes.asked")),
  });
  const { kind } = form.values;
  return (
    <PolicyForm
      title={t("office.event")}
      form={form}
      label={t(kind === "DEATH" ? "office.event.save" : "office.fourEyes.ask")}
    >
      <ChoiceList
        label={t("office.event.what")}
        layout="chips"
        options={recordedKinds.map((value) => ({ value, label: t(`office.event.${value}`) }))}
        value={kind}
        onChange={(chosen) => form.set({ kind: chosen })}
      />
      <p className="quiet">{t(`office.circumstance.means.${kind}`, { law: countryFacts[country].deathLaw })}</p>
      <DayField {...form.bind("on")} label={t(`office.event.on.${kind}`)} />
      <TextField {...form.bind("contactName")} label={t(`office.event.contact.${kind}`)} autoComplete="off" />
      <TextField
        {...emailInput}
        {...form.bind("contactEmail")}
        label={t("office.event.email")}
        help={kind === "LANDLORD_INSOLVENT" ? t("office.event.emailHelp") : undefined}
        optionalText={kind === "LANDLORD_INSOLVENT" ? undefined : t("common.optional")}
      />
      <TextField
        {...form.bind("contactAddress")}
        label={t("office.event.address")}
        optionalText={t("common.optional")}
        autoComplete="off"
      />
      <TextArea {...form.bind("note")} label={t(`office.event.note.${kind}`)} rows={3} />
    </PolicyForm>
  );
}
