import { greet } from "./greet.ts";
import { action, facts, note, paragraph, quote } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";

/** What landlords did on their page, for their records. */
export const englishLandlordLetters: Pick<
  Letters,
  "acceptance-confirmed" | "decline-confirmed" | "claim-received" | "question-answered"
> = {
  "acceptance-confirmed": (data, { date, insurer, money, supportEmail }) => ({
    subject: `You accepted the guarantee ${data.contractNumber}`,
    preview: "The guarantee certificate is attached.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `You accepted ${data.tenantName}’s guarantee for ${data.fullAddress} in place of a cash deposit. The guarantee certificate is attached. Please keep it.`,
      ),
      facts(
        ["Guarantee up to", money(data.depositCents)],
        ["Covered from", date(data.coverStart)],
        ["Guarantor", insurer.name],
        ["Cash deposit back by", data.cashReturnOn && date(data.cashReturnOn)],
        ["Contract number", data.contractNumber],
      ),
      paragraph(
        "If you ever have a claim from the tenancy, report it through your link. Your tenant has four weeks to object. Then we review it.",
      ),
      action("Open the guarantee", data.link),
      note(`This link is for you only. If you didn’t accept, write to ${supportEmail} immediately.`),
    ],
  }),

  "decline-confirmed": (data, { supportEmail }) => ({
    subject: `You declined the guarantee ${data.contractNumber}`,
    preview: "You don’t need to do anything else.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `You declined ${data.tenantName}’s guarantee for ${data.fullAddress}. It isn’t in force, and nobody is charged. We’ve told ${data.tenantName}.`,
      ),
      ...(data.reason ? [paragraph("We’ve passed on your reason:"), quote(data.reason)] : []),
      note(`If you didn’t decline, write to ${supportEmail} immediately.`),
    ],
  }),

  "claim-received": (data, { date, money, supportEmail }) => ({
    subject: `We’ve received your claim of ${money(data.amountCents)}`,
    preview: `Your tenant can object until ${date(data.objectUntil)}. Then we review it.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(`You reported this claim for ${data.fullAddress}:`),
      facts(...data.items.map((item) => [item.description, money(item.amountCents)] as const)),
      facts(
        ["Claim", money(data.amountCents)],
        ["Objection possible until", date(data.objectUntil)],
        ["Contract number", data.contractNumber],
      ),
      paragraph(
        `${data.tenantName} can object until then. Then we review the claim and tell you what we pay and why. You can upload bills and photos through your link.`,
      ),
      action("View the claim", data.link),
      note(`This link is for you only. If you didn’t report a claim, write to ${supportEmail} immediately.`),
    ],
  }),

  "question-answered": (data, { supportEmail }) => ({
    subject: `Our answer to your question about the guarantee ${data.contractNumber}`,
    preview: "Someone from our team has answered you.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(`You asked us about the guarantee for ${data.fullAddress}:`),
      quote(data.message),
      paragraph("Our answer:"),
      quote(data.answer),
      action("Open the guarantee", data.link),
      note(`This link is for you only. Another question? Ask it there, or write to ${supportEmail}.`),
    ],
  }),
};
