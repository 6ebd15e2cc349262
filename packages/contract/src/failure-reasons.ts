import type { TextKey } from "@kautia/locales";

/** Why a charge failed, by the code of the card provider or the bank. Codes that need the same of the tenant share a text. */
const charges: Record<string, TextKey> = {
  authentication_required: "staff.failure.confirm",
  requires_action: "staff.failure.confirm",
  canceled: "staff.failure.confirm",
  card_declined: "staff.failure.declined",
  do_not_honor: "staff.failure.declined",
  expired_card: "staff.failure.expired",
  insufficient_funds: "staff.failure.funds",
  withdrawal_count_limit_exceeded: "staff.failure.funds",
  lost_card: "staff.failure.lost",
  stolen_card: "staff.failure.lost",
  pickup_card: "staff.failure.lost",
  no_such_card: "staff.failure.gone",
  processing_error: "staff.failure.provider",
};

export function chargeFailure(code: string): TextKey {
  return charges[code] ?? "staff.failure.other";
}

/** Why a mail was not taken, by the code in the mail server's answer (RFC 5321 and 3463). */
export function mailFailure(error: string): TextKey {
  if (error.startsWith("held back")) return "staff.failure.heldBack";
  if (/\b5\.1\.\d\b|user unknown|no such user/i.test(error)) return "staff.failure.address";
  if (/\b[45]\.2\.2\b|\b552\b/.test(error)) return "staff.failure.full";
  return /\b5\d\d\b/.test(error) ? "staff.failure.refused" : "staff.failure.unreachable";
}
