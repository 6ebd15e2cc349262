import { greet } from "./greet.ts";
import { action, facts, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";

export const englishPayoutAccountLetters: Pick<
  Letters,
  "payout-account-changed" | "payout-account-link" | "payout-account-kept"
> = {
  "payout-account-changed": (data, { date, supportEmail }) => ({
    subject: data.isFirst
      ? "Your account for payouts was entered: was that you?"
      : "Your account for payouts is changing: was that you?",
    preview: `${data.iban}, from ${date(data.on)}, ${data.time}.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        data.isFirst
          ? `An account was entered for the guarantee for ${data.fullAddress}: ${data.iban}. If that wasn’t you, please discard it right away.`
          : `A different account was entered for the guarantee for ${data.fullAddress}: ${data.iban}. If that wasn’t you, please discard it right away.`,
      ),
      action("Check the account", data.link),
      facts(
        [data.isFirst ? "IBAN" : "New IBAN", data.iban],
        ["Account holder", data.holder],
        ["Used from", `${date(data.on)}, ${data.time}`],
        ["Contract number", data.contractNumber],
      ),
      paragraph("If it was you, you don’t need to do anything else: from then on, we’ll pay into this account."),
    ],
    smallPrint: [
      `Only the link in this email lets you change that. It works for 24 hours and is for you only. We never ask for your IBAN by email; if in doubt, write to ${supportEmail}.`,
    ],
  }),

  "payout-account-kept": (data, { supportEmail }) => ({
    subject:
      data.kept === null ? "Account discarded: please enter yours" : "Account discarded: we’ll keep using the old one",
    preview: data.kept === null ? `We won’t transfer anything to ${data.iban}.` : `We still transfer to ${data.kept}.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        data.kept === null
          ? `We won’t transfer anything to the account that was entered for the guarantee for ${data.fullAddress}. You can enter another one here:`
          : `Nothing changes for the guarantee for ${data.fullAddress}: we use the same account as before.`,
      ),
      action(data.kept === null ? "Enter an account" : "Open the guarantee", data.link),
      facts(["Discarded", data.iban], ["Still used", data.kept], ["Contract number", data.contractNumber]),
    ],
    smallPrint: [`If it wasn’t you, write to ${supportEmail} immediately.`],
  }),

  "payout-account-link": (data) => ({
    subject: "Your link to change the account",
    preview: "It works for 24 hours.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(`Use this link to enter a different account for the guarantee for ${data.fullAddress}:`),
      action("Change the account", data.link),
      paragraph("If you didn’t ask for this, everything stays as it is."),
    ],
    smallPrint: ["The link works once, within 24 hours, and is for you only."],
  }),
};
