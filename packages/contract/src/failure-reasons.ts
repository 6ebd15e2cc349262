export type ChargeFailure = "confirm" | "declined" | "expired" | "funds" | "lost" | "gone" | "provider" | "other";
export type MailFailure = "heldBack" | "returned" | "address" | "full" | "refused" | "unreachable";

/**
 * Why a charge failed, by the code of the card provider or the bank. Codes for which the tenant has to do the same
 * share a reason.
 */
const charges: Record<string, ChargeFailure> = {
  authentication_required: "confirm",
  requires_action: "confirm",
  canceled: "confirm",
  card_declined: "declined",
  do_not_honor: "declined",
  expired_card: "expired",
  insufficient_funds: "funds",
  withdrawal_count_limit_exceeded: "funds",
  lost_card: "lost",
  stolen_card: "lost",
  pickup_card: "lost",
  no_such_card: "gone",
  processing_error: "provider",
};

export function chargeFailure(code: string): ChargeFailure {
  return charges[code] ?? "other";
}

/** Why a mail was not accepted, by the code in the mail server's answer (RFC 5321 and 3463). */
export function mailFailure(error: string): MailFailure {
  if (error.startsWith("held back")) return "heldBack";
  if (error === "the letter came back") return "returned";
  if (/\b5\.1\.\d\b|user unknown|no such user/i.test(error)) return "address";
  if (/\b[45]\.2\.2\b|\b552\b/.test(error)) return "full";
  return /\b5\d\d\b/.test(error) ? "refused" : "unreachable";
}
