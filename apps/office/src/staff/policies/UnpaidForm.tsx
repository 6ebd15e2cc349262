import { addDays, decideUnpaid, maxUnpaidParts, type UnpaidOutcome, unpaidOutcomes } from "@kautia/contract";
import { TextArea } from "@kautia/design-system";
import { createLazyRoute } from "@tanstack/react-router";
import { ChipsField, DayField, SelectField, useToday } from "../../form/fields.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { useText } from "../../text/use-text.ts";
import { PolicyForm } from "./PolicyForm.tsx";
import { useBackToPolicy } from "./use-back-to-policy.ts";
import { usePolicy } from "./use-policy.ts";

export const Route = createLazyRoute("/staff/policies/$id/unpaid")({ component: UnpaidForm });

/** Decides what follows when premiums are unpaid after the two weeks of a reminder. */
function UnpaidForm() {
  const { t } = useText();
  const { refId, country } = usePolicy();
  const goBack = useBackToPolicy();
  const inTwoWeeks = addDays(useToday(country), 14);
  const initial: { outcome: UnpaidOutcome; on: string; parts: string; note: string } = {
    outcome: "WAIT",
    on: inTwoWeeks,
    parts: "3",
    note: "",
  };
  const form = useCallForm({
    call: decideUnpaid,
    initial,
    request: ({ outcome, on, parts, note }) => ({
      params: { refId },
      body: {
        outcome,
        on: outcome === "TERMINATE" ? null : on,
        parts: outcome === "INSTALMENTS" ? Number(parts) : null,
        note,
      },
    }),
    onDone: (_, { outcome }) => goBack(t(outcome === "TERMINATE" ? "office.fourEyes.asked" : "office.unpaid.done")),
  });
  const { outcome } = form.values;
  return (
    <PolicyForm
      title={t("office.unpaid.decide")}
      form={form}
      label={t(outcome === "TERMINATE" ? "office.fourEyes.ask" : "office.unpaid.save")}
    >
      <ChipsField
        {...form.bind("outcome")}
        label={t("office.unpaid.outcome")}
        of={unpaidOutcomes}
        textOf={(value) => t(`office.unpaid.outcome.${value}`)}
      />
      <p className="quiet">{t(`office.unpaid.means.${outcome}`)}</p>
      {outcome === "INSTALMENTS" ? (
        <SelectField
          {...form.bind("parts")}
          label={t("office.unpaid.parts")}
          of={Array.from({ length: maxUnpaidParts - 1 }, (_, index) => String(index + 2))}
          textOf={(parts) => parts}
        />
      ) : null}
      {outcome === "TERMINATE" ? null : <DayField {...form.bind("on")} label={t(`office.unpaid.on.${outcome}`)} />}
      <TextArea {...form.bind("note")} label={t("office.unpaid.note")} rows={3} />
    </PolicyForm>
  );
}
