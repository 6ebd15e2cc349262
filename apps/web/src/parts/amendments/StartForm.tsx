import { DateField } from "@kautia/design-system";
import { Form } from "../../form/Form.tsx";
import { useDateTexts } from "../../form/use-date-texts.ts";
import { useText } from "../../texts/use-text.ts";
import { AskActions } from "./AskActions.tsx";
import { type AmendmentFormProps, type AskCall, useAmendmentForm } from "./use-amendment-form.ts";

/** Asks for another first day. */
export function StartForm<C extends AskCall>({ asking, contract: { insuranceStart } }: AmendmentFormProps<C>) {
  const { t, date } = useText();
  const dateTexts = useDateTexts();
  const form = useAmendmentForm(asking, {
    kind: "START",
    initial: { insuranceStart: "" },
    labels: { insuranceStart: "changes.START.insuranceStart" },
    words: { insuranceStart: { FIELD_INVALID: "validation.date" } },
    change: (values) => values,
  });
  return (
    <Form form={form}>
      <DateField
        {...form.bind("insuranceStart")}
        {...dateTexts}
        pickerText={t("common.openCalendar")}
        near="future"
        help={t("changes.START.insuranceStartHelp", { date: date(insuranceStart) })}
      />
      <AskActions asking={asking} form={form} />
    </Form>
  );
}
