import {
  type EmploymentChoice,
  employmentChoices,
  employmentForm,
  looksMonthly,
  mustGiveIncome,
  roundToCents,
} from "@kautia/contract";
import {
  Button,
  ChoiceList,
  IconEmployed,
  IconJobSeeker,
  IconRetired,
  IconSelfEmployed,
  IconStudent,
  Select,
  TextField,
} from "@kautia/design-system";
import { AmountField } from "../../form/AmountField.tsx";
import type { TextKey } from "@kautia/locales";
import { useEffect, useEffectEvent, useRef } from "react";
import { useText } from "../../texts/use-text.ts";
import { educationLevels } from "./education-levels.ts";
import { amountOf, amountText } from "../../form/amount.ts";
import type { Binding } from "../../form/form-state.ts";
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
  label: string;
  asQuestion?: boolean;
}

/** The occupation, and below it the fields that it needs: the income, to which a tap leads, or a student's education. */
export function EmploymentFields({ fields, meant, label, asQuestion }: EmploymentFieldsProps) {
  const { t, money } = useText();
  const status = fields.employmentStatus.value;
  const income = useRef<HTMLInputElement>(null);
  const tapped = useRef(false);
  useEffect(() => {
    if (tapped.current && status !== "job_seeker" && income.current?.value === "") income.current.focus();
    tapped.current = false;
  }, [status]);

  const { value: typed, error } = fields.grossIncome;
  const amount = amountOf(typed) ?? 0;
  const monthly = error && status && mustGiveIncome(employmentForm[status]) && looksMonthly(amount) ? amount : 0;
  const ask = useEffectEvent(() => meant.ask(typed));
  useEffect(() => {
    if (monthly > 0) ask();
  }, [monthly]);

  function takeYear(): void {
    fields.grossIncome.onChange(amountText(roundToCents(monthly * 12)));
    // The button disappears, and the focus with it.
    income.current?.focus();
  }

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
        <div>
          <AmountField
            {...fields.grossIncome}
            ref={income}
            width="medium"
            help={t(incomeHelp[status] ?? "fields.grossIncomeHelp")}
            optionalText={status === "job_seeker" ? t("common.optional") : undefined}
          />
          {monthly > 0 ? (
            <Button variant="text" className="form-under" onClick={takeYear}>
              {t("fields.grossIncomeUse", { amount: money(roundToCents(monthly * 12)) })}
            </Button>
          ) : null}
        </div>
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
