import { type FieldError, fieldError, findMisfits, type LandlordStance, type TenantRecord } from "@kautia/contract";
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

/** Tenants of an existing rental have already said how they paid the deposit. */
export function initialNeeds({ existingRent, rentPay }: TenantRecord): NeedsValues {
  const said = existingRent && rentPay ? (rentPay === "guarantee" ? "no" : "yes") : null;
  return { depositAgreed: null, landlordAccepts: null, cashPaid: said, cashAmount: "", goesOn: false };
}

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

export function needsOf({ depositAgreed, landlordAccepts, cashPaid, cashAmount, goesOn }: NeedsValues) {
  return {
    depositAgreed: isYes(depositAgreed),
    landlordAccepts: landlordAccepts ?? undefined,
    cashPaid: isYes(cashPaid),
    cashAmount: (cashPaid === "yes" ? amountOf(cashAmount) : undefined) ?? null,
    goesOn,
  };
}

/** Empty while the answers are not given. */
export function misfitsOf({ depositAgreed, landlordAccepts }: NeedsValues) {
  return findMisfits({ depositAgreed: depositAgreed !== "no", landlordAccepts: landlordAccepts ?? "NOT_ASKED" });
}

const questions = ["depositAgreed", "landlordAccepts", "cashPaid"] as const;

/** The server derives what the record answers, but whoever is asked has to answer. */
export function checkNeeds(values: NeedsValues): FieldError[] {
  const open = questions.filter((name) => values[name] === null);
  const unconfirmed = misfitsOf(values).length > 0 && !values.goesOn;
  return [
    ...open.map((name) => fieldError(name, "FIELD_REQUIRED")),
    ...(unconfirmed ? [fieldError("goesOn", "CONSENT_REQUIRED")] : []),
  ];
}
