import { action, facts, note, paragraph, quote } from "./letter.ts";
import type { Letters } from "./mail-data.ts";

/** What is written about claims under a guarantee. */
export const englishClaimLetters: Pick<Letters, "claim-reported" | "claim-objected"> = {
  "claim-reported": (data, { date, money, supportEmail }) => ({
    subject: `A claim of ${money(data.amountCents)} for your home`,
    preview: `You may object until ${date(data.objectUntil)}.`,
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph(
        `${data.landlordName ?? "Your landlord"} claims an amount under the guarantee for ${data.fullAddress}, and gives this reason:`,
      ),
      quote(data.description),
      facts(
        ["Claim", money(data.amountCents)],
        ["Guarantee up to", money(data.depositCents)],
        ["You may object until", date(data.objectUntil)],
        ["Contract number", data.contractNumber],
      ),
      paragraph("If you do not agree, please object in your account and write why. We decide nothing before."),
      action("See the claim", data.link),
      note(`Your card is not charged for this. Questions? ${supportEmail}`),
    ],
  }),

  "claim-objected": (data, { money, supportEmail }) => ({
    subject: `An objection to your claim of ${money(data.amountCents)}`,
    preview: `${data.tenantName} does not agree. Someone from our team looks at both sides.`,
    greeting: data.landlordName ? `Hello ${data.landlordName},` : "Hello,",
    blocks: [
      paragraph(`${data.tenantName} objects to your claim of ${money(data.amountCents)} for ${data.fullAddress}:`),
      quote(data.text),
      paragraph("Someone from our team looks at both sides and will contact you."),
      action("Open the guarantee", data.link),
      note(
        `Rent-deposit guarantee ${data.contractNumber}. This link is yours alone. Please send bills or pictures to ${supportEmail}.`,
      ),
    ],
  }),
};
