import { endAfterDeath, type StaffPolicy } from "@kautia/contract";
import { TextArea } from "@kautia/design-system";
import { ChipsField, DayField, useToday } from "../../form/fields.tsx";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { useText } from "../../text/use-text.ts";

const outcomes = ["GOES_ON", "ENDS"] as const;

/** Asks a second person to let the contract go on with the heirs, or to end it. */
export function AfterDeath({ of: { refId, country }, onDone }: { of: StaffPolicy; onDone: () => void }) {
  const { t } = useText();
  const initial: { outcome: (typeof outcomes)[number]; endsOn: string; reason: string } = {
    outcome: "GOES_ON",
    endsOn: useToday(country),
    reason: "",
  };
  const form = useCallForm({
    call: endAfterDeath,
    initial,
    request: ({ endsOn, ...body }) => ({
      params: { refId },
      body: { ...body, endsOn: body.outcome === "ENDS" && endsOn !== "" ? endsOn : null },
    }),
    said: t("office.fourEyes.asked"),
    onDone,
  });
  const { outcome } = form.values;
  return (
    <CallFormView form={form} label={t("office.fourEyes.ask")}>
      <ChipsField
        {...form.bind("outcome")}
        label={t("office.death.outcome")}
        of={outcomes}
        textOf={(value) => t(`office.death.${value}`)}
      />
      <p className="quiet">{t(`office.death.means.${outcome}`)}</p>
      {outcome === "ENDS" ? <DayField {...form.bind("endsOn")} label={t("office.death.endsOn")} /> : null}
      <TextArea {...form.bind("reason")} label={t("office.fourEyes.reason")} rows={3} />
    </CallFormView>
  );
}
