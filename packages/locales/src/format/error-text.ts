import { type ErrorCode, type ErrorParams, type FieldError, isCalendarDate } from "@kautia/contract";
import type { TextKey } from "../index.ts";
import type { Text } from "./create-text.ts";
import { tooOften } from "./too-often.ts";

/** The limit that a date breaks, by the parameters of its error. */
type DateLimit = "earliest" | "latest" | "between" | "only";

/** An error of a field, and who found it. */
export interface ShownError extends FieldError {
  from: "browser" | "server";
}

/** Special texts for error codes and date limits at one field, e.g. what FIELD_INVALID means for an amount. */
export type FieldWords = Partial<Record<ErrorCode | DateLimit | "maxLength", TextKey>>;

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

const dateWords: Record<DateLimit, TextKey> = {
  earliest: "validation.dateFrom",
  latest: "validation.dateUntil",
  between: "validation.dateBetween",
  only: "validation.dateOnly",
};

/** The text of an error in the visitor's language, with amounts and dates formatted for it. */
export function errorText(error: ShownError, text: Text, own: FieldWords = {}, supportEmail = ""): string {
  const { errorCode, params } = error;
  if (errorCode === "RATE_LIMITED" && !own[errorCode]) return tooOften(text, params);
  const key = keyOf(error, own);
  // The specification's own words come first, then what to enter.
  if (key.startsWith("required.")) return text.t("validation.requiredThen", { words: text.t(key) });
  return text.t(key, { ...writeParams(params, text), supportEmail });
}

function keyOf({ errorCode, params, from }: ShownError, own: FieldWords): TextKey {
  const limit = errorCode === "FIELD_INVALID" ? dateLimit(params) : null;
  if (limit) return own[limit] ?? dateWords[limit];
  if ("maxLength" in params && own.maxLength) return own.maxLength;
  if (own[errorCode]) return own[errorCode];
  if ("maxLength" in params) return "validation.maxLength";
  return (from === "browser" ? words[errorCode] : undefined) ?? `errors.${errorCode}`;
}

function dateLimit({ earliest, latest }: ErrorParams): DateLimit | null {
  if (earliest === undefined) return latest === undefined ? null : "latest";
  if (latest === undefined) return "earliest";
  return earliest === latest ? "only" : "between";
}

function writeParams(params: ErrorParams, text: Text): ErrorParams {
  const write = (value: string | number) => {
    if (typeof value === "number") return text.number(value);
    return isCalendarDate(value) ? text.date(value) : value;
  };
  const entries = Object.entries(params);
  return {
    ...Object.fromEntries(entries.map(([name, value]) => [name, write(value)])),
    ...Object.fromEntries(
      entries.flatMap(([name, value]) => (typeof value === "number" ? [[`${name}Amount`, text.money(value)]] : [])),
    ),
    ...(params["multiplier"] !== undefined && { times: timesOf(params["multiplier"], text) }),
  };
}

/** The multiplier in words, such as 'three times'. */
function timesOf(multiplier: string | number, text: Text): string {
  const key = `times.${multiplier}`;
  return text.has(key) ? text.t(key) : text.t("times.other", { multiplier });
}
