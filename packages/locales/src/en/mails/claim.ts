import { greet } from "./greet.ts";
import { action, type Block, facts, note, paragraph, quote } from "../../mails/letter.ts";
import type { Letters, MailData, Words } from "../../mails/mail-data.ts";

/** Mails about claims. */
export const englishClaimLetters: Pick<
  Letters,
  | "claim-reported"
  | "claim-objected"
  | "claim-decided"
  | "landlord-claim-decided"
  | "claim-paid-out"
  | "landlord-claim-paid-out"
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
    greeting: greet(data.landlordName),
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
      ...(data.grantedCents > 0
        ? [
            paragraph(
              "We will write to you once we have transferred the money. Only then do you owe us this amount, without interest and without fees, and you choose how to pay it back.",
            ),
          ]
        : []),
      action("See the decision", data.link),
      note(
        `${data.grantedCents > 0 ? "You need not do anything now, and nothing is charged." : "Nothing is asked of you for this."} Questions? ${words.supportEmail}`,
      ),
    ],
  }),

  "landlord-claim-decided": (data, words) => ({
    subject: `Our decision on your claim of ${words.money(data.amountCents)}`,
    preview: outcomes[data.outcome](words.money(data.grantedCents)),
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `You claimed ${words.money(data.amountCents)} under the guarantee for ${data.fullAddress}. ${outcomes[data.outcome](words.money(data.grantedCents))}`,
      ),
      ...decided(data, words),
      ...(data.grantedCents > 0
        ? [
            paragraph(
              `Please write to ${words.supportEmail} which account we should transfer the money to. We will tell you as soon as it is on its way.`,
            ),
          ]
        : []),
      action("Open the guarantee", data.link),
      note(`Rent-deposit guarantee ${data.contractNumber}. This link is yours alone. Questions? ${words.supportEmail}`),
    ],
  }),

  "claim-paid-out": (data, { date, money, insurer, supportEmail }) => ({
    subject: `Paid out: ${money(data.amountCents)} under your guarantee`,
    preview: `Choose by ${date(data.chooseUntil)} how to pay it back.`,
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph(
        `${insurer.name} has transferred ${money(data.amountCents)} to ${data.landlordName ?? "your landlord"} under the guarantee for ${data.fullAddress}. You pay this back to us: ${money(data.amountCents)}, without interest and without fees. ${ways(data.mostParts)}`,
      ),
      facts(
        ["Transferred on", date(data.paidOn)],
        ["Reference", data.reference],
        ["You can choose until", date(data.chooseUntil)],
        ["Otherwise you get an invoice, due on", date(data.dueOn)],
        ["Contract number", data.contractNumber],
      ),
      action("Choose how to pay", data.link),
      note(
        `We charge to your card only what you choose yourself. If you do not choose, you get an invoice for the whole amount. Questions? ${supportEmail}`,
      ),
    ],
  }),

  "landlord-claim-paid-out": (data, { date, money, insurer, supportEmail }) => ({
    subject: `Transferred: ${money(data.amountCents)} under the guarantee`,
    preview: `Transferred on ${date(data.paidOn)}.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${insurer.name} has transferred ${money(data.amountCents)} to you under the guarantee for ${data.fullAddress}. It may take a banking day until the money is in your account.`,
      ),
      facts(
        ["Transferred on", date(data.paidOn)],
        ["Reference", data.reference],
        ["Tenant", data.tenantName],
        ["Contract number", data.contractNumber],
      ),
      action("Open the guarantee", data.link),
      note(`This link is yours alone. If the money does not arrive, please write to ${supportEmail}.`),
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
