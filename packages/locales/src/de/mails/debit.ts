import { action, facts, note, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";
import { nameAccount } from "./failed-charge.ts";
import { greet } from "./greet.ts";

export const germanDebitLetters: Pick<Letters, "debit-announced"> = {
  "debit-announced": (data, { date, money, supportEmail }) => ({
    subject: `Am ${date(data.on)} buchen wir ${money(data.amountCents)} ab`,
    preview: `Von Ihrem ${nameAccount(data.lastFour)}. Sie müssen nichts tun.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `wir ziehen ${data.periodFrom ? "Ihren Beitrag" : "Ihre Zahlung"} per SEPA-Lastschrift von Ihrem ${nameAccount(data.lastFour)} ein. Bitte sorgen Sie dafür, dass dort genug Geld liegt.`,
      ),
      facts(
        ["Betrag", money(data.amountCents)],
        ["Abbuchung am", date(data.on)],
        ["Beitrag ab", data.periodFrom && date(data.periodFrom)],
        ["Mandatsreferenz", data.mandateReference],
        ["Gläubiger-ID", data.creditorId],
        ["Wohnung", data.fullAddress],
        ["Vertragsnummer", data.contractNumber],
      ),
      action("Zahlungsart ansehen", data.link),
      note(
        `Ist das kein Bankarbeitstag, bucht Ihre Bank am nächsten ab. Ein anderes Konto oder eine Karte können Sie in Ihrem Konto bei uns angeben. Fragen? ${supportEmail}`,
      ),
    ],
  }),
};
