import {
  actionAfterFailure,
  afterFailure,
  failureOfAccount,
  nameAccount,
  previewOfFailure,
  subjectOfFailure,
} from "./failed-charge.ts";
import { action, facts, paragraph } from "../../mails/letter.ts";
import type { Letters, MailData, Words } from "../../mails/mail-data.ts";

export const englishRepaymentLetters: Pick<
  Letters,
  "repayment-planned" | "repayment-invoice" | "shared-repayment" | "instalment-failed" | "repaid"
> = {
  "repayment-planned": (data, { date, money }) => {
    const [first] = data.instalments;
    const several = data.instalments.length > 1;
    return {
      subject: several
        ? `Your repayment: ${data.instalments.length} instalments, ${money(data.amountCents)} in total`
        : `Your repayment: ${money(data.amountCents)}`,
      preview: first ? `${several ? "We charge the first one" : "We charge it"} on ${date(first.on)}.` : "",
      greeting: `Hello ${data.tenantName},`,
      blocks: [
        paragraph(
          `You’ve chosen how to pay back what we paid for ${data.fullAddress}. ${data.account ? `We debit your ${nameAccount(data.account.lastFour)} and email you before each debit.` : "We charge the card saved with your contract."}`,
        ),
        action("View the payments", data.link),
        facts(...data.instalments.map(({ on, amountCents }) => [date(on), money(amountCents)] as const)),
        facts(["Total", money(data.amountCents)], ["Contract number", data.contractNumber]),
        paragraph(
          "There is no interest and no fee. You can change the card or account at any time; for other instalments, write to us.",
        ),
      ],
    };
  },

  "repayment-invoice": (data, { date, money, insurer, supportEmail }) => ({
    subject: data.isReminder
      ? `Still unpaid: your invoice for ${money(data.amountCents)}`
      : `Your invoice for ${money(data.amountCents)}, due on ${date(data.dueOn)}`,
    preview: "You pay in one step. Nothing is charged automatically.",
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph(
        data.isReminder
          ? `Our invoice for what ${insurer.name} paid under the guarantee for ${data.fullAddress} is still unpaid.`
          : `${insurer.name} has paid ${money(data.amountCents)} under the guarantee for ${data.fullAddress}. You haven’t chosen how to pay it back, so we’re sending you an invoice for the whole amount.`,
      ),
      action("Pay the invoice", data.link),
      facts(
        ["Amount", money(data.amountCents)],
        ["Due on", date(data.dueOn)],
        ["Contract number", data.contractNumber],
      ),
      paragraph(
        "You can pay on our page, in one step. Nothing is charged until you pay there. There is no interest and no fee.",
      ),
      paragraph(
        `If you can’t pay it all at once, please write to ${supportEmail}: we’ll look for a solution together.`,
      ),
    ],
    aboutLink: "The link is for you only and works for 30 days. We never ask for payment details by email.",
  }),

  "shared-repayment": (data, { date, money, insurer }) => ({
    subject:
      data.event === "PAID_OUT"
        ? `${money(data.amountCents)} paid out: you owe it together`
        : data.event === "STOPPED"
          ? `${money(data.amountCents)} still to pay back: you owe it together`
          : `${data.event === "REMINDED" ? "Still unpaid" : "Invoice"}: ${money(data.amountCents)} from your joint contract`,
    preview: "Once one of you pays it, it’s paid for all.",
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph(
        data.event === "PAID_OUT"
          ? `${insurer.name} has paid ${money(data.amountCents)} under the guarantee for ${data.fullAddress}. You all owe it to us together: once one of you pays it, it’s paid for all.`
          : data.event === "STOPPED"
            ? `${insurer.name} has paid out under the guarantee for ${data.fullAddress}, and ${money(data.amountCents)} of it is left to pay back. We no longer charge the instalments to ${data.payer}. You all owe the rest to us together: once one of you pays it, it’s paid for all.`
            : `${insurer.name} has paid ${money(data.amountCents)} under the guarantee for ${data.fullAddress}, and it hasn’t been paid back yet. You all owe it to us together: once one of you pays it, it’s paid for all.`,
      ),
      action("View the repayment", data.link),
      facts(
        ["Amount", money(data.amountCents)],
        ["Due on", data.event === "PAID_OUT" || data.event === "STOPPED" ? null : date(data.dueOn)],
        ["Contract number", data.contractNumber],
      ),
      paragraph(
        data.event === "PAID_OUT"
          ? `${data.payer} can choose until ${date(data.chooseUntil)} to pay at once or in instalments. Otherwise it’s all due on ${date(data.dueOn)}, and we’ll write to you again.`
          : data.event === "STOPPED"
            ? "Your account shows the instalments with their days, which stay the same, and where you can transfer each of them. There is no interest and no fee."
            : "Your account says where you can transfer it. There is no interest and no fee.",
      ),
    ],
  }),

  "instalment-failed": (data, { date, money }) => ({
    subject: subjectOfFailure(data, `Your ${data.parts > 1 ? "instalment" : "payment"}`),
    preview: previewOfFailure(data, date),
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph(
        data.needsConfirmation
          ? `Your bank didn’t approve ${called(data, money)}: it wants you to confirm the payment yourself.`
          : data.account
            ? failureOfAccount(data, {
                subject: capitalised(called(data, money)),
                object: called(data, money),
              })
            : `We couldn’t charge ${called(data, money)} to your card.`,
      ),
      action(actionAfterFailure(data, "Confirm the payment"), data.link),
      facts(
        ["Home", data.fullAddress],
        ["Due since", date(data.dueOn)],
        ["Next try", data.nextTryOn && date(data.nextTryOn)],
        ["Contract number", data.contractNumber],
      ),
      paragraph(afterFailure(data)),
      paragraph("This has nothing to do with your premium."),
    ],
    aboutLink: `The link is for you only and works for 30 days. We never ask for ${data.account ? "account" : "card"} details by email.`,
  }),

  repaid: (data, { money }) => ({
    subject: `All paid: ${money(data.amountCents)}`,
    preview: "You owe us nothing more for this claim.",
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph(
        `Thank you. You’ve paid back the full ${money(data.amountCents)}. You owe us nothing more for this claim about ${data.fullAddress}.`,
      ),
      action("View the payments", data.link),
      facts(["Paid", money(data.amountCents)], ["Contract number", data.contractNumber]),
      paragraph("Please keep this email as your receipt."),
    ],
  }),
};

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function called({ number, parts, amountCents }: MailData["instalment-failed"], money: Words["money"]): string {
  const amount = money(amountCents);
  return parts > 1 ? `instalment ${number} of ${parts} (${amount})` : `the payment of ${amount}`;
}
