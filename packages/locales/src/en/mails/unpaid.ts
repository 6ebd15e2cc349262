import { dayAfter } from "../../format/days-after.ts";
import { action, facts, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";
import type { UnpaidMails } from "../../mails/data/unpaid.ts";
import { streetOf } from "../../mails/street-of.ts";
import { greet } from "./greet.ts";
import { landlordLink } from "./landlord-link.ts";

/** Premiums that stay unpaid: the reminder, and what follows. */
export const englishUnpaidLetters: Pick<Letters, keyof UnpaidMails> = {
  "premium-reminder": (data, { date, money, supportEmail }) => ({
    subject: `Reminder: please pay ${money(data.amountCents)} by ${date(data.payUntil)}`,
    preview: "Otherwise we may terminate your contract.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `We tried several times to charge your premium for ${data.fullAddress}, but it didn’t work. Please pay it by ${date(data.payUntil)}, which gives you at least two weeks (${data.law}).`,
      ),
      action("Pay now", data.link),
      facts(
        ...data.premiums.map(
          ({ amountCents, from, until }) => [`Premium ${date(from)} to ${date(until)}`, money(amountCents)] as const,
        ),
        ["Interest", money(0)],
        ["Costs", money(0)],
        ["Total", money(data.amountCents)],
        ["Pay by", date(data.payUntil)],
        ["Contract number", data.contractNumber],
      ),
      paragraph(
        "If you don’t pay by then, we may terminate the contract without notice. Your landlord is then told at once and stays covered for one more month; whatever we pay them, we claim back from you. If you pay everything within that month, the contract continues.",
      ),
      paragraph(
        `Can’t pay it all at once? Write to ${supportEmail}, and we’ll find a way together, such as instalments.`,
      ),
    ],
    aboutLink: "The link is for you only and works for 30 days.",
  }),

  "instalments-agreed": (data, { date, money }) => ({
    subject: "You’ll pay your premium in instalments",
    preview: `We charge the first one on ${date(data.parts[0]?.on ?? "")}.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `As discussed, you’ll pay what is unpaid for ${data.fullAddress} in instalments. Please make sure there’s enough money on these days. This settles our reminder, and the guarantee remains in force.`,
      ),
      action("View the contract", data.link),
      facts(...data.parts.map(({ on, amountCents }) => [date(on), money(amountCents)] as const), [
        "Contract number",
        data.contractNumber,
      ]),
    ],
  }),

  "policy-terminated": (data, { date, money }) => ({
    subject: `Termination: your guarantee ends on ${date(data.on)}`,
    preview: `If you pay ${money(data.amountCents)} by then, it continues.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `We’re terminating the contract for your guarantee for ${data.fullAddress} because the premium is still unpaid after our reminder (${data.law}).`,
      ),
      action("Pay now", data.link),
      facts(
        ["Last day of cover", date(data.on)],
        ["Unpaid", money(data.amountCents)],
        ["Contract number", data.contractNumber],
      ),
      paragraph(
        `If you pay everything that is unpaid by ${date(data.on)}, the termination has no effect and the contract continues. Otherwise it ends, and your landlord may ask for another deposit. Claims for the time until then can still be reported.`,
      ),
    ],
    aboutLink: "The link is for you only and works for 30 days.",
  }),

  "landlord-terminated": (data, { claimsUntil, date, money }) => ({
    subject: `Your security for ${streetOf(data)} ends on ${date(data.on)}`,
    preview: "Do you have claims? Then please report them.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `We have terminated the contract with ${data.tenantName} for the guarantee for ${data.fullAddress}. The guarantee of ${money(data.depositCents)} remains in force until ${date(data.on)}, but not after that.`,
      ),
      action("View it or report a claim", data.link),
      paragraph(
        `If anything has arisen by then, please report it no later than ${claimsUntil(data.claimsUntil, dayAfter(data.on))}. Your tenant can still avert the termination; we’ll write to you if they do.`,
      ),
      facts(
        ["Covered until", date(data.on)],
        ["Claims possible until", claimsUntil(data.claimsUntil, dayAfter(data.on))],
        ["Contract number", data.contractNumber],
      ),
    ],
    smallPrint: [landlordLink],
  }),

  "termination-lifted": (data, { date }) => ({
    subject: "Paid: your guarantee continues",
    preview: "Our termination no longer applies.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `Thank you, everything is paid. Our termination no longer applies, and the guarantee for ${data.fullAddress} remains in force without a gap. We’ve told your landlord.`,
      ),
      action("View the contract", data.link),
      facts(["Agreed end", data.agreedEnd && date(data.agreedEnd)], ["Contract number", data.contractNumber]),
    ],
  }),

  "landlord-termination-lifted": (data, { date, money }) => ({
    subject: `Your security for ${streetOf(data)} continues`,
    preview: "Our termination no longer applies. You don’t need to do anything.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `Our termination of ${data.tenantName}’s guarantee for ${data.fullAddress} no longer applies. The guarantee of ${money(data.depositCents)} remains in force without a gap.`,
      ),
      action("View the guarantee", data.link),
      facts(["Agreed end", data.agreedEnd && date(data.agreedEnd)], ["Contract number", data.contractNumber]),
    ],
    smallPrint: [landlordLink],
  }),
};
