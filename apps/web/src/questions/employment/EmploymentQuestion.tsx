import { type EmploymentStatus, employmentStatuses, saveEmploymentStatus } from "@kautia/contract";
import {
  ChoiceList,
  IconEmployed,
  IconJobSeeker,
  IconRetired,
  IconSelfEmployed,
  IconStudent,
  MoneyField,
  Select,
  TextField,
} from "@kautia/design-system";
import type { TextKey } from "@kautia/locales";
import { amountOf, amountText } from "../../form/amount.ts";
import { educationLevels } from "../../form/education-levels.ts";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useForm } from "../../form/use-form.ts";
import { useText } from "../../i18n/use-text.ts";
import type { QuestionProps } from "../question.ts";

const icons = {
  EMPLOYED: <IconEmployed />,
  SELF_EMPLOYED: <IconSelfEmployed />,
  JOB_SEEKER: <IconJobSeeker />,
  STUDENT: <IconStudent />,
  RETIRED: <IconRetired />,
};

const incomeHelp: Partial<Record<EmploymentStatus, TextKey>> = {
  RETIRED: "fields.grossIncomeRetiredHelp",
  JOB_SEEKER: "fields.grossIncomeJobSeekerHelp",
};

/** The occupation first; below it appears what belongs to it: the income, or a student's education. */
export function Question({ record, onSaved }: QuestionProps) {
  const { t, locale } = useText();
  const form = useForm({
    id: "employment",
    call: saveEmploymentStatus,
    initial: {
      employmentStatus: record.employmentStatus,
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
      grossIncome: { FIELD_INVALID: "validation.amount" },
      educationLevel: { FIELD_REQUIRED: "validation.option" },
    },
    body: ({ employmentStatus, grossIncome, educationLevel, educationPlace }) =>
      employmentStatus === "STUDENT"
        ? { employmentStatus, educationLevel, educationPlace }
        : { employmentStatus, grossIncome: amountOf(grossIncome) },
    onSaved,
  });
  const status = form.values.employmentStatus;

  return (
    <Form form={form}>
      <ChoiceList
        {...form.bind("employmentStatus")}
        label={t("questions.employment.title")}
        asQuestion
        help={t("questions.employment.why")}
        options={employmentStatuses.map((value) => ({
          value,
          label: t(`choices.employmentStatus.${value}`),
          icon: icons[value],
        }))}
      />
      {status === null || status === "STUDENT" ? null : (
        <MoneyField
          {...form.bind("grossIncome")}
          locale={locale}
          width="medium"
          help={t(incomeHelp[status] ?? "fields.grossIncomeHelp")}
          optionalText={status === "JOB_SEEKER" ? t("common.optional") : undefined}
        />
      )}
      {status === "STUDENT" ? (
        <>
          <Select
            {...form.bind("educationLevel")}
            emptyText={t("common.choose")}
            options={educationLevels.map((value) => ({ value, label: t(`choices.educationLevel.${value}`) }))}
          />
          <TextField {...form.bind("educationPlace")} help={t("fields.educationPlaceHelp")} autoComplete="off" />
        </>
      ) : null}
      <FormActions form={form} />
    </Form>
  );
}
