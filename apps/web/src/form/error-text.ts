import { type ErrorCode, type ErrorParams, isCalendarDate } from "@kautia/contract";
import type { TextKey } from "@kautia/locales";
import type { Text } from "../shell/i18n/create-text.ts";
import { tooOften } from "../shell/i18n/too-often.ts";
import type { FormError } from "./form-errors.ts";

/** Special texts for error codes at one field, e.g. what FIELD_INVALID means for an amount. */
export type FieldWords = Partial<Record<ErrorCode, TextKey>>;

// Errors found by the browser use the texts of specification §5, errors found by the server those of §8.
const words: FieldWords = {
  FIELD_REQUIRED: "validation.required",
  FIELD_INVALID: "validation.invalid",
  INVALID_EMAIL: "validation.email",
  INVALID_PHONE_NUMBER: "validation.phone",
  MINIMUM: "validation.minimum",
  MAXIMUM: "validation.maximum",
  DEPOSIT_RANGE: "validation.depositRange",
  DEPOSIT_MULTIPLIER: "validation.coldRentAmount",
  INCOME_LOOKS_MONTHLY: "validation.incomeMonthly",
  CONSENT_REQUIRED: "validation.consent",
};

/** The text of an error in the visitor's language, with amounts and dates formatted for it. */
export function errorText(error: FormError, text: Text, own: FieldWords = {}, supportEmail = ""): string {
  const { errorCode, params, from } = error;
  if (errorCode === "RATE_LIMITED" && !own[errorCode]) return tooOften(text, params);
  const values = writeParams(params, text);
  const byCode: TextKey = `errors.${errorCode}`;
  if (errorCode === "FIELD_INVALID" && "earliest" in params)
    return text.t("latest" in params ? "validation.dateBetween" : "validation.dateFrom", values);
  const key = own[errorCode] ?? (from === "browser" ? words[errorCode] : undefined) ?? byCode;
  return text.t(key, { ...values, supportEmail });
}

function writeParams(params: ErrorParams, text: Text): ErrorParams {
  const write = (value: string | number) => {
    if (typeof value === "number") return text.number(value);
    return isCalendarDate(value) ? text.date(value) : value;
  };
  const { max } = params;
  return {
    ...Object.fromEntries(Object.entries(params).map(([name, value]) => [name, write(value)])),
    ...(typeof max === "number" && { maxAmount: text.money(max, "round") }),
  };
}
