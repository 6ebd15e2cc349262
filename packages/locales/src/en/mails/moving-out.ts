import { greet } from "./greet.ts";
import { refundLater } from "./refund-later.ts";
import { action, facts, note, paragraph, quote } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";

type Kinds =
  | "cancellation-taken-back"
  | "landlord-cancellation-taken-back"
  | "moving-out-confirmed"
  | "landlord-moving-out-confirmed"
  | "moving-out-refused";

/** Mails between a cancellation and the landlord's release. */
export const englishMovingOutLetters: Pick<Letters, Kinds> = {
  "cancellation-taken-back": (data, { date }) => ({
    subject: `Your contract ${data.contractNumber} continues`,
    preview: "You’ve taken back your cancellation.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `On ${date(data.on)} you took back your cancellation for ${data.fullAddress}. The contract continues as before, and we keep charging premiums.`,
      ),
      paragraph(`${data.landlordName ?? "Your landlord"} knows that a release is no longer needed.`),
      note(`Contract number ${data.contractNumber}. Please keep this email for your records.`),
    ],
  }),

  "landlord-cancellation-taken-back": (data, { date, supportEmail }) => ({
    subject: `Guarantee ${data.contractNumber} continues`,
    preview: `${data.tenantName} has taken back the cancellation. A release is no longer needed.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `On ${date(data.on)} ${data.tenantName} took back the cancellation of the guarantee for ${data.fullAddress}. The guarantee stays in force, and we no longer need your release.`,
      ),
      action("Open the guarantee", data.link),
      note(`Contract number ${data.contractNumber}. This link is for you only. Questions? ${supportEmail}`),
    ],
  }),

  "moving-out-confirmed": (data, { date, money }) => ({
    subject: `We’ve confirmed you’ve moved out: contract ${data.contractNumber}`,
    preview: "We no longer charge any premiums.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `We’ve checked your proof: you moved out of ${data.fullAddress} on ${date(data.movedOutOn)}. We no longer charge any premiums.`,
      ),
      facts(
        ["Moved out on", date(data.movedOutOn)],
        ["No premium from", date(data.premiumUntil)],
        ["You get back", data.refundCents > 0 ? money(data.refundCents) : null],
        ["Contract number", data.contractNumber],
      ),
      ...(data.refundCents > 0
        ? [paragraph("The money goes back to where it came from. It can take a few days to appear there.")]
        : []),
      ...refundLater(data, money),
      ...(data.note === null ? [] : [paragraph("Our team adds:"), quote(data.note)]),
      paragraph(
        `The guarantee itself stays in force until ${data.landlordName ?? "your landlord"} releases it. That costs you nothing.`,
      ),
      action("View my contracts", data.link),
    ],
  }),

  "landlord-moving-out-confirmed": (data, { date, money, supportEmail }) => ({
    subject: `Tenant has moved out: please release guarantee ${data.contractNumber}`,
    preview: `${data.tenantName} has moved out. We only need your release.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${data.tenantName} has proved to us that they moved out of ${data.fullAddress} on ${date(data.movedOutOn)}, and no longer pays premiums.`,
      ),
      facts(
        ["Guarantee up to", money(data.depositCents)],
        ["Moved out on", date(data.movedOutOn)],
        ["Contract number", data.contractNumber],
      ),
      paragraph(
        "If you have no claims left, please release the guarantee. If you still have any, please report them on the same page.",
      ),
      action("View and release", data.link),
      paragraph(
        "Without your release, the guarantee stays in force. Nothing changes for you, and it costs you nothing.",
      ),
      note(`This link is for you only. Questions? ${supportEmail}`),
    ],
  }),

  "moving-out-refused": (data, { date }) => ({
    subject: `Proof that you’ve moved out: contract ${data.contractNumber}`,
    preview: "It isn’t enough yet. You can send other proof.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `You wanted to prove that you moved out of ${data.fullAddress} on ${date(data.movedOutOn)}. Your proof isn’t enough for us yet. Our team writes:`,
      ),
      quote(data.note),
      paragraph("You can upload other proof in your account. It doesn’t affect your landlord’s release."),
      action("View my contracts", data.link),
      note(`Contract number ${data.contractNumber}.`),
    ],
  }),
};
