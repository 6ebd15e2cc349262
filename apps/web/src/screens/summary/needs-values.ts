import {
  type FieldError,
  fieldError,
  findMisfits,
  knownNeeds,
  type LandlordStance,
  type TenantRecord,
} from "@kautia/contract";
import type { TextKey } from "@kautia/locales";
import { amountOf } from "../../form/amount.ts";
import { amountWords } from "../../form/field-words.ts";

/** The fields of the questions about what the tenant needs; null while unanswered. */
export type NeedsValues = {
  depositAgreed: "yes" | "no" | null;
  landlordAccepts: LandlordStance | null;
  cashPaid: "yes" | "no" | null;
  cashAmount: string;
  goesOn: boolean;
};

export const noNeeds: NeedsValues = {
  depositAgreed: null,
  landlordAccepts: null,
  cashPaid: null,
  cashAmount: "",
  goesOn: false,
};

export const needsLabels = {
  depositAgreed: "summary.depositAgreed",
  landlordAccepts: "summary.landlordAccepts",
  cashPaid: "summary.cashPaid",
  cashAmount: "summary.cashAmount",
  goesOn: "summary.goesOn",
} satisfies Record<keyof NeedsValues, TextKey>;

export const needsWords = {
  depositAgreed: { FIELD_REQUIRED: "validation.option" },
  landlordAccepts: { FIELD_REQUIRED: "validation.option" },
  cashPaid: { FIELD_REQUIRED: "validation.option" },
  cashAmount: amountWords,
  goesOn: { CONSENT_REQUIRED: "validation.goesOn" },
} as const satisfies Partial<Record<keyof NeedsValues, object>>;

const isYes = (answer: "yes" | "no" | null) => (answer === null ? undefined : answer === "yes");

/** Whether cash was paid, by the tenant's answer or else by the record. */
export function hasPaidCash({ cashPaid }: NeedsValues, record: TenantRecord): boolean {
  return isYes(cashPaid) ?? knownNeeds(record).cashPaid ?? false;
}

/** What the record says is left out, and the server takes it from there. */
export function needsOf(values: NeedsValues, record: TenantRecord) {
  const { depositAgreed, landlordAccepts, cashPaid, cashAmount, goesOn } = values;
  return {
    depositAgreed: isYes(depositAgreed),
    landlordAccepts: landlordAccepts ?? undefined,
    cashPaid: isYes(cashPaid),
    cashAmount: (hasPaidCash(values, record) ? amountOf(cashAmount) : undefined) ?? null,
    goesOn,
  };
}

/** Empty while the answers are not given. */
export function misfitsOf({ depositAgreed, landlordAccepts }: NeedsValues) {
  return findMisfits({ depositAgreed: depositAgreed !== "no", landlordAccepts: landlordAccepts ?? "NOT_ASKED" });
}

/** The questions that the record does not answer. */
export function openNeeds(record: TenantRecord) {
  const known = knownNeeds(record);
  return (["depositAgreed", "landlordAccepts", "cashPaid"] as const).filter(
    (name) => name === "landlordAccepts" || known[name] === null,
  );
}

export function checkNeeds(values: NeedsValues, record: TenantRecord): FieldError[] {
  const open = openNeeds(record).filter((name) => values[name] === null);
  const unconfirmed = misfitsOf(values).length > 0 && !values.goesOn;
  return [
    ...open.map((name) => fieldError(name, "FIELD_REQUIRED")),
    ...(unconfirmed ? [fieldError("goesOn", "CONSENT_REQUIRED")] : []),
  ];
}
