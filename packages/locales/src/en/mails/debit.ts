import { action, facts, note, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";
import { nameAccount } from "./failed-charge.ts";
import { greet } from "./greet.ts";

export const englishDebitLetters: Pick<Letters, "debit-announced"> = {
  "debit-announced": (data, { date, money, supportEmail }) => ({
    subject: `We’ll debit ${money(data.amountCents)} on ${date(data.on)}`,
    preview: `From your ${nameAccount(data.lastFour)}. You don’t need to do anything.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `We’ll collect your ${data.periodFrom ? "premium" : "payment"} from your ${nameAccount(data.lastFour)} by SEPA direct debit. Please make sure there’s enough money in it.`,
      ),
      facts(
        ["Amount", money(data.amountCents)],
        ["Debit on", date(data.on)],
        ["Premium from", data.periodFrom && date(data.periodFrom)],
        ["Mandate reference", data.mandateReference],
        ["Creditor ID", data.creditorId],
        ["Home", data.fullAddress],
        ["Contract number", data.contractNumber],
      ),
      action("View how you pay", data.link),
      note(
        `If banks are closed that day, the money is debited on the next working day. You can give us another account or a card when you log in. Questions? ${supportEmail}`,
      ),
    ],
  }),
};
