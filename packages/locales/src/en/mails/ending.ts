import { greet } from "./greet.ts";
import { landlordLink } from "./landlord-link.ts";
import { stillOwing } from "./leaving.ts";
import { backWhere, refundLater } from "./refund-later.ts";
import { action, facts, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";
import { dayAfter } from "../../format/days-after.ts";
import { streetOf } from "../../mails/street-of.ts";

/** Mails before the agreed end of a guarantee, and after it. */
export const englishEndingLetters: Pick<
  Letters,
  "end-announced" | "landlord-end-announced" | "ended" | "landlord-ended"
> = {
  "end-announced": (data, { claimsUntil, date }) => ({
    subject: `Your guarantee ends on ${date(data.on)}`,
    preview: "Are you staying longer? Then you can extend it.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `As agreed, your guarantee for ${data.fullAddress} ends on ${date(data.on)}. If you move out by then, you don’t need to do anything.`,
      ),
      action(data.mayExtend ? "Extend the guarantee" : "View the contract", data.link),
      ...(data.mayExtend
        ? [paragraph("If you’re staying longer, please ask your landlord there to extend it, so that there’s no gap.")]
        : []),
      paragraph(
        `After the end, we charge nothing more and refund what you’ve overpaid. Your landlord can still report claims from the time before until ${claimsUntil(data.claimsUntil, dayAfter(data.on))}.`,
      ),
      facts(["Last day of cover", date(data.on)], ["Contract number", data.contractNumber]),
    ],
  }),

  "landlord-end-announced": (data, { claimsUntil, date, money }) => ({
    subject: `Your security for ${streetOf(data)} ends on ${date(data.on)}`,
    preview: `We take claims from the time before until ${claimsUntil(data.claimsUntil, dayAfter(data.on))}.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `As agreed, ${data.tenantName}’s guarantee for ${data.fullAddress} ends on ${date(data.on)}. If you have a claim by then, please report it through this link:`,
      ),
      action("Open the guarantee", data.link),
      paragraph(
        `You can do that until ${claimsUntil(data.claimsUntil, dayAfter(data.on))}, for anything that arose before the end. You don’t need to release the guarantee.`,
      ),
      paragraph(`If the tenancy continues, ${data.tenantName} can ask you in their account to extend the guarantee.`),
      facts(
        ["Last day of cover", date(data.on)],
        ["Guarantee up to", money(data.depositCents)],
        ["Contract number", data.contractNumber],
      ),
    ],
    smallPrint: [landlordLink],
  }),

  ended: (data, { claimsUntil, date, money }) => ({
    subject:
      data.refundCents > 0
        ? `Your guarantee has ended: ${money(data.refundCents)} is on its way`
        : "Your guarantee has ended",
    preview: "We charge nothing more.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `${data.isTerminated ? "After our termination" : "As agreed"}, your guarantee for ${data.fullAddress} ended on ${date(data.on)}. No new premiums fall due.`,
      ),
      action(data.isStillOwing ? "View open payments" : "View the contract", data.link),
      facts(
        ["Ended on", date(data.on)],
        ["You get back", data.refundCents > 0 ? money(data.refundCents) : null],
        ["Contract number", data.contractNumber],
      ),
      ...(data.refundCents > 0 ? [paragraph(backWhere)] : []),
      ...refundLater(data, money),
      ...(data.isStillOwing ? [paragraph(stillOwing)] : []),
      paragraph(
        `For damage or arrears from the time before, your landlord can still report claims until ${claimsUntil(data.claimsUntil, dayAfter(data.on))}. If they do, we’ll ask you first.`,
      ),
      paragraph("Please keep this email for your records."),
    ],
  }),

  "landlord-ended": (data, { claimsUntil, date, money }) => ({
    subject: `The guarantee for ${streetOf(data)} has ended`,
    preview: `We take claims from the time before until ${claimsUntil(data.claimsUntil, dayAfter(data.on))}.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${data.tenantName}’s guarantee for ${data.fullAddress} ended on ${date(data.on)}. If anything arose before then that you’d still like to claim, please report it by ${claimsUntil(data.claimsUntil, dayAfter(data.on))}.`,
      ),
      action("Report a claim", data.link),
      paragraph("If you have no claims, you don’t need to do anything."),
      facts(
        ["Amount covered", money(data.depositCents)],
        ["Claims possible until", claimsUntil(data.claimsUntil, dayAfter(data.on))],
        ["Contract number", data.contractNumber],
      ),
    ],
    smallPrint: [landlordLink],
  }),
};
