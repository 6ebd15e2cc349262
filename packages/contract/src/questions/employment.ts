import * as z from "zod/mini";
import { type EmploymentStatus, employmentStatuses } from "../enums.ts";
import type { ErrorCode } from "../errors.ts";
import { moneyOrZero, roundToCents } from "../fields/money.ts";
import { oneOf, optionalText } from "../fields/text.ts";
import { minAnnualIncome } from "../limits.ts";
import type { ErrorParams } from "../problem.ts";
import { defineQuestion } from "./define-question.ts";

const statusesWithIncome: readonly EmploymentStatus[] = ["EMPLOYED", "SELF_EMPLOYED", "RETIRED"];

/** Whether this status requires a yearly income. Job seekers may have none; students give their education instead. */
export function mustGiveIncome(status: EmploymentStatus): boolean {
  return statusesWithIncome.includes(status);
}

/**
 * `grossIncome` is EUR per year; with `incomeIsYearly` the tenant confirms an amount that looks monthly. Students give
 * `educationLevel` and `educationPlace` instead.
 */
export const employmentFields = {
  employmentStatus: oneOf(employmentStatuses),
  grossIncome: z.nullish(moneyOrZero),
  incomeIsYearly: z.optional(z.boolean({ error: "FIELD_INVALID" })),
  educationLevel: optionalText(100),
  educationPlace: optionalText(200),
};

interface Employment {
  employmentStatus: EmploymentStatus;
  grossIncome?: number | null | undefined;
  incomeIsYearly?: boolean | undefined;
  educationLevel: string | null;
  educationPlace: string | null;
}

/** Whether a yearly income is so low that it may be a month's. */
export function looksMonthly(grossIncome: number): boolean {
  return grossIncome < minAnnualIncome;
}

/** Checks the fields that each status requires, for every body with `employmentFields`. */
export function checkEmployment({ value, issues }: z.core.ParsePayload<Employment>): void {
  const { employmentStatus, grossIncome, incomeIsYearly, educationLevel, educationPlace } = value;
  const refuse = (field: string, message: ErrorCode, params: ErrorParams = {}) =>
    issues.push({ code: "custom", message, path: [field], params, input: undefined });
  if (mustGiveIncome(employmentStatus)) {
    if (grossIncome === null || grossIncome === undefined) refuse("grossIncome", "FIELD_REQUIRED");
    else if (looksMonthly(grossIncome) && incomeIsYearly !== true)
      refuse("grossIncome", "INCOME_LOOKS_MONTHLY", { monthly: grossIncome, yearly: roundToCents(grossIncome * 12) });
  }
  if (employmentStatus === "STUDENT") {
    if (!educationLevel) refuse("educationLevel", "FIELD_REQUIRED");
    if (!educationPlace) refuse("educationPlace", "FIELD_REQUIRED");
  }
}

export const employmentQuestion = defineQuestion({
  id: "employment",
  page: "employment",
  save: {
    path: "employment-status",
    summary: "Saves the employment status with the gross yearly income or, for students, the education.",
    errors: ["MAXIMUM", "INCOME_LOOKS_MONTHLY"],
    check: checkEmployment,
  },
  fields: employmentFields,
  place: "record",
  answer: {
    employmentStatus: oneOf(employmentStatuses),
    grossIncome: z.number(),
    educationLevel: z.string(),
    educationPlace: z.string(),
  },
  // Students give their education instead of an income. Answers that no longer apply are removed.
  toAnswer: ({ employmentStatus, grossIncome, educationLevel, educationPlace }) =>
    employmentStatus === "STUDENT"
      ? { employmentStatus, grossIncome: null, educationLevel, educationPlace }
      : { employmentStatus, grossIncome: grossIncome ?? null, educationLevel: null, educationPlace: null },
  answeredBy: "employmentStatus",
  essential: true,
  quoteDependsOn: ["employmentStatus", "grossIncome", "educationLevel", "educationPlace"],
  sample: { employmentStatus: "EMPLOYED", grossIncome: 42_000 },
});
