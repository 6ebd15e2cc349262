import { type EmploymentChoice, employmentChoices, employmentForm, mustGiveIncome } from "@kautia/contract";
import {
  ChoiceList,
  IconEmployed,
  IconJobSeeker,
  IconRetired,
  IconSelfEmployed,
  IconStudent,
  Select,
  TextField,
} from "@kautia/design-system";
import type { TextKey } from "@kautia/locales";
import { useEffect, useRef } from "react";
import { useText } from "../../texts/use-text.ts";
import { educationLevels } from "./education-levels.ts";
import type { Binding } from "../../form/form-state.ts";
import { IncomeField } from "./IncomeField.tsx";
import type { MeantIncome } from "./use-meant-income.ts";

const icons = {
  employed: <IconEmployed />,
  self_employed: <IconSelfEmployed />,
  job_seeker: <IconJobSeeker />,
  student: <IconStudent />,
  retired: <IconRetired />,
};

const incomeHelp: Partial<Record<EmploymentChoice, TextKey>> = {
  retired: "fields.grossIncomeRetiredHelp",
  job_seeker: "fields.grossIncomeJobSeekerHelp",
};

export interface EmploymentFieldsProps {
  fields: {
    employmentStatus: Binding<EmploymentChoice | null>;
    grossIncome: Binding<string>;
    educationLevel: Binding<string>;
    educationPlace: Binding<string>;
  };
  meant: MeantIncome;
  tries: number;
  label: string;
  asQuestion?: boolean;
}

/** The occupation, and below it the fields that it needs: the income, to which a tap leads, or a student's education. */
export function EmploymentFields({ fields, meant, tries, label, asQuestion }: EmploymentFieldsProps) {
  const { t } = useText();
  const status = fields.employmentStatus.value;
  const income = useRef<HTMLInputElement>(null);
  const tapped = useRef(false);
  useEffect(() => {
    if (tapped.current && status !== "job_seeker" && income.current?.value === "") income.current.focus();
    tapped.current = false;
  }, [status]);

  return (
    <>
      <ChoiceList
        {...fields.employmentStatus}
        label={label}
        asQuestion={asQuestion}
        onTap={() => {
          tapped.current = true;
        }}
        help={t("questions.employment.why")}
        options={employmentChoices.map((value) => ({
          value,
          label: t(`choices.employmentStatus.${employmentForm[value]}`),
          icon: icons[value],
        }))}
      />
      {status === null || status === "student" ? null : (
        <IncomeField
          field={fields.grossIncome}
          meant={meant}
          tries={tries}
          ref={income}
          anyAmount={!mustGiveIncome(employmentForm[status])}
          help={t(incomeHelp[status] ?? "fields.grossIncomeHelp")}
          optionalText={status === "job_seeker" ? t("common.optional") : undefined}
        />
      )}
      {status === "student" ? (
        <>
          <Select
            {...fields.educationLevel}
            emptyText={t("common.choose")}
            options={educationLevels.map((value) => ({ value, label: t(`choices.educationLevel.${value}`) }))}
          />
          <TextField {...fields.educationPlace} autoComplete="off" />
          <p className="quiet">{t("fields.educationProof")}</p>
        </>
      ) : null}
    </>
  );
}
