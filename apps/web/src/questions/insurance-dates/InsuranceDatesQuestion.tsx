import { addMonths, dateOfTimestamp, saves, timestampOfDate } from "@kautia/contract";
import { DateField } from "@kautia/design-system";
import { useState } from "react";
import { insuranceEndWords } from "../../form/field-words.ts";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useDateTexts } from "../../form/use-date-texts.ts";
import { QuestionHead } from "../../form/QuestionHead.tsx";
import { useForm } from "../../form/use-form.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import type { QuestionProps } from "../question.ts";

/** The server decides which dates are allowed, because the browser's clock may be wrong. Its error contains the limits. */
export function Question({ record, onSaved }: QuestionProps) {
  const { t, shortDate } = useText();
  const dateTexts = useDateTexts();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const form = useForm({
    id: "insurance-dates",
    call: saves["rent-property-dates"],
    initial: {
      insuranceStart: record.insuranceStart ? dateOfTimestamp(record.insuranceStart) : "",
      insuranceEnd: record.insuranceEnd ? dateOfTimestamp(record.insuranceEnd) : "",
    },
    labels: { insuranceStart: "fields.insuranceStart", insuranceEnd: "fields.insuranceEnd" },
    words: {
      insuranceStart: { FIELD_INVALID: "validation.date" },
      insuranceEnd: insuranceEndWords,
    },
    body: ({ insuranceStart, insuranceEnd }) => ({
      insuranceStart: insuranceStart === "" ? undefined : timestampOfDate(insuranceStart),
      insuranceEnd: insuranceEnd === "" ? null : timestampOfDate(insuranceEnd),
    }),
    onSaved,
  });

  return (
    <Form
      form={form}
      head={<QuestionHead title={t("questions.insurance-dates.title")} why={t("questions.insurance-dates.why")} />}
    >
      <DateField
        {...form.bind("insuranceStart")}
        {...dateTexts}
        pickerText={t("common.openCalendar")}
        help={t("fields.insuranceStartHelp", { example: shortDate(addMonths(today, 1)) })}
      />
      <DateField
        {...form.bind("insuranceEnd")}
        {...dateTexts}
        pickerText={t("common.openCalendar")}
        optionalText={t("common.optional")}
        help={t("fields.insuranceEndHelp")}
      />
      <FormActions form={form} />
    </Form>
  );
}
