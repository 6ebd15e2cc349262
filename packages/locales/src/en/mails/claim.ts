import { complain } from "./complain.ts";
import { greet } from "./greet.ts";
import { action, type Block, facts, paragraph, quote } from "../../mails/letter.ts";
import type { Letters, MailData, MailWords } from "../../mails/mail-data.ts";
import { landlordLink } from "./landlord-link.ts";

export const englishClaimLetters: Pick<
  Letters,
  | "claim-reported"
  | "claim-received"
  | "objection-received"
  | "claim-objected"
  | "agreement-received"
  | "claim-agreed"
  | "claim-decided"
  | "landlord-claim-decided"
  | "claim-paid-out"
  | "landlord-claim-paid-out"
> = {
  "claim-reported": (data, { date, money }) => ({
    subject: `${data.landlordName ?? "Your landlord"} claims ${money(data.amountCents)} under your guarantee`,
    preview: `You can object until ${date(data.objectUntil)}. Nothing is charged now.`,
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph(
        `${data.landlordName ?? "Your landlord"} has reported a claim for ${data.fullAddress}. If you don’t agree, please object by ${date(data.objectUntil)}. We’ll only decide once you’ve answered or the deadline has passed.`,
      ),
      action("View and respond", data.link),
      facts(
        ...data.items.map((item) => [item.description, money(item.amountCents)] as const),
        ["Total", data.items.length > 1 ? money(data.amountCents) : null],
        ["Guarantee up to", money(data.depositCents)],
        ["You can object until", date(data.objectUntil)],
        ["Contract number", data.contractNumber],
      ),
      paragraph(
        "Nothing is charged now. You only owe us anything once we’ve paid your landlord, and then exactly that amount.",
      ),
    ],
  }),

  "claim-received": (data, { date, money, supportEmail }) => ({
    subject: `We have your claim of ${money(data.amountCents)}`,
    preview: `${data.tenantName} can object until ${date(data.objectUntil)}.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `We have your claim for ${data.fullAddress}. ${data.tenantName} can object until ${date(data.objectUntil)}. Once we have the answer or the deadline has passed, we’ll decide and write to you with what we pay and why.`,
      ),
      action("Upload documents", data.link),
      facts(
        ...data.items.map((item) => [item.description, money(item.amountCents)] as const),
        ["Total", data.items.length > 1 ? money(data.amountCents) : null],
        ["Objection possible until", date(data.objectUntil)],
        ["Contract number", data.contractNumber],
      ),
      paragraph("Bills and photos help us decide. You can add them at any time."),
    ],
    smallPrint: [`${landlordLink} If you didn’t report a claim, write to ${supportEmail} immediately.`],
  }),

  "objection-received": (data, { money, promisedTime }) => ({
    subject: `We have your objection to the claim of ${money(data.amountCents)}`,
    preview: "Someone from our team will look at both sides.",
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph(
        `You’ve objected to the claim of ${money(data.amountCents)} for ${data.fullAddress}. Someone from our team will look at what both sides say and write to you, usually ${promisedTime}.`,
      ),
      action("View the claim", data.link),
      paragraph("The reason given:"),
      quote(data.text),
      paragraph("Bills, photos or the handover report help us. You can upload them with the claim."),
    ],
  }),

  "claim-objected": (data, { agree, money, promisedTime }) => ({
    subject: `${data.tenantName} ${agree("objects", "object")} to your claim of ${money(data.amountCents)}`,
    preview: `Someone from our team will contact you, usually ${promisedTime}.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${data.tenantName} ${agree("objects", "object")} to your claim for ${data.fullAddress}. Someone from our team will look at both sides and contact you, usually ${promisedTime}. Bills and photos help us.`,
      ),
      action("Upload documents", data.link),
      paragraph("The reason given:"),
      quote(data.text),
      facts(["Claim", money(data.amountCents)], ["Contract number", data.contractNumber]),
    ],
    smallPrint: [landlordLink],
  }),

  "agreement-received": (data, { money, promisedTime, supportEmail }) => ({
    subject: `You agreed to the claim of ${money(data.amountCents)}`,
    preview: "We’ll decide now. Nothing is charged yet.",
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph(
        `You agreed to the claim of ${money(data.amountCents)} for ${data.fullAddress} and won’t object. So there’s nothing left to wait for: someone from our team will review the claim and write to you, usually ${promisedTime}.`,
      ),
      action("View the claim", data.link),
      paragraph(
        `Nothing is charged now. If we pay, you owe us this amount, ${money(data.amountCents)} at most. We’ll write to you then.`,
      ),
      facts(["Claim", money(data.amountCents)], ["Contract number", data.contractNumber]),
    ],
    smallPrint: [`If you didn’t agree, write to ${supportEmail} immediately.`],
  }),

  "claim-agreed": (data, { money, promisedTime }) => ({
    subject: `${data.tenantName} agrees to your claim of ${money(data.amountCents)}`,
    preview: `We’ll decide now and write to you, usually ${promisedTime}.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${data.tenantName} agrees to your claim for ${data.fullAddress}. So there’s nothing left to wait for: someone from our team will review it and write to you, usually ${promisedTime}, with what we pay and why.`,
      ),
      action("Upload documents", data.link),
      paragraph("Bills and photos help us decide."),
      facts(["Claim", money(data.amountCents)], ["Contract number", data.contractNumber]),
    ],
    smallPrint: [landlordLink],
  }),

  "claim-decided": (data, words) => ({
    subject: {
      ACCEPTED: `Claim accepted: we pay out ${words.money(data.grantedCents)}`,
      PARTLY: `Claim partly accepted: ${words.money(data.grantedCents)} instead of ${words.money(data.amountCents)}`,
      REFUSED: "Claim refused: you pay nothing",
    }[data.outcome],
    preview: data.grantedCents > 0 ? "Nothing is charged now." : "There’s nothing more for you to do.",
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph(
        `${data.landlordName ?? "Your landlord"} claimed ${words.money(data.amountCents)} for ${data.fullAddress}. ${outcomes[data.outcome](words.money(data.grantedCents))}`,
      ),
      action("View the decision", data.link),
      ...decided(data, words),
      paragraph(
        data.grantedCents > 0
          ? `There’s nothing you need to do now, and nothing is charged. We’ll write to you once the money has been transferred. ${owed(data)}`
          : "You don’t owe anything for this.",
      ),
    ],
    ...(data.outcome === "REFUSED" ? {} : { smallPrint: [complain(words)] }),
  }),

  "landlord-claim-decided": (data, words) => ({
    subject: {
      ACCEPTED: `We’ll pay your claim: ${words.money(data.grantedCents)}`,
      PARTLY: `We’ll pay ${words.money(data.grantedCents)} of ${words.money(data.amountCents)}`,
      REFUSED: `We can’t pay your claim of ${words.money(data.amountCents)}`,
    }[data.outcome],
    preview:
      data.grantedCents === 0
        ? "This email tells you why."
        : data.hasAccount
          ? "To the account entered on your page."
          : "All we need is your account.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        data.grantedCents > 0
          ? `We’ve reviewed your claim for ${data.fullAddress}. ${data.hasAccount ? `We’ll transfer ${words.money(data.grantedCents)} to the account entered on your page.` : `We’ll pay ${words.money(data.grantedCents)}. For that we still need your account: please enter it on your page.`}`
          : `We’ve reviewed your claim for ${data.fullAddress}. We don’t accept it and pay nothing out.`,
      ),
      action(
        data.grantedCents === 0 ? "View the decision" : data.hasAccount ? "View the account" : "Enter your account",
        data.link,
      ),
      ...decided(data, words),
      facts(["Contract number", data.contractNumber]),
    ],
    smallPrint: [
      `${landlordLink} We never ask for your account by email.`,
      ...(data.outcome === "ACCEPTED" ? [] : [complain(words)]),
    ],
  }),

  "claim-paid-out": (data, { date, money, insurer }) => ({
    subject: `${money(data.amountCents)} paid out: how would you like to pay it back?`,
    preview: `You can choose until ${date(data.chooseUntil)}. Without interest or fees.`,
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph(
        `${insurer.name} has transferred ${money(data.amountCents)} to ${data.landlordName ?? "your landlord"} for ${data.fullAddress}. You pay this back to us, without interest or fees${data.mostParts > 1 ? `: all at once or in up to ${data.mostParts} monthly instalments` : ""}.`,
      ),
      action("Choose how to pay", data.link),
      facts(
        ["You can choose until", date(data.chooseUntil)],
        ["Otherwise, invoice due on", date(data.dueOn)],
        ["Transferred on", date(data.paidOn)],
        ["Reference", data.reference],
        ["Contract number", data.contractNumber],
      ),
      ...(data.usedUp
        ? [
            paragraph(
              `That was the whole guarantee. From ${date(data.paidOn)} on, it costs you nothing.${data.usedUp.refundCents > 0 ? ` We’re refunding ${money(data.usedUp.refundCents)} of the premium.` : ""}`,
            ),
          ]
        : []),
      ...(data.rest ? [paragraph(sayRest(data.rest, data.paidOn, { date, money }))] : []),
      paragraph("You’ll see every date and amount before you agree. Only what you choose is charged."),
    ],
  }),

  "landlord-claim-paid-out": (data, { date, money, insurer, supportEmail }) => ({
    subject: `${money(data.amountCents)} has been transferred to you`,
    preview: "The money reaches your account within a banking day.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${insurer.name} has transferred ${money(data.amountCents)} to you under the guarantee for ${data.fullAddress}. It can take one banking day for the money to reach your account.`,
      ),
      action("Open the guarantee", data.link),
      facts(
        ["Transferred on", date(data.paidOn)],
        ["Reference", data.reference],
        ["Tenant", data.tenantName],
        ["Contract number", data.contractNumber],
      ),
      paragraph(`If the money doesn’t arrive, please write to ${supportEmail}.`),
    ],
    smallPrint: [landlordLink],
  }),
};

const outcomes = {
  ACCEPTED: (granted: string) => `We accept it in full and pay out ${granted}.`,
  PARTLY: (granted: string) => `We accept part of it and pay out ${granted}.`,
  REFUSED: () => "We don’t accept it, and nothing is paid out.",
};

/** The accepted amount of each item, and the reason if not everything was accepted. */
function decided({ items, note: why }: MailData["landlord-claim-decided"], { money }: MailWords): Block[] {
  return [
    facts(
      ...items.map((item) => [item.description, `${money(item.grantedCents)} of ${money(item.amountCents)}`] as const),
    ),
    ...(why === null ? [] : [paragraph("Our team writes:"), quote(why)]),
  ];
}

function sayRest(
  { depositCents, premiumCents, paymentPeriod, refundCents }: NonNullable<MailData["claim-paid-out"]["rest"]>,
  paidOn: string,
  { date, money }: Pick<MailWords, "date" | "money">,
): string {
  const left = `${money(depositCents)} of the guarantee is left.`;
  if (premiumCents === null) return left;
  const period = paymentPeriod === "YEARLY" ? "a year" : "a month";
  const price = `So from ${date(paidOn)} on, it costs only ${money(premiumCents)} ${period}.`;
  return `${left} ${price}${refundCents > 0 ? ` We’re refunding ${money(refundCents)} of the premium.` : ""}`;
}

/** Who will owe what is paid out, and who chooses how to pay it back. */
function owed({
  tenantName,
  tenantNames: [payer = tenantName, ...others] = [],
  isChosen = true,
}: MailData["claim-decided"]): string {
  const debt =
    others.length === 0
      ? "Only then do you owe us this amount, without interest or fees"
      : "Only then do you all owe us this amount together, without interest or fees";
  if (!isChosen) return `${debt}.`;
  return `${debt}, and ${payer === tenantName ? "you choose" : `${payer} chooses`} how to pay it back.`;
}
