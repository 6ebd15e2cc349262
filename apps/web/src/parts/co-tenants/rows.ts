import { type CoTenant, type FieldError, fieldError } from "@kautia/contract";
import type { TextKey } from "@kautia/locales";
import type { Text } from "@kautia/locales/format";
import { amountOf, amountText } from "../../form/amount.ts";
import { birthDateWords, incomeWords, ownEmailWords, ownNameWords } from "../../form/field-words.ts";
import type { MeantIncome } from "../employment/use-meant-income.ts";

/** As many as `mostCoTenants`. */
const allRows = [0, 1, 2] as const;
const fields = ["firstName", "lastName", "birthDate", "email", "grossIncome"] as const;
export type Row = (typeof allRows)[number];
type Field = (typeof fields)[number];

/** The name of a field in the form, which is its path in the body. */
export const coTenantPath = <F extends Field>(row: Row, field: F) => `coTenants.${row}.${field}` as const;
export type CoTenantPath = ReturnType<typeof coTenantPath<Field>>;
export type IncomePath = ReturnType<typeof coTenantPath<"grossIncome">>;

/** The fields of a form, of which the first `coTenantCount` rows are in use. */
export type CoTenantValues = Record<CoTenantPath, string> & { coTenantCount: string };

function forEveryField<T>(valueOf: (field: Field, row: Row) => T): Record<CoTenantPath, T> {
  const all = allRows.flatMap((row) => fields.map((field) => [coTenantPath(row, field), valueOf(field, row)]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of the same lists as the type
  return Object.fromEntries(all) as Record<CoTenantPath, T>;
}

const pathsOf = <F extends Field>(...some: F[]) =>
  allRows.flatMap((row) => some.map((field) => coTenantPath(row, field)));
export const personPaths = pathsOf("firstName", "lastName", "birthDate", "email");
export const incomePaths = pathsOf("grossIncome");

export function rowsIn({ coTenantCount }: Pick<CoTenantValues, "coTenantCount">): Row[] {
  return allRows.slice(0, Number(coTenantCount));
}

export function coTenantName(values: CoTenantValues, row: Row): string {
  return `${values[coTenantPath(row, "firstName")]} ${values[coTenantPath(row, "lastName")]}`.trim();
}

export function coTenantValues(coTenants: readonly CoTenant[] | null): CoTenantValues {
  const people = coTenants ?? [];
  return {
    coTenantCount: String(people.length),
    ...forEveryField((field, row) => {
      const value = people[row]?.[field] ?? null;
      return typeof value === "string" ? value : amountText(value);
    }),
  };
}

/** The values with one more row, which is empty. */
export function withRow(values: CoTenantValues): CoTenantValues {
  return { ...values, coTenantCount: String(rowsIn(values).length + 1) };
}

/** The values without a row. Those below it move up, and the last one is emptied. */
export function withoutRow(values: CoTenantValues, removed: Row): CoTenantValues {
  return {
    coTenantCount: String(rowsIn(values).length - 1),
    ...forEveryField((field, row) => {
      const from = allRows.find((other) => other === (row < removed ? row : row + 1));
      return from === undefined ? "" : values[coTenantPath(from, field)];
    }),
  };
}

const labels: Record<Field, TextKey> = {
  firstName: "fields.firstName",
  lastName: "fields.lastName",
  birthDate: "fields.birthDate",
  email: "fields.email",
  grossIncome: "fields.grossIncome",
};
/** For the fields of somebody who signs too. */
export const personWords = {
  firstName: { ...ownNameWords, FIELD_REQUIRED: "required.coTenants-firstName" },
  lastName: { ...ownNameWords, FIELD_REQUIRED: "required.coTenants-lastName" },
  birthDate: {
    ...birthDateWords,
    MINIMUM: "validation.coTenantTooYoung",
    FIELD_REQUIRED: "required.coTenants-birthDate",
  },
  email: { ...ownEmailWords, FIELD_REQUIRED: "required.coTenants-email" },
  grossIncome: { ...incomeWords, FIELD_REQUIRED: "required.coTenants-grossIncome" },
} as const;

export const coTenantLabels: Record<keyof CoTenantValues, TextKey> = {
  coTenantCount: "questions.co-tenants.short",
  ...forEveryField((field) => labels[field]),
};
export const coTenantWords = forEveryField((field) => personWords[field]);

/** The person of a field, for the summary of errors. */
export function groupOf(field: string, t: Text["t"]): string | undefined {
  const [name, row] = field.split(".");
  return name === "coTenants" && row !== undefined ? t("coTenants.person", { number: Number(row) + 1 }) : undefined;
}

/** Rows without an income, as errors of their fields. */
export function missingIncomes(values: Record<IncomePath, string>, rows: readonly Row[]): FieldError[] {
  return rows
    .map((row) => coTenantPath(row, "grossIncome"))
    .filter((path) => values[path].trim() === "")
    .map((path) => fieldError(path, "FIELD_REQUIRED"));
}

function personOf(values: CoTenantValues, row: Row) {
  return {
    firstName: values[coTenantPath(row, "firstName")],
    lastName: values[coTenantPath(row, "lastName")],
    birthDate: values[coTenantPath(row, "birthDate")],
    email: values[coTenantPath(row, "email")],
  };
}

/** The rows as an invitation takes them, where a birth date may be missing. */
export function toInvitedCoTenants(values: CoTenantValues) {
  return rowsIn(values)
    .map((row) => personOf(values, row))
    .map((person) => ({ ...person, birthDate: person.birthDate || null }));
}

/** The rows as the call takes them. */
export function toCoTenants(values: CoTenantValues, meant: Pick<MeantIncome, "isMeant">) {
  return rowsIn(values).map((row) => {
    const income = values[coTenantPath(row, "grossIncome")];
    return {
      ...personOf(values, row),
      grossIncome: amountOf(income) ?? null,
      incomeIsYearly: meant.isMeant(income) || undefined,
    };
  });
}
