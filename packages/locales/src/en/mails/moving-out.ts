import { complain } from "./complain.ts";
import { greet } from "./greet.ts";
import { landlordLink } from "./landlord-link.ts";
import { backWhere, refundLater } from "./refund-later.ts";
import { action, facts, paragraph, quote } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";
import { streetOf } from "../../mails/street-of.ts";

type Kinds =
  | "cancellation-taken-back"
  | "landlord-cancellation-taken-back"
  | "moving-out-confirmed"
  | "moving-out-refused";

/** Mails between a cancellation and the landlord's release. */
export const englishMovingOutLetters: Pick<Letters, Kinds> = {
  "cancellation-taken-back": (data, { date }) => ({
    subject: `Your guarantee for ${streetOf(data)} continues`,
    preview: "You’ve taken back your cancellation.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `On ${date(data.on)} you took back your cancellation of the guarantee for ${data.fullAddress}. The contract continues as before, and we keep charging premiums.`,
      ),
      paragraph(`${data.landlordName ?? "Your landlord"} knows that a release is no longer needed.`),
      facts(["Contract number", data.contractNumber]),
      paragraph("Please keep this email for your records."),
    ],
  }),

  "landlord-cancellation-taken-back": (data, { date }) => ({
    subject: `The guarantee for ${streetOf(data)} continues`,
    preview: "You no longer need to release it.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `On ${date(data.on)} ${data.tenantName} took back the cancellation of the guarantee for ${data.fullAddress}. The guarantee stays in force, and you don’t need to do anything.`,
      ),
      action("Open the guarantee", data.link),
      facts(["Contract number", data.contractNumber]),
    ],
    smallPrint: [landlordLink],
  }),

  "moving-out-confirmed": (data, { date, money }) => ({
    subject:
      data.refundCents > 0
        ? `Moving out confirmed: ${money(data.refundCents)} is on its way`
        : "Moving out confirmed: no new premiums fall due",
    preview: `No premium from ${date(data.premiumUntil)}.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `We’ve checked your proof: you moved out of ${data.fullAddress} on ${date(data.movedOutOn)}. No new premiums fall due.`,
      ),
      action("View the contract", data.link),
      facts(
        ["Moved out on", date(data.movedOutOn)],
        ["No premium from", date(data.premiumUntil)],
        ["You get back", data.refundCents > 0 ? money(data.refundCents) : null],
        ["Contract number", data.contractNumber],
      ),
      ...(data.refundCents > 0 ? [paragraph(backWhere)] : []),
      ...refundLater(data, money),
      ...(data.note === null ? [] : [paragraph("Our team writes:"), quote(data.note)]),
      paragraph(
        `The guarantee itself stays in force until ${data.landlordName ?? "your landlord"} releases it or it ends as agreed. That costs you nothing.`,
      ),
    ],
  }),

  "moving-out-refused": (data, { date, supportEmail, arbitration }) => ({
    subject: "Your proof of moving out isn’t enough yet",
    preview: "You can send other proof.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `Your proof that you moved out of ${data.fullAddress} on ${date(data.movedOutOn)} isn’t enough yet. Please send us other proof.`,
      ),
      action("Upload proof", data.link),
      paragraph("Our team writes:"),
      quote(data.note),
      paragraph("It doesn’t affect your landlord’s release."),
      facts(["Contract number", data.contractNumber]),
    ],
    smallPrint: [complain({ supportEmail, arbitration })],
  }),
};
