import { afterFailure, previewOfFailure, unusableCard } from "./failed-charge.ts";
import { action, facts, note, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";

/** Mails about paying back a claim that was paid out. */
export const englishRepaymentLetters: Pick<
  Letters,
  "repayment-planned" | "repayment-invoice" | "instalment-failed" | "repaid"
> = {
  "repayment-planned": (data, { date, money, supportEmail }) => {
    const [first] = data.instalments;
    const several = data.instalments.length > 1;
    return {
      subject: several
        ? `Your ${data.instalments.length} instalments for ${money(data.amountCents)}`
        : `Your payment of ${money(data.amountCents)}`,
      preview: first ? `${several ? "We charge the first one" : "We charge it"} on ${date(first.on)}.` : "",
      greeting: `Hello ${data.tenantName},`,
      blocks: [
        paragraph(
          `You have chosen: this is how you pay back what we paid under the guarantee for ${data.fullAddress}.`,
        ),
        facts(...data.instalments.map(({ on, amountCents }) => [date(on), money(amountCents)] as const)),
        facts(["In all", money(data.amountCents)], ["Contract number", data.contractNumber]),
        paragraph(
          "There is no interest and no fee. You need not do anything more: we charge the card that is on file with your contract.",
        ),
        action("See the payments", data.link),
        note(`You can give another card in your account. Questions? ${supportEmail}`),
      ],
    };
  },

  "repayment-invoice": (data, { date, money, insurer, supportEmail }) => ({
    subject: data.isReminder
      ? `Still open: your invoice for ${money(data.amountCents)}`
      : `Your invoice for ${money(data.amountCents)}`,
    preview: `Due on ${date(data.dueOn)}. Nothing is charged automatically.`,
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph(
        data.isReminder
          ? `Our invoice for what ${insurer.name} paid under the guarantee for ${data.fullAddress} is still open.`
          : `${insurer.name} has paid ${money(data.amountCents)} under the guarantee for ${data.fullAddress}. You have not chosen how to pay it back. We therefore send you an invoice for the whole amount.`,
      ),
      facts(
        ["Amount", money(data.amountCents)],
        ["Due on", date(data.dueOn)],
        ["Contract number", data.contractNumber],
      ),
      paragraph(
        "On our page you pay with a card, in one step. As long as you do not pay there, we charge nothing for this. There is no interest and no fee.",
      ),
      action("Pay the invoice", data.link),
      paragraph(`If you cannot pay it all at once, please write to ${supportEmail}: we will look for a way together.`),
      note("The link is for you alone and works for 30 days. We never ask for card details by mail."),
    ],
  }),

  "instalment-failed": (data, { date, money, supportEmail }) => ({
    subject: data.needsAnotherCard
      ? unusableCard.subject
      : `Your ${data.parts > 1 ? "instalment" : "payment"} could not be charged`,
    preview: previewOfFailure(data, date),
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph(
        data.needsConfirmation
          ? `Your bank did not release ${called(data)} of ${money(data.amountCents)}: it wants you to confirm the payment yourself.`
          : `We could not charge ${called(data)} of ${money(data.amountCents)} to your card.`,
      ),
      facts(
        ["Home", data.fullAddress],
        ["Due since", date(data.dueOn)],
        ["Next try", data.nextTryOn && date(data.nextTryOn)],
        ["Contract number", data.contractNumber],
      ),
      action(data.needsConfirmation ? "Confirm the card" : "Give another card", data.link),
      paragraph(afterFailure(data)),
      note(
        `This has nothing to do with your premium. The link is for you alone and works for 30 days. We never ask for card details by mail. Questions? ${supportEmail}`,
      ),
    ],
  }),

  repaid: (data, { money, supportEmail }) => ({
    subject: `All paid: ${money(data.amountCents)}`,
    preview: "You owe us nothing more for this claim.",
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph(
        `Thank you. You have paid back all of ${money(data.amountCents)}. For this claim about ${data.fullAddress} you owe us nothing more.`,
      ),
      facts(["Paid", money(data.amountCents)], ["Contract number", data.contractNumber]),
      action("See the payments", data.link),
      note(`Please keep this mail as your receipt. Questions? ${supportEmail}`),
    ],
  }),
};

function called({ number, parts }: { number: number; parts: number }): string {
  return parts > 1 ? `instalment ${number} of ${parts}` : "the payment";
}
