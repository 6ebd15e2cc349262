import { employmentChoice, employmentForm, saves } from "@kautia/contract";
import { amountOf, amountText } from "../../form/amount.ts";
import { EmploymentFields } from "../../parts/employment/EmploymentFields.tsx";
import { useMeantIncome } from "../../parts/employment/use-meant-income.ts";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useForm } from "../../form/use-form.ts";
import { useText } from "../../texts/use-text.ts";
import type { QuestionProps } from "../question.ts";
import { incomeWords } from "../../form/field-words.ts";

export function Question({ record, onSaved }: QuestionProps) {
  const { t } = useText();
  const meant = useMeantIncome();
  const form = useForm({
    id: "employment",
    call: saves["employment-status"],
    initial: {
      employmentStatus: employmentChoice(record.employmentStatus),
      grossIncome: amountText(record.grossIncome),
      educationLevel: record.educationLevel ?? "",
      educationPlace: record.educationPlace ?? "",
    },
    labels: {
      employmentStatus: "fields.employmentStatus",
      grossIncome: "fields.grossIncome",
      educationLevel: "fields.educationLevel",
      educationPlace: "fields.educationPlace",
    },
    words: {
      employmentStatus: { FIELD_REQUIRED: "validation.option" },
      grossIncome: incomeWords,
      educationLevel: { FIELD_REQUIRED: "validation.option" },
    },
    body: ({ employmentStatus, grossIncome, educationLevel, educationPlace }) => ({
      employmentStatus: employmentStatus && employmentForm[employmentStatus],
      ...(employmentStatus === "student"
        ? { educationLevel, educationPlace }
        : { grossIncome: amountOf(grossIncome), incomeIsYearly: meant.isMeant(grossIncome) || undefined }),
    }),
    onSaved,
  });

  return (
    <Form form={form}>
      <EmploymentFields
        meant={meant}
        tries={form.tries}
        fields={{
          employmentStatus: form.bind("employmentStatus"),
          grossIncome: form.bind("grossIncome"),
          educationLevel: form.bind("educationLevel"),
          educationPlace: form.bind("educationPlace"),
        }}
        label={t("questions.employment.title")}
        asQuestion
      />
      <FormActions form={form} />
    </Form>
  );
}
