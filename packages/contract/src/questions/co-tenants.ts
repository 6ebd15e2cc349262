import { sumBy } from "../rules/sum-by.ts";
import * as z from "zod/mini";
import { ageOn, birthDate, type CalendarDate } from "../fields/dates.ts";
import { email } from "../fields/email.ts";
import { maxLength } from "../fields/length.ts";
import { sameMailbox } from "../fields/mailbox.ts";
import { moneyOrZero, roundToCents } from "../fields/money.ts";
import { requiredName } from "../fields/name.ts";
import { adultAge, mostCoTenants } from "../limits.ts";
import { type FieldError, fieldError } from "../problem.ts";
import { defineQuestion } from "./define-question.ts";
import { looksMonthly } from "./employment.ts";

/** Somebody who signs the lease and the contract together with the first tenant. */
export const coTenant = z.object({
  firstName: z.string(),
  lastName: z.string(),
  /** Null if the invitation named the person and the tenant has not added it yet. */
  birthDate: z.nullable(z.string()),
  email: z.string(),
  /** EUR per year, 0 without an income; null until it has been asked for. */
  grossIncome: z.nullable(z.number()),
});
export type CoTenant = z.infer<typeof coTenant>;

/** The yearly income of all who sign together, in EUR; null if none of them has told it. */
export function incomeOfAll({
  grossIncome,
  coTenants,
}: {
  grossIncome?: number | null | undefined;
  coTenants?: readonly Pick<CoTenant, "grossIncome">[] | null | undefined;
}): number | null {
  const known = [grossIncome, ...(coTenants ?? []).map((person) => person.grossIncome)].filter(
    (income) => income != null,
  );
  return known.length === 0 ? null : roundToCents(sumBy(known, (income) => income));
}

/** What the tenant enters about a co-tenant. `incomeIsYearly` confirms an income that looks monthly. */
const coTenantInput = z.object({
  firstName: requiredName(),
  lastName: requiredName(),
  birthDate,
  email,
  grossIncome: z.nullish(moneyOrZero),
  incomeIsYearly: z.optional(z.boolean({ error: "FIELD_INVALID" })),
});

interface CoTenants {
  coTenants?: readonly z.output<typeof coTenantInput>[] | undefined;
}

/** All co-tenants, in the order in which the contract names them. An empty list: the tenant signs alone. */
export const coTenantsField = z.array(coTenantInput).check(maxLength(mostCoTenants, { error: "FIELD_INVALID" }));

/** Refuses incomes that look monthly, for every body with `coTenants`. */
export function checkCoTenantIncomes({ value, issues }: z.core.ParsePayload<CoTenants>): void {
  for (const [index, { grossIncome, incomeIsYearly }] of (value.coTenants ?? []).entries()) {
    if (!grossIncome || incomeIsYearly === true || !looksMonthly(grossIncome)) continue;
    const params = { monthly: grossIncome, yearly: roundToCents(grossIncome * 12) };
    const path = ["coTenants", index, "grossIncome"];
    issues.push({ code: "custom", message: "INCOME_LOOKS_MONTHLY", path, params, input: undefined });
  }
}

/**
 * Co-tenants sign a contract, so they must be of age on the day on which they are named, and each needs a mailbox of
 * their own. With `today` null, the age is not checked.
 */
export function checkCoTenants(
  coTenants: readonly { birthDate?: CalendarDate | null | undefined; email: string }[],
  { today, limit }: { today: CalendarDate | null; limit: number },
): FieldError[] {
  if (coTenants.length > limit) return [fieldError("coTenants", "FIELD_INVALID")];
  return coTenants.flatMap(({ birthDate: born, email: mailbox }, index) => {
    const earlier = coTenants.slice(0, index);
    return [
      ...(!born || today === null ? [] : checkAge(`coTenants.${index}.birthDate`, born, today)),
      ...(earlier.some((other) => sameMailbox(other.email, mailbox))
        ? [fieldError(`coTenants.${index}.email`, "EMAIL_ONBOARDING_MUST_BE_DIFFERENT")]
        : []),
    ];
  });
}

function checkAge(path: string, born: CalendarDate, today: CalendarDate): FieldError[] {
  if (born > today) return [fieldError(path, "FIELD_INVALID", { latest: today })];
  return ageOn(born, today) < adultAge ? [fieldError(path, "MINIMUM", { min: adultAge })] : [];
}

function toAnswer({ coTenants }: { coTenants: readonly z.output<typeof coTenantInput>[] }) {
  return {
    coTenants: coTenants.map(({ firstName, lastName, birthDate: born, email: mailbox, grossIncome }): CoTenant => ({
      firstName,
      lastName,
      birthDate: born,
      email: mailbox,
      grossIncome: grossIncome ?? null,
    })),
  };
}

const common = {
  save: {
    path: "co-tenants",
    summary: "Saves everybody who signs the lease together with the tenant; an empty list if nobody does.",
    errors: [
      "NAME_NOT_PRINTABLE",
      "INVALID_EMAIL",
      "EMAIL_ONBOARDING_MUST_BE_DIFFERENT",
      "MAXIMUM",
      "MINIMUM",
      "INCOME_LOOKS_MONTHLY",
    ],
    check: checkCoTenantIncomes,
  },
  fields: { coTenants: coTenantsField },
  place: "record",
  answer: { coTenants: z.array(coTenant) },
  toAnswer,
  answeredBy: "coTenants",
  quoteDependsOn: ["coTenants"],
} as const;

/** Who signs the lease together with the tenant. Somebody alone leaves it unanswered. */
export const coTenantsQuestion = defineQuestion({
  ...common,
  id: "co-tenants",
  page: "name",
  essential: false,
  skippable: true,
  sample: { coTenants: [] },
  check: ({ coTenants }, { today, maxCoTenants }) => checkCoTenants(coTenants, { today, limit: maxCoTenants }),
});

/** What the risk check needs about co-tenants: their incomes, and birth dates that the invitation lacked. */
export const coTenantIncomesQuestion = defineQuestion({
  ...common,
  id: "co-tenant-incomes",
  page: "employment",
  essential: true,
  sample: { coTenants: [] },
  applies: ({ coTenants }) => (coTenants ?? []).length > 0,
  isAnswered: ({ coTenants }) =>
    (coTenants ?? []).every(({ birthDate: born, grossIncome }) => born !== null && grossIncome !== null),
});
