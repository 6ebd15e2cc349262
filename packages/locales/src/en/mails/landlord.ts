import { greet } from "./greet.ts";
import { action, facts, note, paragraph, quote } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";

/** What landlords did on their page, for their records. */
export const englishLandlordLetters: Pick<Letters, "acceptance-confirmed" | "decline-confirmed" | "claim-received"> = {
  "acceptance-confirmed": (data, { date, insurer, money, supportEmail }) => ({
    subject: `You accepted the guarantee ${data.contractNumber}`,
    preview: "The guarantee certificate is attached.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `You accepted the guarantee from ${data.tenantName} for ${data.fullAddress} in place of a cash deposit. The guarantee certificate is attached. Please keep it.`,
      ),
      facts(
        ["Guarantee up to", money(data.depositCents)],
        ["Covered from", date(data.coverStart)],
        ["Guarantor", insurer.name],
        ["Cash deposit back by", data.cashReturnOn && date(data.cashReturnOn)],
        ["Contract number", data.contractNumber],
      ),
      paragraph(
        "If you ever have a claim from the tenancy, report it through your link. Your tenant has four weeks to object. Then we examine it.",
      ),
      action("Open the guarantee", data.link),
      note(`This link is yours alone. If you did not accept, write to ${supportEmail} at once.`),
    ],
  }),

  "decline-confirmed": (data, { supportEmail }) => ({
    subject: `You declined the guarantee ${data.contractNumber}`,
    preview: "There is nothing else to do.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `You declined the guarantee from ${data.tenantName} for ${data.fullAddress}. It is not in force, and nobody is charged. We have told ${data.tenantName}.`,
      ),
      ...(data.reason ? [paragraph("We passed on your reason:"), quote(data.reason)] : []),
      note(`If you did not decline, write to ${supportEmail} at once.`),
    ],
  }),

  "claim-received": (data, { date, money, supportEmail }) => ({
    subject: `We have received your claim of ${money(data.amountCents)}`,
    preview: `Your tenant may object until ${date(data.objectUntil)}. Then we examine it.`,
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
        `${data.tenantName} may object until then. Then we examine the claim and tell you what we pay and why. You can upload bills and pictures through your link.`,
      ),
      action("See the claim", data.link),
      note(`This link is yours alone. If you did not report a claim, write to ${supportEmail} at once.`),
    ],
  }),
};
