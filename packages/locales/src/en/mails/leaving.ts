import { greet } from "./greet.ts";
import { previewOfRefund, refundLater } from "./refund-later.ts";
import { action, facts, note, paragraph, quote } from "../../mails/letter.ts";
import type { Letters, MailData, Words } from "../../mails/mail-data.ts";

type Kinds =
  | "withdrawal-received"
  | "withdrawal-answered"
  | "withdrawn"
  | "landlord-withdrawn"
  | "withdrawal-too-late"
  | "cancellation-received"
  | "release-asked"
  | "released"
  | "landlord-released";

const backWithin = "The money goes back to where it came from. It can take a few days to appear there.";

function coveredBefore({ coveredFrom }: MailData["landlord-withdrawn"], date: Words["date"]): string {
  return coveredFrom === null
    ? " It hadn’t begun, so you can’t claim anything from it."
    : ` It was in force from ${date(coveredFrom)}. If anything arose before the withdrawal, please report it soon, through your link.`;
}

/** Mails about withdrawal, cancellation and release. */
export const englishLeavingLetters: Pick<Letters, Kinds> = {
  "withdrawal-received": (data, { date, supportEmail }) => ({
    subject: `We’ve received your statement about contract ${data.contractNumber}`,
    preview: `Received on ${date(data.on)} at ${data.time}.`,
    greeting: "Hello,",
    blocks: [
      paragraph("We’ve received this statement: withdrawal from the contract."),
      facts(
        ["Received", `${date(data.on)}, ${data.time}`],
        ["Contract number", data.contractNumber],
        ["Name", data.tenantName],
        ["Email address", data.email],
      ),
      paragraph(
        "If the number and address belong to a current contract, we’ll write to you with the outcome shortly. What counts is the time you sent the statement.",
      ),
      note(
        `Please keep this email for your records. If you don’t get a second email, or something here is wrong, write to ${supportEmail}. If this wasn’t you, you don’t need to do anything.`,
      ),
    ],
    why: "You’re getting this email because this address was entered on our site.",
  }),

  "withdrawal-answered": (data, { date, supportEmail }) => ({
    subject: `Your statement about contract ${data.contractNumber}`,
    preview: "Someone from our team has written to you.",
    greeting: data.tenantName === null ? "Hello," : greet(data.tenantName),
    blocks: [
      paragraph(`This is about the statement that you sent on ${date(data.on)}:`),
      quote(data.message),
      note(`Please reply to ${supportEmail}. If this wasn’t you, you don’t need to do anything.`),
    ],
    why: "You’re getting this email because this address was entered on our site.",
  }),

  withdrawn: (data, { date, money, withdrawalRule }) => ({
    subject: `Your withdrawal from contract ${data.contractNumber}`,
    preview: previewOfRefund(data, money, "Nothing is charged."),
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(`You withdrew from your contract on ${date(data.on)}. It ended immediately.`),
      facts(
        ["Home", data.fullAddress],
        ["Withdrawn on", date(data.on)],
        ["You get back", data.pendingRefundCents && data.refundCents === 0 ? null : money(data.refundCents)],
        ["Contract number", data.contractNumber],
      ),
      ...(data.refundCents > 0 ? [paragraph(backWithin)] : []),
      ...refundLater(data, money),
      paragraph(withdrawalRule),
      note(
        "We’ve told your landlord. Please agree with them how you’ll provide the deposit now. Keep this email for your records.",
      ),
    ],
  }),

  "landlord-withdrawn": (data, { date, supportEmail, withdrawalForLandlord }) => ({
    subject: `Guarantee ${data.contractNumber} was withdrawn`,
    preview: `${data.tenantName} has ended the contract.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${data.tenantName} withdrew from the guarantee for ${data.fullAddress} on ${date(data.on)}. It covers nothing from that day on.${coveredBefore(data, date)}`,
      ),
      ...(data.coveredFrom === null ? [] : [paragraph(withdrawalForLandlord)]),
      action("View the guarantee", data.link),
      paragraph("Please agree with your tenant how they’ll provide the deposit now."),
      note(`Contract number ${data.contractNumber}. Questions? ${supportEmail}`),
    ],
  }),

  "withdrawal-too-late": (data, { date }) => ({
    subject: `Your withdrawal from contract ${data.contractNumber}`,
    preview: `It was possible until ${date(data.until)}. You can cancel at any time.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `You’d like to withdraw from your contract for ${data.fullAddress}. That was possible until ${date(data.until)}, so the contract continues.`,
      ),
      paragraph(
        "You can cancel at any time in your account. We then ask your landlord to release the guarantee, and refund what you’ve overpaid, to the day.",
      ),
      action("View my contracts", data.link),
    ],
  }),

  "cancellation-received": (data, { date }) => ({
    subject: `Your cancellation of contract ${data.contractNumber}`,
    preview: "It’s your landlord’s turn now.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `We’ve received your cancellation of ${date(data.on)} for ${data.fullAddress} and asked ${data.landlordName ?? "your landlord"} to release the guarantee. Your contract ends when they do.`,
      ),
      paragraph(
        "You stay covered until then. We remind them after 7, 14 and 30 days. After the release, we refund what you’ve overpaid, to the day.",
      ),
      paragraph(
        "If you’ve already moved out, please upload proof in your account. Once we’ve confirmed it, you’ll pay nothing more, even if the release takes a while.",
      ),
      action("Prove that you’ve moved out", data.link),
      note(`Contract number ${data.contractNumber}. Please keep this email for your records.`),
    ],
  }),

  "release-asked": (data, { date, money, supportEmail }) => ({
    subject: data.isReminder
      ? `Reminder: release of guarantee ${data.contractNumber}`
      : `Please release guarantee ${data.contractNumber}`,
    preview: `${data.tenantName} would like to end the guarantee. We only need your release.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${data.tenantName} cancelled the guarantee for ${data.fullAddress} on ${date(data.on)}. It ends as soon as you release it.`,
      ),
      facts(["Guarantee up to", money(data.depositCents)], ["Contract number", data.contractNumber]),
      action("View and release", data.link),
      paragraph(
        "If you still have justified claims, please report them there. The guarantee stays in force until you release it.",
      ),
      note(`This link is for you only. Questions? ${supportEmail}`),
    ],
  }),

  released: (data, { date, money }) => ({
    subject: `Your contract ${data.contractNumber} has ended`,
    preview: data.refundCents > 0 ? `We’ll refund ${money(data.refundCents)}.` : "The guarantee has been released.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `${data.landlordName ?? "Your landlord"} released the guarantee for ${data.fullAddress} on ${date(data.on)}. This ends your contract, and no new premiums fall due.`,
      ),
      facts(
        ["Ended on", date(data.on)],
        ["No premium since", data.premiumUntil ? date(data.premiumUntil) : null],
        [
          "You get back",
          (data.premiumUntil ?? data.pendingRefundCents) && data.refundCents === 0 ? null : money(data.refundCents),
        ],
        ["Contract number", data.contractNumber],
      ),
      ...(data.premiumUntil
        ? [paragraph("We refunded what you’d paid beyond that day when we confirmed that you’d moved out.")]
        : []),
      ...(data.refundCents > 0 ? [paragraph(backWithin)] : []),
      ...refundLater(data, money),
      ...(data.isStillOwing
        ? [
            paragraph(
              "You still have to pay what was due before the end: an open premium, or the repayment of a claim that we settled for you. Your account shows the amounts and the days.",
            ),
            action("View the payments", data.link),
          ]
        : []),
      note("Please keep this email for your records."),
    ],
  }),

  "landlord-released": (data, { date, money, supportEmail }) => ({
    subject: `Your release of guarantee ${data.contractNumber}`,
    preview: "The guarantee has ended. There’s nothing left to do.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `You released ${data.tenantName}’s guarantee for ${data.fullAddress} on ${date(data.on)}. It has now ended.`,
      ),
      facts(["Amount covered", money(data.depositCents)], ["Contract number", data.contractNumber]),
      note(`Please keep this email for your records. If that wasn’t you, write to ${supportEmail} immediately.`),
    ],
  }),
};
