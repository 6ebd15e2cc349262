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
    preview: `You can object until ${date(data.objectUntil)}.`,
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph(
        `${data.landlordName ?? "Your landlord"} claims ${money(data.amountCents)} under the guarantee for ${data.fullAddress}, for:`,
      ),
      facts(...data.items.map((item) => [item.description, money(item.amountCents)] as const)),
      facts(
        ["Claim", money(data.amountCents)],
        ["Guarantee up to", money(data.depositCents)],
        ["You can object until", date(data.objectUntil)],
        ["Contract number", data.contractNumber],
      ),
      paragraph("If you don’t agree, please object in your account and tell us why. We won’t decide before that day."),
      action("View the claim", data.link),
      note(`Nothing is charged now. Questions? ${supportEmail}`),
    ],
  }),

  "claim-objected": (data, { money, promisedTime, supportEmail }) => ({
    subject: `An objection to your claim of ${money(data.amountCents)}`,
    preview: `${data.tenantName} doesn’t agree. Someone from our team will look at both sides.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(`${data.tenantName} objects to your claim of ${money(data.amountCents)} for ${data.fullAddress}:`),
      quote(data.text),
      paragraph(`Someone from our team will look at both sides and contact you, usually ${promisedTime}.`),
      action("Open the guarantee", data.link),
      note(
        `Rent-deposit guarantee ${data.contractNumber}. This link is for you only. You can add bills and photos there. Questions? ${supportEmail}`,
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
              "We’ll write to you once we’ve transferred the money. You only owe us this amount from then on, without interest or fees, and you choose how to pay it back.",
            ),
          ]
        : []),
      action("View the decision", data.link),
      note(
        `${data.grantedCents > 0 ? "There’s nothing you need to do now, and nothing is charged." : "You don’t owe anything for this."} Questions? ${words.supportEmail}`,
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
              "We’ll transfer it to the account entered on your page. If it’s still missing, please enter it there; we never ask for it by email. We’ll write to you once the money is on its way.",
            ),
          ]
        : []),
      action("Open the guarantee", data.link),
      note(
        `Rent-deposit guarantee ${data.contractNumber}. This link is for you only. Questions? ${words.supportEmail}`,
      ),
    ],
  }),

  "claim-paid-out": (data, { date, money, insurer, supportEmail }) => ({
    subject: `Paid out: ${money(data.amountCents)} under your guarantee`,
    preview: `Choose by ${date(data.chooseUntil)} how to pay it back.`,
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph(
        `${insurer.name} has transferred ${money(data.amountCents)} to ${data.landlordName ?? "your landlord"} under the guarantee for ${data.fullAddress}. You pay this back to us, without interest or fees. ${ways(data.mostParts)}`,
      ),
      facts(
        ["Transferred on", date(data.paidOn)],
        ["Reference", data.reference],
        ["You can choose until", date(data.chooseUntil)],
        ["Otherwise, invoice due on", date(data.dueOn)],
        ["Contract number", data.contractNumber],
      ),
      action("Choose how to pay", data.link),
      note(
        `We charge only what you choose yourself. If you don’t choose, you’ll get an invoice for the whole amount. Questions? ${supportEmail}`,
      ),
    ],
  }),

  "landlord-claim-paid-out": (data, { date, money, insurer, supportEmail }) => ({
    subject: `Transferred: ${money(data.amountCents)} under the guarantee`,
    preview: "It can take one banking day for the money to reach your account.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${insurer.name} has transferred ${money(data.amountCents)} to you under the guarantee for ${data.fullAddress}. It can take one banking day for the money to reach your account.`,
      ),
      facts(
        ["Transferred on", date(data.paidOn)],
        ["Reference", data.reference],
        ["Tenant", data.tenantName],
        ["Contract number", data.contractNumber],
      ),
      action("Open the guarantee", data.link),
      note(`This link is for you only. If the money doesn’t arrive, please write to ${supportEmail}.`),
    ],
  }),
};

function ways(most: number): string {
  return most > 1
    ? `In your account you choose whether to pay it all at once or in up to ${most} monthly instalments. You’ll see every date and amount there first.`
    : "You can do that in your account right away. The amount is too small for instalments.";
}

const outcomes = {
  ACCEPTED: (granted: string) => `We accept it in full and pay out ${granted}.`,
  PARTLY: (granted: string) => `We accept part of it and pay out ${granted}.`,
  REFUSED: () => "We don’t accept it and pay nothing out.",
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
