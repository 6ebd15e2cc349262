import { complain } from "./complain.ts";
import { greet } from "./greet.ts";
import { landlordLink } from "./landlord-link.ts";
import { backWhere, refundLater } from "./refund-later.ts";
import { action, facts, paragraph, quote } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";
import { streetOf } from "../../mails/street-of.ts";

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

export const englishLeavingLetters: Pick<Letters, Kinds> = {
  "withdrawal-received": (data, { date, supportEmail }) => ({
    subject: "We’ve received your withdrawal",
    preview: `On ${date(data.on)} at ${data.time}.`,
    greeting: "Hello,",
    blocks: [
      paragraph(
        "We’ve received this statement: withdrawal from the contract. If the number and address belong to a current contract, we’ll write to you with the outcome shortly.",
      ),
      facts(
        ["Received", `${date(data.on)}, ${data.time}`],
        ["Contract number", data.contractNumber],
        ["Name", data.tenantName],
        ["Email address", data.email],
      ),
      paragraph(
        `Please keep this email for your records: what counts is the time you sent the statement. If you don’t get a second email, or something here is wrong, write to ${supportEmail}.`,
      ),
      paragraph("If this wasn’t you, you don’t need to do anything."),
    ],
    why: "You’re getting this email because this address was entered on our site.",
  }),

  "withdrawal-answered": (data, { date, supportEmail }) => ({
    subject: `Our answer to your withdrawal of ${date(data.on)}`,
    preview: "Someone from our team has written to you.",
    greeting: data.tenantName === null ? "Hello," : greet(data.tenantName),
    blocks: [
      paragraph(`Our team writes about the statement that you sent on ${date(data.on)}:`),
      quote(data.message),
      facts(["Contract number", data.contractNumber]),
      paragraph(`Please reply to ${supportEmail}. If this wasn’t you, you don’t need to do anything.`),
    ],
    why: "You’re getting this email because this address was entered on our site.",
  }),

  withdrawn: (data, { claimsUntil, date, money }) => {
    const outcome = data.refundCents > 0 ? `you get back ${money(data.refundCents)}` : "you pay nothing";
    const isPending = data.pendingRefundCents > 0 && data.refundCents === 0;
    return {
      subject: isPending ? "Your withdrawal is effective" : `Your withdrawal is effective: ${outcome}`,
      preview: isPending ? "A payment is still on its way." : `Your contract ended on ${date(data.on)}.`,
      greeting: greet(data.tenantName),
      blocks: [
        paragraph(
          `You withdrew from your contract on ${date(data.on)}. It ended immediately, and your landlord knows. Please agree with them how you’ll provide the deposit now.`,
        ),
        facts(
          ["Home", data.fullAddress],
          ["Withdrawn on", date(data.on)],
          ["You get back", isPending ? null : money(data.refundCents)],
          ["Contract number", data.contractNumber],
        ),
        ...(data.keptCents
          ? [
              paragraph(
                `We keep ${money(data.keptCents)} for the days on which the guarantee was already in force, as you asked.`,
              ),
            ]
          : []),
        ...(data.refundCents > 0 ? [paragraph(backWhere)] : []),
        ...refundLater(data, money),
        ...(data.coveredFrom
          ? [
              paragraph(
                `For damage or arrears from the time before, your landlord can still claim under the guarantee until ${claimsUntil(data.claimsUntil, data.on)}.`,
              ),
            ]
          : []),
        paragraph("Please keep this email for your records. The confirmation is attached."),
      ],
    };
  },

  "landlord-withdrawn": (data, { claimsUntil, date }) => ({
    subject: `The guarantee for ${streetOf(data)} has ended`,
    preview:
      data.coveredFrom === null
        ? "It hadn’t begun."
        : `You can report what arose before until ${claimsUntil(data.claimsUntil, data.on)}.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${data.tenantName} withdrew from the guarantee for ${data.fullAddress} on ${date(data.on)}. It has not been in force since then. Please agree with your tenant how they’ll provide the deposit now.`,
      ),
      ...(data.coveredFrom === null
        ? [paragraph("The guarantee hadn’t begun, so you can’t claim anything from it.")]
        : []),
      action(data.coveredFrom === null ? "View the guarantee" : "Report a claim", data.link),
      ...(data.coveredFrom === null
        ? []
        : [
            paragraph(
              `It was in force from ${date(data.coveredFrom)}. If anything arose in that time, please report it by ${claimsUntil(data.claimsUntil, data.on)}.`,
            ),
          ]),
      facts(["Contract number", data.contractNumber]),
    ],
    smallPrint: [landlordLink],
  }),

  "withdrawal-too-late": (data, { date, supportEmail, arbitration }) => ({
    subject: "Too late to withdraw: your contract continues",
    preview: "You can cancel at any time.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `You’d like to withdraw from your contract for ${data.fullAddress}. That was possible until ${date(data.until)}. But you can cancel at any time:`,
      ),
      action("Cancel the contract", data.link),
      paragraph("We then ask your landlord to release the guarantee, and refund what you’ve overpaid, to the day."),
      facts(["Contract number", data.contractNumber]),
    ],
    smallPrint: [complain({ supportEmail, arbitration })],
  }),

  "cancellation-received": (data, { date }) => ({
    subject: "Guarantee cancelled: now your landlord needs to release it",
    preview: "Have you already moved out? Then send us proof.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `We have your cancellation of the guarantee for ${data.fullAddress} and have asked ${data.landlordName ?? "your landlord"} to release the guarantee. Have you already moved out? With proof, no new premiums fall due, even if the release takes a while.`,
      ),
      action("Prove that you’ve moved out", data.link),
      paragraph(
        "Your contract ends with the release, or on the agreed end if there is one and it comes first; the guarantee remains in force until then. After that, we refund what you’ve overpaid, to the day. If there’s no answer, we’ll ask again.",
      ),
      facts(["Cancelled on", date(data.on)], ["Contract number", data.contractNumber]),
      paragraph("Please keep this email for your records."),
    ],
  }),

  "release-asked": (data, { agree, date, money }) => ({
    subject: data.movedOutOn
      ? `${data.tenantName} ${agree("has", "have")} moved out: please release the guarantee`
      : data.isReminder
        ? `Reminder: please release the guarantee for ${streetOf(data)}`
        : `${data.tenantName} ${agree("has", "have")} cancelled the guarantee: please release it`,
    preview: "If you still have claims, report them on the same page.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        data.movedOutOn
          ? `${data.tenantName} ${agree("has", "have")} proved to us that they moved out of ${data.fullAddress} on ${date(data.movedOutOn)}. If you have no further claims, please release the guarantee.`
          : `${data.tenantName} cancelled the guarantee for ${data.fullAddress} on ${date(data.on)}. If you have no further claims, please release it.`,
      ),
      action("View and release", data.link),
      paragraph(
        `${data.movedOutOn ? "" : "This is only about the guarantee, not the lease. "}If you still have claims, please report them on the same page. We’ll go on reviewing those you’ve already reported, even after the release. The guarantee stays in force until you release it or it ends as agreed, and costs you nothing.`,
      ),
      facts(["Guarantee up to", money(data.depositCents)], ["Contract number", data.contractNumber]),
    ],
    smallPrint: [landlordLink],
  }),

  released: (data, { date, money }) => ({
    subject:
      data.refundCents > 0
        ? `Your guarantee has been released: ${money(data.refundCents)} is on its way`
        : "Your guarantee has been released",
    preview: "Your contract has ended. No new premiums fall due.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `${data.landlordName ?? "Your landlord"} released the guarantee for ${data.fullAddress} on ${date(data.on)}. This ends your contract with us, and no new premiums fall due.`,
      ),
      ...(data.isStillOwing ? [action("View open payments", data.link)] : []),
      facts(
        ["Ended on", date(data.on)],
        ["No premium since", data.premiumUntil ? date(data.premiumUntil) : null],
        [
          "You get back",
          (data.premiumUntil ?? data.pendingRefundCents) && data.refundCents === 0 ? null : money(data.refundCents),
        ],
        ["Contract number", data.contractNumber],
      ),
      ...(data.premiumUntil ? [paragraph("We refunded what you had paid beyond that day at the time.")] : []),
      ...(data.refundCents > 0 ? [paragraph(backWhere)] : []),
      ...refundLater(data, money),
      ...(data.hasOpenClaims
        ? [paragraph("We’re still looking at what your landlord has claimed, and will write to you with our decision.")]
        : []),
      ...(data.isStillOwing ? [paragraph(stillOwing)] : []),
      paragraph("Please keep this email for your records. The release is attached."),
    ],
  }),

  "landlord-released": (data, { date, money, supportEmail }) => ({
    subject: `Released: the guarantee for ${streetOf(data)}`,
    preview: "It has ended. There’s nothing left to do.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `You released ${data.tenantName}’s guarantee for ${data.fullAddress} on ${date(data.on)}. It has now ended.`,
      ),
      facts(["Amount covered", money(data.depositCents)], ["Contract number", data.contractNumber]),
      paragraph("Please keep this email for your records. The release is attached."),
    ],
    smallPrint: [`If that wasn’t you, write to ${supportEmail} immediately.`],
  }),
};

/** What is still to be paid after the end. */
export const stillOwing =
  "You still have to pay what was due before the end: an open premium, or the repayment of a claim that we settled for you. Your account shows the amounts and the days.";
