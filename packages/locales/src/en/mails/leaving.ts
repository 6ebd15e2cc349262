import { greet } from "./greet.ts";
import { action, facts, note, paragraph } from "../../mails/letter.ts";
import type { Letters, MailData, Words } from "../../mails/mail-data.ts";

type Kinds =
  | "withdrawal-received"
  | "withdrawn"
  | "landlord-withdrawn"
  | "withdrawal-too-late"
  | "cancellation-received"
  | "release-asked"
  | "released"
  | "landlord-released";

const backWithin = "The money goes back to the card that was charged. It can take a few days to show up there.";

function coveredBefore({ coveredFrom }: MailData["landlord-withdrawn"], date: Words["date"]): string {
  if (coveredFrom === undefined) return "";
  return coveredFrom === null
    ? " It had not begun, so nothing can be claimed from it."
    : ` It was in force from ${date(coveredFrom)} on. Please report soon, by your link, what arose before the withdrawal.`;
}

/** Mails about withdrawal, cancellation and release. */
export const englishLeavingLetters: Pick<Letters, Kinds> = {
  "withdrawal-received": (data, { date, supportEmail }) => ({
    subject: `Your statement about contract ${data.contractNumber} has arrived`,
    preview: `It arrived on ${date(data.on)} at ${data.time}.`,
    greeting: "Hello,",
    blocks: [
      paragraph("We have received this statement: the contract is to be withdrawn from."),
      facts(
        ["Arrived", `${date(data.on)}, ${data.time}`],
        ["Contract number", data.contractNumber],
        ["Name", data.tenantName],
        ["E-mail address", data.email],
      ),
      paragraph(
        "If number and address belong to a contract that is running, we write to you shortly about the result. What counts is the time at which you sent the statement.",
      ),
      note(
        `Please keep this mail as your receipt. If no second mail comes, or if something here is wrong, write to ${supportEmail}. If this was not you, there is nothing to do.`,
      ),
    ],
    why: "You get this mail because this address was entered on our site.",
  }),

  withdrawn: (data, { date, money, withdrawalRule }) => ({
    subject: `Your withdrawal from contract ${data.contractNumber}`,
    preview: data.refundCents > 0 ? `We pay you back ${money(data.refundCents)}.` : "Nothing is charged.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(`You withdrew from your contract on ${date(data.on)}. It has ended at once.`),
      facts(
        ["Home", data.fullAddress],
        ["Withdrawn on", date(data.on)],
        ["You get back", money(data.refundCents)],
        ["Contract number", data.contractNumber],
      ),
      ...(data.refundCents > 0 ? [paragraph(backWithin)] : []),
      paragraph(withdrawalRule),
      note(
        "We have told your landlord. Please agree with them on how to put up the deposit now. Keep this mail as your receipt.",
      ),
    ],
  }),

  "landlord-withdrawn": (data, { date, supportEmail, withdrawalRule }) => ({
    subject: `Guarantee ${data.contractNumber} was withdrawn`,
    preview: `${data.tenantName} has taken the contract back.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${data.tenantName} withdrew from the guarantee for ${data.fullAddress} on ${date(data.on)}. From that day on it secures nothing.${coveredBefore(data, date)}`,
      ),
      ...(data.coveredFrom === null ? [] : [paragraph(withdrawalRule)]),
      action("See it", data.link),
      paragraph("Please agree with your tenant on how the deposit is put up now."),
      note(`Contract number ${data.contractNumber}. Questions? ${supportEmail}`),
    ],
  }),

  "withdrawal-too-late": (data, { date }) => ({
    subject: `Your withdrawal from contract ${data.contractNumber}`,
    preview: `It was possible until ${date(data.until)}. You can cancel at any time.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `You would like to withdraw from your contract for ${data.fullAddress}. That was possible until ${date(data.until)}, so the contract goes on.`,
      ),
      paragraph(
        "You can cancel at any time in your account. We then ask your landlord for the release, and pay back what you have paid too much, to the day.",
      ),
      action("To my contracts", data.link),
    ],
  }),

  "cancellation-received": (data, { date }) => ({
    subject: `Your cancellation of contract ${data.contractNumber}`,
    preview: "It is your landlord's turn now.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `We have your cancellation of ${date(data.on)} for ${data.fullAddress}, and have asked ${data.landlordName ?? "your landlord"} for the release. With the release your contract ends.`,
      ),
      paragraph(
        "Until then you stay covered. We remind them after 7, 14 and 30 days. What you have paid too much comes back after the release, to the day.",
      ),
      paragraph(
        "If you have moved out already, please upload a proof in your account. Once we have confirmed it you pay no more, even if the release takes its time.",
      ),
      note(`Contract number ${data.contractNumber}. Please keep this mail as your receipt.`),
    ],
  }),

  "release-asked": (data, { date, money, supportEmail }) => ({
    subject: data.isReminder
      ? `Reminder: release of guarantee ${data.contractNumber}`
      : `Please release guarantee ${data.contractNumber}`,
    preview: `${data.tenantName} would like to end the guarantee. Only your release is missing.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${data.tenantName} cancelled the guarantee for ${data.fullAddress} on ${date(data.on)}. It ends as soon as you release it.`,
      ),
      facts(["Guarantee up to", money(data.depositCents)], ["Contract number", data.contractNumber]),
      action("See it and release", data.link),
      paragraph(
        "If you still have justified claims, please report them there. The guarantee stays in force until you release it.",
      ),
      note(`This link is yours alone. Questions? ${supportEmail}`),
    ],
  }),

  released: (data, { date, money }) => ({
    subject: `Your contract ${data.contractNumber} has ended`,
    preview: data.refundCents > 0 ? `We pay you back ${money(data.refundCents)}.` : "The guarantee has been released.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `${data.landlordName ?? "Your landlord"} released the guarantee for ${data.fullAddress} on ${date(data.on)}. Your contract has ended with that, and no new premiums fall due.`,
      ),
      facts(
        ["Ended on", date(data.on)],
        ["Free of premium since", data.premiumUntil ? date(data.premiumUntil) : null],
        ["You get back", data.premiumUntil && data.refundCents === 0 ? null : money(data.refundCents)],
        ["Contract number", data.contractNumber],
      ),
      ...(data.premiumUntil
        ? [paragraph("What you had paid beyond that day we paid back when we confirmed that you had moved out.")]
        : []),
      ...(data.isStillOwing
        ? [
            paragraph(
              "You still have to pay what was due before the end: an open premium, or the repayment of a claim that we settled for you. Your account shows the amounts and the days.",
            ),
          ]
        : []),
      ...(data.refundCents > 0 ? [paragraph(backWithin)] : []),
      note("Please keep this mail as your receipt."),
    ],
  }),

  "landlord-released": (data, { date, money, supportEmail }) => ({
    subject: `Your release of guarantee ${data.contractNumber}`,
    preview: "The guarantee has ended. There is nothing left to do.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `You released the guarantee of ${data.tenantName} for ${data.fullAddress} on ${date(data.on)}. It has ended with that.`,
      ),
      facts(["Guarantee was up to", money(data.depositCents)], ["Contract number", data.contractNumber]),
      note(`Please keep this mail as your receipt. If that was not you, write to ${supportEmail} at once.`),
    ],
  }),
};
