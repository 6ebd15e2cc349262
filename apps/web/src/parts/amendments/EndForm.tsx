import { DateField } from "@kautia/design-system";
import { Form } from "../../form/Form.tsx";
import { useDateTexts } from "../../form/use-date-texts.ts";
import { useText } from "../../texts/use-text.ts";
import { AskActions } from "./AskActions.tsx";
import { type AmendmentFormProps, type AskCall, useAmendmentForm } from "./use-amendment-form.ts";

/** Asks for a later end, or for none. */
export function EndForm<C extends AskCall>({ asking, contract: { insuranceEnd } }: AmendmentFormProps<C>) {
  const { t, date } = useText();
  const dateTexts = useDateTexts();
  const form = useAmendmentForm(asking, {
    kind: "END",
    initial: { insuranceEnd: "" },
    labels: { insuranceEnd: "changes.END.insuranceEnd" },
    words: { insuranceEnd: { FIELD_INVALID: "validation.date" } },
    change: (values) => ({ insuranceEnd: values.insuranceEnd === "" ? null : values.insuranceEnd }),
  });
  return (
    <Form form={form}>
      <DateField
        {...form.bind("insuranceEnd")}
        {...dateTexts}
        pickerText={t("common.openCalendar")}
        near="future"
        optionalText={t("common.optional")}
        help={insuranceEnd === null ? undefined : t("changes.END.insuranceEndHelp", { date: date(insuranceEnd) })}
      />
      <AskActions asking={asking} form={form} />
    </Form>
  );
}
