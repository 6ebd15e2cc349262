import * as z from "zod/mini";
import { landlordView } from "../entities/landlord-view.ts";
import type { ErrorCode } from "../errors.ts";
import { typedIban } from "../fields/iban.ts";
import { optionalText, requiredText } from "../fields/text.ts";
import { tokenParams } from "./answers.ts";
import { defineCall } from "./define-call.ts";

/**
 * The bank account to which claims are paid; docs/policy.md. Only with the personal link, otherwise STEP_NOT_ALLOWED.
 */

/** An account as it is typed. */
export const newAccount = z.object({ iban: typedIban, holder: requiredText(70) });

const linkErrors: readonly ErrorCode[] = ["TOKEN_UNKNOWN", "STEP_NOT_ALLOWED"];

/**
 * The first account needs a reported claim. Any further one needs `change`, the token of a mailed link. Otherwise
 * STEP_NOT_ALLOWED, also for the account that is stored. An account applies 24 hours after it was entered.
 */
export const enterPayoutAccount = defineCall({
  name: "enter-payout-account",
  summary: "Enters or changes the bank account to which the landlord's claims are paid.",
  method: "POST",
  path: "/landlord/:token/account",
  params: tokenParams,
  body: z.extend(newAccount, { change: optionalText() }),
  answer: landlordView,
  errors: [...linkErrors, "FIELD_REQUIRED", "FIELD_INVALID"],
  access: "landlord",
  landlordLink: "claims",
});

/** STEP_NOT_ALLOWED until an account has been entered. */
export const mailAccountLink = defineCall({
  name: "mail-account-link",
  summary: "Mails the landlord a link that allows one change of the bank account, or drops one.",
  method: "POST",
  path: "/landlord/:token/account/link",
  params: tokenParams,
  answer: z.object({ sent: z.literal(true) }),
  errors: [...linkErrors, "RATE_LIMITED"],
  access: "landlord",
  landlordLink: "claims",
});

/** `change`: the token of a mailed link, otherwise STEP_NOT_ALLOWED. A mail confirms it. */
export const keepPayoutAccount = defineCall({
  name: "keep-payout-account",
  summary: "Drops an account or a change of it that does not count yet.",
  method: "POST",
  path: "/landlord/:token/account/keep",
  params: tokenParams,
  body: z.object({ change: optionalText() }),
  answer: landlordView,
  errors: linkErrors,
  access: "landlord",
  landlordLink: "claims",
});
