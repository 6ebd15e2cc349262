import { action, facts, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";
import { streetOf } from "../../mails/street-of.ts";
import {
  actionAfterFailure,
  afterFailure,
  failureOfAccount,
  nameAccount,
  previewOfFailure,
  subjectOfFailure,
} from "./failed-charge.ts";
import { greet } from "./greet.ts";

type Kinds = "debit-announced" | "premium-paid" | "premium-announced" | "premium-failed" | "refund-paid";

/** Premiums before and after they are charged, and what is paid back. */
export const englishPremiumLetters: Pick<Letters, Kinds> = {
  "debit-announced": (data, { date, money }) => ({
    subject: data.beginsCover
      ? `Your guarantee is in force: we’ll debit ${money(data.amountCents)} on ${date(data.on)}`
      : `We’ll debit ${money(data.amountCents)} on ${date(data.on)}`,
    preview: `From your ${nameAccount(data.lastFour)}. You don’t need to do anything.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `${data.beginsCover ? `The guarantee for ${data.fullAddress} is now in force. ` : ""}We’ll collect your ${data.periodFrom ? "premium" : "payment"} of ${money(data.amountCents)} from your ${nameAccount(data.lastFour)} by SEPA direct debit on ${date(data.on)}. Please make sure there’s enough money in it.`,
      ),
      action("View how you pay", data.link),
      facts(
        ["Amount", money(data.amountCents)],
        ["Debit on", date(data.on)],
        ["Premium from", data.periodFrom && date(data.periodFrom)],
        ["Mandate reference", data.mandateReference],
        ["Creditor ID", data.creditorId],
        ["Home", data.fullAddress],
        ["Contract number", data.contractNumber],
      ),
      paragraph(
        "If banks are closed that day, the money is debited on the next working day. You can give us another account or a card when you log in.",
      ),
    ],
  }),

  "premium-paid": (data, { date, money, insurer }) => ({
    subject: data.beginsCover ? "Your guarantee is in force" : `Paid: your premium of ${money(data.amountCents)}`,
    preview: data.beginsCover
      ? `Your first premium of ${money(data.amountCents)} is paid. The receipt is attached.`
      : `For ${streetOf(data)}. The receipt is attached.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        data.beginsCover
          ? `From ${date(data.from)}, ${insurer.name} guarantees up to ${money(data.depositCents)} for your home at ${data.fullAddress}. Your first premium of ${money(data.amountCents)} is paid. The receipt is attached.`
          : `Your premium of ${money(data.amountCents)} for ${data.fullAddress} is paid${data.nextOn === null ? "" : ", and the guarantee remains in force"}. The receipt is attached.`,
      ),
      action("View the contract", data.link),
      facts(
        ["Paid on", date(data.paidOn)],
        ["Period", `${date(data.from)} to ${date(data.until)}`],
        ["Next premium", data.nextOn && date(data.nextOn)],
        ["Contract number", data.contractNumber],
      ),
      ...(data.nextOn === null ? [] : [paragraph(beforeNext[data.account ? "ACCOUNT" : data.paymentPeriod])]),
    ],
  }),

  "premium-announced": (data, { date, money }) => ({
    subject: `We’ll charge your yearly premium on ${date(data.from)}: ${money(data.amountCents)}`,
    preview: data.isLeaving
      ? "The release is still missing."
      : "If you’d like to continue, you don’t need to do anything.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `A new year of your guarantee for ${data.fullAddress} begins on ${date(data.from)}. ${
          data.account
            ? `On that day, or the next banking day, we’ll collect ${money(data.amountCents)} from your ${nameAccount(data.account.lastFour)} by SEPA direct debit.`
            : `We’ll charge ${money(data.amountCents)} to your card on that day.`
        }`,
      ),
      action(data.isLeaving ? "Prove that you’ve moved out" : "View the contract", data.link),
      facts(
        ["Premium", money(data.amountCents)],
        ["Period", `${date(data.from)} to ${date(data.until)}`],
        ["Mandate reference", data.account && data.account.mandateReference],
        ["Creditor ID", data.account && data.creditorId],
        ["Contract number", data.contractNumber],
      ),
      ...(data.endsOn === null
        ? []
        : [paragraph(`Your contract ends on ${date(data.endsOn)}, so you only pay for the days until then.`)]),
      paragraph(
        data.isLeaving
          ? `You’ve cancelled, but ${data.landlordName ?? "your landlord"} hasn’t released the guarantee yet. If you’ve moved out, please send us proof. If we confirm it before ${date(data.from)}, we won’t charge anything more.`
          : `Don’t need the guarantee any more? You can cancel at any time in your account. If it’s released before ${date(data.from)}, this premium is not due; after that, you get back what you’ve overpaid.`,
      ),
    ],
  }),

  "premium-failed": (data, { date, money }) => ({
    subject: subjectOfFailure(data, "Your premium"),
    preview: previewOfFailure(data, date),
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        data.needsConfirmation
          ? `Your bank didn’t approve the premium of ${money(data.amountCents)}: it wants you to confirm the payment yourself.`
          : data.account
            ? failureOfAccount(data, {
                subject: `The premium of ${money(data.amountCents)}`,
                object: `the premium of ${money(data.amountCents)}`,
              })
            : `The premium of ${money(data.amountCents)} could not be charged to your card.`,
      ),
      action(actionAfterFailure(data, "Confirm the payment"), data.link),
      facts(
        ["Home", data.fullAddress],
        ["Due since", date(data.dueOn)],
        ["Next try", data.nextTryOn && date(data.nextTryOn)],
        ["Contract number", data.contractNumber],
      ),
      paragraph(
        [
          data.beginsCover
            ? "The guarantee is in force all the same."
            : data.nextTryOn
              ? "The guarantee remains in force."
              : "",
          afterFailure(data),
        ]
          .join(" ")
          .trim(),
      ),
    ],
    aboutLink: `The link is for you only and works for 30 days. We never ask for ${data.account ? "account" : "card"} details by email.`,
  }),

  "refund-paid": (data, { date, money, supportEmail }) => ({
    subject: data.reference
      ? `We’ve transferred ${money(data.amountCents)} to you`
      : `Your refund of ${money(data.amountCents)} should have arrived`,
    preview: "If the money isn’t there, please tell us.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        data.reference
          ? `On ${date(data.sentOn)} we transferred ${money(data.amountCents)} to you, which you’d overpaid for ${data.fullAddress}. It can take one banking day for the money to reach your account.`
          : `On ${date(data.sentOn)} we refunded ${money(data.amountCents)} for ${data.fullAddress}, to where we’d charged it. You should be able to see the money by now.`,
      ),
      action("View the payments", data.link),
      facts(
        ["Amount", money(data.amountCents)],
        ["Refunded on", date(data.sentOn)],
        ["Reference", data.reference],
        ["Contract number", data.contractNumber],
      ),
      paragraph(
        data.reference
          ? `If it doesn’t arrive, please write to ${supportEmail}.`
          : `Some banks take up to ten days. If it still isn’t there, please write to ${supportEmail}.`,
      ),
    ],
  }),
};

const beforeNext = {
  YEARLY: "We’ll write to you two weeks before the next premium.",
  MONTHLY: "We charge the other months without an email. Your account has the receipt for each of them.",
  ACCOUNT: "We’ll write to you before each debit, with its day. Your account has the receipt for each of them.",
};
