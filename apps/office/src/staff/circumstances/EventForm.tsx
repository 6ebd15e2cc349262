import { countryFacts, recordCircumstance, recordedKinds } from "@kautia/contract";
import { TextArea, TextField } from "@kautia/design-system";
import { createLazyRoute } from "@tanstack/react-router";
import { ChipsField, DayField, EmailField, useToday } from "../../form/fields.tsx";
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
  const on = useToday(country);
  const initial: { kind: (typeof recordedKinds)[number] } & Record<
    "on" | "contactName" | "contactEmail" | "contactAddress" | "note",
    string
  > = { kind: recordedKinds[0], on, contactName: "", contactEmail: "", contactAddress: "", note: "" };
  const form = useCallForm({
    call: recordCircumstance,
    initial,
    words: { contactEmail: { EMAIL_ONBOARDING_MUST_BE_DIFFERENT: "office.event.sameEmail" } },
    request: ({ contactEmail, ...body }) => ({
      params: { refId },
      body: { ...body, contactEmail: contactEmail || null },
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
      <ChipsField
        {...form.bind("kind")}
        label={t("office.event.what")}
        of={recordedKinds}
        textOf={(value) => t(`office.event.${value}`)}
      />
      <p className="quiet">{t(`office.circumstance.means.${kind}`, { law: countryFacts[country].deathLaw })}</p>
      <DayField {...form.bind("on")} label={t(`office.event.on.${kind}`)} />
      <TextField {...form.bind("contactName")} label={t(`office.event.contact.${kind}`)} />
      <EmailField
        {...form.bind("contactEmail")}
        label={t("office.event.email")}
        help={kind === "LANDLORD_INSOLVENT" ? t("office.event.emailHelp") : undefined}
        optionalText={kind === "LANDLORD_INSOLVENT" ? undefined : t("common.optional")}
      />
      <TextField
        {...form.bind("contactAddress")}
        label={t("office.event.address")}
        optionalText={t("common.optional")}
      />
      <TextArea {...form.bind("note")} label={t(`office.event.note.${kind}`)} rows={3} />
    </PolicyForm>
  );
}
