import { type CoTenant, mostCoTenants } from "@kautia/contract";
import type { TextKey } from "@kautia/locales";
import type { FieldValue, Values } from "../../app/drafts.ts";
import { amountOf, amountText } from "../../form/amount.ts";
import { birthDateWords, incomeWords, ownEmailWords, ownNameWords } from "../../form/field-words.ts";
import type { MeantIncome } from "../employment/use-meant-income.ts";

const fields = ["firstName", "lastName", "birthDate", "email", "grossIncome"] as const;
type Field = (typeof fields)[number];

/** `coTenantCount` rows of fields in a form, named like their paths in the body. */
export type CoTenantValues = Record<string, FieldValue> & { coTenantCount: string };

export const coTenantPath = (row: number, field: Field) => `coTenants.${row}.${field}`;
const rowNumbers = (count: number) => Array.from({ length: count }, (_, row) => row);

/** The row of a field such as `coTenants.1.email`; null for a field of the form's own. */
export function rowOf(field: string): number | null {
  const [name, row] = field.split(".");
  return name === "coTenants" && row !== undefined ? Number(row) : null;
}

export function rowsIn(values: Values): number[] {
  return rowNumbers(Number(values["coTenantCount"] ?? 0));
}

export function textAt(values: Values, row: number, field: Field): string {
  const value = values[coTenantPath(row, field)];
  return typeof value === "string" ? value : "";
}

export function coTenantName(values: Values, row: number): string {
  return [textAt(values, row, "firstName"), textAt(values, row, "lastName")].join(" ").trim();
}

function rowValues(row: number, person: CoTenant | null): Record<string, string> {
  return {
    [coTenantPath(row, "firstName")]: person?.firstName ?? "",
    [coTenantPath(row, "lastName")]: person?.lastName ?? "",
    [coTenantPath(row, "birthDate")]: person?.birthDate ?? "",
    [coTenantPath(row, "email")]: person?.email ?? "",
    [coTenantPath(row, "grossIncome")]: amountText(person?.grossIncome ?? null),
  };
}

export function coTenantValues(coTenants: readonly CoTenant[] | null): CoTenantValues {
  const rows = (coTenants ?? []).map((person, row) => rowValues(row, person));
  return Object.assign({ coTenantCount: String(rows.length) }, ...rows);
}

/** The values with one more row, which is empty. */
export function withRow(values: Values): Values {
  const row = rowsIn(values).length;
  return { ...rowValues(row, null), coTenantCount: String(row + 1) };
}

/** The values without a row; those below move up. */
export function withoutRow(values: Values, row: number): Values {
  const rows = rowsIn(values);
  const moved = rows
    .slice(row + 1)
    .flatMap((from) => fields.map((field) => [coTenantPath(from - 1, field), textAt(values, from, field)]));
  return { ...Object.fromEntries(moved), coTenantCount: String(rows.length - 1) };
}

const labelOf = {
  firstName: "fields.firstName",
  lastName: "fields.lastName",
  birthDate: "fields.birthDate",
  email: "fields.email",
  grossIncome: "fields.grossIncome",
} as const;
const wordsOf = {
  firstName: ownNameWords,
  lastName: ownNameWords,
  birthDate: { ...birthDateWords, MINIMUM: "validation.coTenantTooYoung" },
  email: ownEmailWords,
  grossIncome: { ...incomeWords, FIELD_REQUIRED: "validation.coTenantIncome" },
} as const;

function forEveryField<T>(of: (field: Field) => T): Record<string, T> {
  const all = rowNumbers(mostCoTenants).flatMap((row) =>
    fields.map((field) => [coTenantPath(row, field), of(field)] as const),
  );
  return Object.fromEntries(all);
}

export const coTenantLabels: Record<string, TextKey> = {
  coTenantCount: "questions.co-tenants.short",
  ...forEveryField((field) => labelOf[field]),
};
export const coTenantWords = forEveryField((field) => wordsOf[field]);
export const pathsOf = (...some: Field[]) =>
  rowNumbers(mostCoTenants).flatMap((row) => some.map((field) => coTenantPath(row, field)));

/** The rows as the call takes them. */
export function toCoTenants(values: Values, meant: Pick<MeantIncome, "isMeant">) {
  return rowsIn(values).map((row) => {
    const income = textAt(values, row, "grossIncome");
    return {
      firstName: textAt(values, row, "firstName"),
      lastName: textAt(values, row, "lastName"),
      birthDate: textAt(values, row, "birthDate"),
      email: textAt(values, row, "email"),
      grossIncome: amountOf(income) ?? null,
      incomeIsYearly: meant.isMeant(income) || undefined,
    };
  });
}
