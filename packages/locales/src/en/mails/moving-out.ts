import { greet } from "./greet.ts";
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
    subject: `Your contract ${data.contractNumber} goes on`,
    preview: "Your cancellation is taken back.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `On ${date(data.on)} you took back your cancellation for ${data.fullAddress}. The contract goes on as before, and premiums are charged as before.`,
      ),
      paragraph(`${data.landlordName ?? "Your landlord"} knows that no release is needed any more.`),
      note(`Contract number ${data.contractNumber}. Please keep this mail as your receipt.`),
    ],
  }),

  "landlord-cancellation-taken-back": (data, { date, supportEmail }) => ({
    subject: `Guarantee ${data.contractNumber} goes on`,
    preview: `${data.tenantName} has taken the cancellation back. No release is needed any more.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `On ${date(data.on)} ${data.tenantName} took back the cancellation of the guarantee for ${data.fullAddress}. The guarantee stays in force; we need no release any more.`,
      ),
      action("Open the guarantee", data.link),
      note(`Contract number ${data.contractNumber}. This link is yours alone. Questions? ${supportEmail}`),
    ],
  }),

  "moving-out-confirmed": (data, { date, money }) => ({
    subject: `Your moving out is confirmed: contract ${data.contractNumber}`,
    preview: "No premium is charged any more.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `We have looked at your proof: you moved out of ${data.fullAddress} on ${date(data.movedOutOn)}. No premium is charged any more.`,
      ),
      facts(
        ["Moved out on", date(data.movedOutOn)],
        ["Free of premium from", date(data.premiumUntil)],
        ["You get back", data.refundCents > 0 ? money(data.refundCents) : null],
        ["Contract number", data.contractNumber],
      ),
      ...(data.refundCents > 0
        ? [paragraph("The money goes back to the card that was charged. It can take a few days to show up there.")]
        : []),
      ...(data.note === null ? [] : [paragraph("Our team adds:"), quote(data.note)]),
      paragraph(
        `The guarantee itself stays in force until ${data.landlordName ?? "your landlord"} releases it. That costs you nothing.`,
      ),
      action("To my contracts", data.link),
    ],
  }),

  "landlord-moving-out-confirmed": (data, { date, money, supportEmail }) => ({
    subject: `Moving out confirmed: please release guarantee ${data.contractNumber}`,
    preview: `${data.tenantName} has moved out. Only your release is missing.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${data.tenantName} has proved to us to have moved out of ${data.fullAddress} on ${date(data.movedOutOn)}, and pays no premium any more.`,
      ),
      facts(
        ["Guarantee up to", money(data.depositCents)],
        ["Moved out on", date(data.movedOutOn)],
        ["Contract number", data.contractNumber],
      ),
      paragraph(
        "If you have no claims left, please release the guarantee. If you still have some, please report them there.",
      ),
      action("See it and release", data.link),
      paragraph(
        "Without your release the guarantee stays in force. Nothing changes for you by that, and you pay nothing either.",
      ),
      note(`This link is yours alone. Questions? ${supportEmail}`),
    ],
  }),

  "moving-out-refused": (data, { date }) => ({
    subject: `Your proof of moving out: contract ${data.contractNumber}`,
    preview: "It is not enough yet. You can send another.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `You wanted to prove that you moved out of ${data.fullAddress} on ${date(data.movedOutOn)}. Your proof is not enough for us yet. Our team writes:`,
      ),
      quote(data.note),
      paragraph(
        "You can upload another proof in your account. It makes no difference to the release by your landlord.",
      ),
      action("To my contracts", data.link),
      note(`Contract number ${data.contractNumber}.`),
    ],
  }),
};
