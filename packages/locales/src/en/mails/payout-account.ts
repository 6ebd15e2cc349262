import { greet } from "./greet.ts";
import { action, facts, note, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";

/** The account to which a landlord's claims are paid. */
export const englishPayoutAccountLetters: Pick<
  Letters,
  "payout-account-entered" | "payout-account-changed" | "payout-account-link"
> = {
  "payout-account-entered": (data, { supportEmail }) => ({
    subject: `Your account for payouts: ${data.iban}`,
    preview: "This is where we’ll pay justified claims. Was that you?",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `An account was entered for the guarantee for ${data.fullAddress}. This is where we’ll pay justified claims.`,
      ),
      facts(["IBAN", data.iban], ["Account holder", data.holder], ["Contract number", data.contractNumber]),
      paragraph("If that was you, you don’t need to do anything else."),
      action("Open the guarantee", data.link),
      note(`If it wasn’t you, write to ${supportEmail} immediately. We never ask for your IBAN by email.`),
    ],
  }),

  "payout-account-changed": (data, { date, supportEmail }) => ({
    subject: `A new account for payouts: ${data.iban}`,
    preview: `It’s used from ${date(data.on)}, ${data.time}. Was that you?`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `A different account was entered for the guarantee for ${data.fullAddress}. We won’t use it until one day has passed.`,
      ),
      facts(
        ["New IBAN", data.iban],
        ["Account holder", data.holder],
        ["Used from", `${date(data.on)}, ${data.time}`],
        ["Contract number", data.contractNumber],
      ),
      paragraph("If it wasn’t you, open the page and keep the old account."),
      action("See or keep the account", data.link),
      note(`This link is for you only. Questions? ${supportEmail}`),
    ],
  }),

  "payout-account-link": (data, { supportEmail }) => ({
    subject: "Your link to change the account",
    preview: "Use this link to enter a different account.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(`Use this link to enter a different account for the guarantee for ${data.fullAddress}:`),
      action("Change the account", data.link),
      note(
        `The link works once, within 24 hours, and is for you only. If you didn’t ask for it, everything stays as it is. Questions? ${supportEmail}`,
      ),
    ],
  }),
};
