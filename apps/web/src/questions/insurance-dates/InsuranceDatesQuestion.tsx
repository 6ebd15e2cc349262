import { addMonths, dateOfTimestamp, saves, timestampOfDate } from "@kautia/contract";
import { DateField } from "@kautia/design-system";
import { useState } from "react";
import { insuranceEndWords } from "../../form/field-words.ts";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { QuickAnswers } from "../../form/QuickAnswers.tsx";
import { Unfold } from "../../form/Unfold.tsx";
import { localDay, usualStarts } from "./usual-starts.ts";
import { useDateTexts } from "../../form/use-date-texts.ts";
import { QuestionHead } from "../../form/QuestionHead.tsx";
import { useForm } from "../../form/use-form.ts";
import { useText } from "../../texts/use-text.ts";
import type { QuestionProps } from "../question.ts";

/** The server decides which dates are allowed, because the browser's clock may be wrong. Its error contains the limits. */
export function Question({ record, onSaved }: QuestionProps) {
  const { t, shortDate, dayOfYear } = useText();
  const dateTexts = useDateTexts();
  const [today] = useState(() => localDay(new Date()));
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

  const start = form.bind("insuranceStart");
  const end = form.bind("insuranceEnd");
  const [first, ...firsts] = usualStarts(today);

  return (
    <Form
      form={form}
      head={<QuestionHead title={t("questions.insurance-dates.title")} why={t("questions.insurance-dates.why")} />}
    >
      <div>
        <DateField
          {...start}
          {...dateTexts}
          pickerText={t("common.openCalendar")}
          near="future"
          help={t("fields.insuranceStartHelp", { example: shortDate(addMonths(today, 1)) })}
        />
        <QuickAnswers
          label={t("fields.insuranceStartUsual")}
          answers={[
            { value: first, label: t("fields.today") },
            ...firsts.map((day) => ({ value: day, label: dayOfYear(day) })),
          ]}
          value={start.value}
          onTake={start.onChange}
        />
      </div>
      <Unfold label={t("fields.insuranceEndAdd")} open={form.values.insuranceEnd !== "" || end.error !== undefined}>
        <DateField
          {...end}
          {...dateTexts}
          pickerText={t("common.openCalendar")}
          near="future"
          optionalText={t("common.optional")}
          help={t("fields.insuranceEndHelp")}
        />
      </Unfold>
      <FormActions form={form} />
    </Form>
  );
}
