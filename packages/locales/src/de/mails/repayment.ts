import {
  actionAfterFailure,
  afterFailure,
  failureOfAccount,
  nameAccount,
  previewOfFailure,
  subjectOfFailure,
} from "./failed-charge.ts";
import { action, facts, note, paragraph } from "../../mails/letter.ts";
import type { Letters, MailData, Words } from "../../mails/mail-data.ts";

/** Mails about paying back a claim that was paid out. */
export const germanRepaymentLetters: Pick<
  Letters,
  "repayment-planned" | "repayment-invoice" | "instalment-failed" | "repaid"
> = {
  "repayment-planned": (data, { date, money, supportEmail }) => {
    const [first] = data.instalments;
    const several = data.instalments.length > 1;
    return {
      subject: several
        ? `Ihre ${data.instalments.length} Raten für ${money(data.amountCents)}`
        : `Ihre Zahlung von ${money(data.amountCents)}`,
      preview: first ? `${several ? "Die erste Rate buchen wir" : "Wir buchen"} am ${date(first.on)} ab.` : "",
      greeting: `Guten Tag ${data.tenantName},`,
      blocks: [
        paragraph(`so möchten Sie zurückzahlen, was wir aus der Bürgschaft für ${data.fullAddress} gezahlt haben:`),
        facts(...data.instalments.map(({ on, amountCents }) => [date(on), money(amountCents)] as const)),
        facts(["Zusammen", money(data.amountCents)], ["Vertragsnummer", data.contractNumber]),
        paragraph(
          `Zinsen und Gebühren kommen nicht dazu. Sie müssen nichts weiter tun: ${data.account ? `Wir buchen per Lastschrift von Ihrem ${nameAccount(data.account.lastFour)} ab und kündigen jede Abbuchung vorher per E-Mail an.` : "Wir buchen von der Karte ab, die bei Ihrem Vertrag hinterlegt ist."}`,
        ),
        action("Zahlungen ansehen", data.link),
        note(`Wie Sie zahlen, können Sie jederzeit ändern, wenn Sie sich bei uns anmelden. Fragen? ${supportEmail}`),
      ],
    };
  },

  "repayment-invoice": (data, { date, money, insurer, supportEmail }) => ({
    subject: data.isReminder
      ? `Noch offen: Ihre Rechnung über ${money(data.amountCents)}`
      : `Ihre Rechnung über ${money(data.amountCents)}`,
    preview: `Fällig am ${date(data.dueOn)}. Wir buchen nichts automatisch ab.`,
    greeting: `Guten Tag ${data.tenantName},`,
    blocks: [
      paragraph(
        data.isReminder
          ? `unsere Rechnung über das, was ${insurer.name} aus der Bürgschaft für ${data.fullAddress} gezahlt hat, ist noch offen.`
          : `${insurer.name} hat aus der Bürgschaft für ${data.fullAddress} ${money(data.amountCents)} gezahlt. Sie haben nicht gewählt, wie Sie das zurückzahlen. Deshalb stellen wir Ihnen den ganzen Betrag in Rechnung.`,
      ),
      facts(
        ["Rechnungsbetrag", money(data.amountCents)],
        ["Fällig am", date(data.dueOn)],
        ["Vertragsnummer", data.contractNumber],
      ),
      paragraph(
        "Auf unserer Seite zahlen Sie in einem Schritt. Solange Sie dort nicht zahlen, buchen wir dafür nichts ab. Zinsen und Gebühren kommen nicht dazu.",
      ),
      action("Rechnung zahlen", data.link),
      paragraph(
        `Können Sie nicht alles auf einmal zahlen? Schreiben Sie uns bitte an ${supportEmail}: Dann suchen wir gemeinsam eine Lösung.`,
      ),
      note("Der Link ist nur für Sie bestimmt und gilt 30 Tage. Zahlungsdaten fragen wir nie per E-Mail ab."),
    ],
  }),

  "instalment-failed": (data, { date, money, supportEmail }) => ({
    subject: subjectOfFailure(data, `Ihre ${data.parts > 1 ? "Rate" : "Zahlung"}`),
    preview: previewOfFailure(data, date),
    greeting: `Guten Tag ${data.tenantName},`,
    blocks: [
      paragraph(
        data.needsConfirmation
          ? `Ihre Bank hat ${called(data, money)} nicht freigegeben: Sie möchte, dass Sie die Zahlung selbst bestätigen.`
          : data.account
            ? failureOfAccount(data, {
                subject: called(data, money),
                object: called(data, money),
              })
            : `von Ihrer Karte ließ sich ${called(data, money)} nicht abbuchen.`,
      ),
      facts(
        ["Wohnung", data.fullAddress],
        ["Fällig seit", date(data.dueOn)],
        ["Nächster Versuch", data.nextTryOn && date(data.nextTryOn)],
        ["Vertragsnummer", data.contractNumber],
      ),
      action(actionAfterFailure(data, "Zahlung bestätigen"), data.link),
      paragraph(afterFailure(data)),
      note(
        `Mit Ihrem Beitrag hat das nichts zu tun. Der Link ist nur für Sie bestimmt und gilt 30 Tage. ${data.account ? "Kontodaten" : "Kartendaten"} fragen wir nie per E-Mail ab. Fragen? ${supportEmail}`,
      ),
    ],
  }),

  repaid: (data, { money, supportEmail }) => ({
    subject: `Alles bezahlt: ${money(data.amountCents)}`,
    preview: "Aus dieser Forderung schulden Sie uns nichts mehr.",
    greeting: `Guten Tag ${data.tenantName},`,
    blocks: [
      paragraph(
        `vielen Dank, Sie haben die ${money(data.amountCents)} ganz zurückgezahlt. Aus dieser Forderung zur Wohnung ${data.fullAddress} schulden Sie uns nichts mehr.`,
      ),
      facts(["Bezahlt", money(data.amountCents)], ["Vertragsnummer", data.contractNumber]),
      action("Zahlungen ansehen", data.link),
      note(`Bitte heben Sie diese E-Mail als Quittung auf. Fragen? ${supportEmail}`),
    ],
  }),
};

function called({ number, parts, amountCents }: MailData["instalment-failed"], money: Words["money"]): string {
  const amount = money(amountCents);
  return parts > 1 ? `die Rate ${number} von ${parts} (${amount})` : `die Zahlung von ${amount}`;
}
