import { action, type Block, facts, note, paragraph, quote } from "./letter.ts";
import type { Letters, MailData, Words } from "./mail-data.ts";

/** Mails about claims. */
export const englishClaimLetters: Pick<
  Letters,
  "claim-reported" | "claim-objected" | "claim-decided" | "landlord-claim-decided"
> = {
  "claim-reported": (data, { date, money, supportEmail }) => ({
    subject: `A claim of ${money(data.amountCents)} for your home`,
    preview: `You may object until ${date(data.objectUntil)}.`,
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph(
        `${data.landlordName ?? "Your landlord"} claims ${money(data.amountCents)} under the guarantee for ${data.fullAddress}, for:`,
      ),
      facts(...data.items.map((item) => [item.description, money(item.amountCents)] as const)),
      facts(
        ["Claim", money(data.amountCents)],
        ["Guarantee up to", money(data.depositCents)],
        ["You may object until", date(data.objectUntil)],
        ["Contract number", data.contractNumber],
      ),
      paragraph("If you do not agree, please object in your account and write why. We decide nothing before."),
      action("See the claim", data.link),
      note(`Nothing is charged to your card now. Questions? ${supportEmail}`),
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
        `Rent-deposit guarantee ${data.contractNumber}. This link is yours alone. You can add bills and pictures there. Questions? ${supportEmail}`,
      ),
    ],
  }),

  "claim-decided": (data, words) => ({
    subject: `Our decision on the claim of ${words.money(data.amountCents)}`,
    preview: outcomes[data.outcome](words.money(data.grantedCents)),
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph(
        `${data.landlordName ?? "Your landlord"} claimed ${words.money(data.amountCents)} under the guarantee for ${data.fullAddress}. ${outcomes[data.outcome](words.money(data.grantedCents))}`,
      ),
      ...decided(data, words),
      ...(data.repayment
        ? [
            paragraph(
              `What we pay out, you pay back to us: ${words.money(data.grantedCents)}, without interest and without fees. ${ways(data.repayment.mostParts)}`,
            ),
            facts(
              ["You can choose until", words.date(data.repayment.chooseUntil)],
              ["Otherwise we charge all of it on", words.date(data.repayment.dueOn)],
            ),
            action("Choose how to pay", data.link),
            note(
              `Nothing is charged before you have chosen. If you do not choose, we charge the whole amount to your card on that day. Questions? ${words.supportEmail}`,
            ),
          ]
        : [
            action("See the decision", data.link),
            note(`Nothing is asked of you for this. Questions? ${words.supportEmail}`),
          ]),
    ],
  }),

  "landlord-claim-decided": (data, words) => ({
    subject: `Our decision on your claim of ${words.money(data.amountCents)}`,
    preview: outcomes[data.outcome](words.money(data.grantedCents)),
    greeting: data.landlordName ? `Hello ${data.landlordName},` : "Hello,",
    blocks: [
      paragraph(
        `You claimed ${words.money(data.amountCents)} under the guarantee for ${data.fullAddress}. ${outcomes[data.outcome](words.money(data.grantedCents))}`,
      ),
      ...decided(data, words),
      ...(data.grantedCents > 0
        ? [paragraph(`Please write to ${words.supportEmail} which account we should transfer the money to.`)]
        : []),
      action("Open the guarantee", data.link),
      note(`Rent-deposit guarantee ${data.contractNumber}. This link is yours alone. Questions? ${words.supportEmail}`),
    ],
  }),
};

function ways(most: number): string {
  return most > 1
    ? `In your account you choose whether to pay it at once or in up to ${most} monthly instalments. You see every day and every amount there first.`
    : "You can do so in your account right away. The amount is too small for instalments.";
}

const outcomes = {
  ACCEPTED: (granted: string) => `We accept it in full and pay out ${granted}.`,
  PARTLY: (granted: string) => `We accept a part of it and pay out ${granted}.`,
  REFUSED: () => "We do not accept it and pay out nothing.",
};

/** The accepted amount of each item, and the reason if not everything was accepted. */
function decided({ items, note: why }: MailData["landlord-claim-decided"], { money }: Words): Block[] {
  return [
    facts(
      ...items.map((item) => [item.description, `${money(item.grantedCents)} of ${money(item.amountCents)}`] as const),
    ),
    ...(why === null ? [] : [paragraph("Our team writes:"), quote(why)]),
  ];
}
