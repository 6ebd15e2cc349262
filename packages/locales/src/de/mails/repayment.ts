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

export const germanRepaymentLetters: Pick<
  Letters,
  "repayment-planned" | "repayment-invoice" | "shared-repayment" | "instalment-failed" | "repaid"
> = {
  "repayment-planned": (data, { date, money }) => {
    const [first] = data.instalments;
    const several = data.instalments.length > 1;
    return {
      subject: several
        ? `So zahlen Sie zurück: ${data.instalments.length} Raten, zusammen ${money(data.amountCents)}`
        : `So zahlen Sie zurück: ${money(data.amountCents)}`,
      preview: first ? `${several ? "Die erste Rate buchen wir" : "Wir buchen"} am ${date(first.on)} ab.` : "",
      greeting: `Guten Tag ${data.tenantName},`,
      blocks: [
        paragraph(
          `Sie haben gewählt, wie Sie zurückzahlen, was wir für ${data.fullAddress} ausgelegt haben. ${data.account ? `Wir buchen per Lastschrift von Ihrem ${nameAccount(data.account.lastFour)} ab und kündigen jede Abbuchung vorher an.` : "Wir buchen von der Karte ab, die bei Ihrem Vertrag hinterlegt ist."}`,
        ),
        action("Zahlungen ansehen", data.link),
        facts(...data.instalments.map(({ on, amountCents }) => [date(on), money(amountCents)] as const)),
        facts(["Zusammen", money(data.amountCents)], ["Vertragsnummer", data.contractNumber]),
        paragraph(
          "Zinsen und Gebühren kommen nicht dazu. Karte oder Konto können Sie jederzeit ändern; für andere Raten schreiben Sie uns.",
        ),
      ],
    };
  },

  "repayment-invoice": (data, { date, money, insurer, supportEmail }) => ({
    subject: data.isReminder
      ? `Noch offen: Ihre Rechnung über ${money(data.amountCents)}`
      : `Ihre Rechnung über ${money(data.amountCents)}, fällig am ${date(data.dueOn)}`,
    preview: "Sie zahlen in einem Schritt. Von allein buchen wir nichts ab.",
    greeting: `Guten Tag ${data.tenantName},`,
    blocks: [
      paragraph(
        data.isReminder
          ? `unsere Rechnung über das, was ${insurer.name} aus der Bürgschaft für ${data.fullAddress} gezahlt hat, ist noch offen.`
          : `${insurer.name} hat aus der Bürgschaft für ${data.fullAddress} ${money(data.amountCents)} gezahlt. Sie haben nicht gewählt, wie Sie das zurückzahlen. Deshalb stellen wir Ihnen den ganzen Betrag in Rechnung.`,
      ),
      action("Rechnung zahlen", data.link),
      facts(
        ["Rechnungsbetrag", money(data.amountCents)],
        ["Fällig am", date(data.dueOn)],
        ["Vertragsnummer", data.contractNumber],
      ),
      paragraph(
        "Auf unserer Seite zahlen Sie in einem Schritt. Solange Sie dort nicht zahlen, buchen wir dafür nichts ab. Zinsen und Gebühren kommen nicht dazu.",
      ),
      paragraph(
        `Können Sie nicht alles auf einmal zahlen? Schreiben Sie uns bitte an ${supportEmail}: Dann suchen wir gemeinsam eine Lösung.`,
      ),
    ],
    aboutLink: "Der Link ist nur für Sie bestimmt und gilt 30 Tage. Zahlungsdaten fragen wir nie per E-Mail ab.",
  }),

  "shared-repayment": (data, { date, money, insurer }) => ({
    subject:
      data.event === "PAID_OUT"
        ? `${money(data.amountCents)} ausgezahlt: Das schulden Sie gemeinsam`
        : data.event === "STOPPED"
          ? `Noch ${money(data.amountCents)} zurückzuzahlen: Das schulden Sie gemeinsam`
          : `${data.event === "REMINDED" ? "Noch offen" : "Rechnung"}: ${money(data.amountCents)} aus Ihrem gemeinsamen Vertrag`,
    preview: "Zahlt es einer von Ihnen, ist es für alle bezahlt.",
    greeting: `Guten Tag ${data.tenantName},`,
    blocks: [
      paragraph(
        data.event === "PAID_OUT"
          ? `${insurer.name} hat aus der Bürgschaft für ${data.fullAddress} ${money(data.amountCents)} gezahlt. Das schulden Sie uns alle gemeinsam: Zahlt es einer von Ihnen, ist es für alle bezahlt.`
          : data.event === "STOPPED"
            ? `${insurer.name} hat aus der Bürgschaft für ${data.fullAddress} gezahlt, und davon sind noch ${money(data.amountCents)} zurückzuzahlen. Die Raten buchen wir bei ${data.payer} nicht mehr ab. Den Rest schulden Sie uns alle gemeinsam: Zahlt ihn einer von Ihnen, ist er für alle bezahlt.`
            : `${insurer.name} hat aus der Bürgschaft für ${data.fullAddress} ${money(data.amountCents)} gezahlt, und der Betrag ist noch offen. Sie schulden ihn uns alle gemeinsam: Zahlt ihn einer von Ihnen, ist er für alle bezahlt.`,
      ),
      action("Rückzahlung ansehen", data.link),
      facts(
        ["Betrag", money(data.amountCents)],
        ["Fällig am", data.event === "PAID_OUT" || data.event === "STOPPED" ? null : date(data.dueOn)],
        ["Vertragsnummer", data.contractNumber],
      ),
      paragraph(
        data.event === "PAID_OUT"
          ? `${data.payer} kann bis zum ${date(data.chooseUntil)} wählen, auf einmal oder in Raten zu zahlen. Sonst ist alles am ${date(data.dueOn)} fällig; dann schreiben wir Ihnen wieder.`
          : data.event === "STOPPED"
            ? "In Ihrem Konto stehen die Raten mit ihren Tagen, die gleich bleiben, und wohin Sie sie überweisen können. Zinsen und Gebühren kommen nicht dazu."
            : "In Ihrem Konto steht, wohin Sie den Betrag überweisen können. Zinsen und Gebühren kommen nicht dazu.",
      ),
    ],
  }),

  "instalment-failed": (data, { date, money }) => ({
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
      action(actionAfterFailure(data, "Zahlung bestätigen"), data.link),
      facts(
        ["Wohnung", data.fullAddress],
        ["Fällig seit", date(data.dueOn)],
        ["Nächster Versuch", data.nextTryOn && date(data.nextTryOn)],
        ["Vertragsnummer", data.contractNumber],
      ),
      paragraph(afterFailure(data)),
      paragraph("Mit Ihrem Beitrag hat das nichts zu tun."),
    ],
    aboutLink: `Der Link ist nur für Sie bestimmt und gilt 30 Tage. ${data.account ? "Kontodaten" : "Kartendaten"} fragen wir nie per E-Mail ab.`,
  }),

  repaid: (data, { money }) => ({
    subject: `Alles bezahlt: ${money(data.amountCents)}`,
    preview: "Aus dieser Forderung schulden Sie uns nichts mehr.",
    greeting: `Guten Tag ${data.tenantName},`,
    blocks: [
      paragraph(
        `vielen Dank, Sie haben die ${money(data.amountCents)} ganz zurückgezahlt. Aus dieser Forderung zur Wohnung ${data.fullAddress} schulden Sie uns nichts mehr.`,
      ),
      action("Zahlungen ansehen", data.link),
      facts(["Bezahlt", money(data.amountCents)], ["Vertragsnummer", data.contractNumber]),
      paragraph("Bitte heben Sie diese E-Mail als Quittung auf."),
    ],
  }),
};

function called({ number, parts, amountCents }: MailData["instalment-failed"], money: Words["money"]): string {
  const amount = money(amountCents);
  return parts > 1 ? `die Rate ${number} von ${parts} (${amount})` : `die Zahlung von ${amount}`;
}
