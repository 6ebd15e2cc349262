import { greet } from "./greet.ts";
import { action, facts, note, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";

/** The account to which a landlord's claims are paid. */
export const englishPayoutAccountLetters: Pick<
  Letters,
  "payout-account-entered" | "payout-account-changed" | "payout-account-link" | "payout-account-kept"
> = {
  "payout-account-entered": (data, { date, supportEmail }) => ({
    subject: `Your account for payouts: ${data.iban}`,
    preview: "This is where we’ll pay justified claims. Was that you?",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `An account was entered for the guarantee for ${data.fullAddress}. This is where we’ll pay justified claims.`,
      ),
      facts(
        ["IBAN", data.iban],
        ["Account holder", data.holder],
        ["Used from", `${date(data.on)}, ${data.time}`],
        ["Contract number", data.contractNumber],
      ),
      paragraph(
        "If that was you, you don’t need to do anything else. If it wasn’t, open the page and discard the account. Only the link in this email lets you do that.",
      ),
      action("See or discard the account", data.link),
      note(
        `The link works for 24 hours and is for you only. We never ask for your IBAN by email. Questions? ${supportEmail}`,
      ),
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
      paragraph(
        "If it wasn’t you, open the page and keep the old account. Only the link in this email lets you do that.",
      ),
      action("See or keep the account", data.link),
      note(`The link works for 24 hours and is for you only. Questions? ${supportEmail}`),
    ],
  }),

  "payout-account-kept": (data, { supportEmail }) => ({
    subject: `Account discarded: ${data.iban}`,
    preview: data.kept === null ? "We won’t transfer anything to it." : `We still transfer to ${data.kept}.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        data.kept === null
          ? `We won’t transfer anything to the account that was entered for the guarantee for ${data.fullAddress}. You can enter another one on the page.`
          : `Nothing changes for the guarantee for ${data.fullAddress}: we use the same account as before.`,
      ),
      facts(["Discarded", data.iban], ["Still used", data.kept], ["Contract number", data.contractNumber]),
      action("Open the guarantee", data.link),
      note(`If it wasn’t you, write to ${supportEmail} immediately.`),
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
