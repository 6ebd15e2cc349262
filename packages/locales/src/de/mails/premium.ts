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
export const germanPremiumLetters: Pick<Letters, Kinds> = {
  "debit-announced": (data, { date, money }) => ({
    subject: data.beginsCover
      ? `Ihre Bürgschaft gilt: Am ${date(data.on)} buchen wir ${money(data.amountCents)} ab`
      : `Am ${date(data.on)} buchen wir ${money(data.amountCents)} ab`,
    preview: `Von Ihrem ${nameAccount(data.lastFour)}. Sie müssen nichts tun.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `${data.beginsCover ? `die Bürgschaft für ${data.fullAddress} gilt jetzt. ` : ""}${data.periodFrom ? "Ihren Beitrag" : "Ihre Zahlung"} von ${money(data.amountCents)} ziehen wir am ${date(data.on)} per SEPA-Lastschrift von Ihrem ${nameAccount(data.lastFour)} ein. Bitte sorgen Sie dafür, dass dort genug Geld liegt.`,
      ),
      action("Zahlungsart ansehen", data.link),
      facts(
        ["Betrag", money(data.amountCents)],
        ["Abbuchung am", date(data.on)],
        ["Beitrag ab", data.periodFrom && date(data.periodFrom)],
        ["Mandatsreferenz", data.mandateReference],
        ["Gläubiger-ID", data.creditorId],
        ["Wohnung", data.fullAddress],
        ["Vertragsnummer", data.contractNumber],
      ),
      paragraph(
        "Ist das kein Bankarbeitstag, bucht Ihre Bank am nächsten ab. Ein anderes Konto oder eine Karte können Sie in Ihrem Konto bei uns angeben.",
      ),
    ],
  }),

  "premium-paid": (data, { date, money, insurer }) => ({
    subject: data.beginsCover ? "Ihre Bürgschaft gilt" : `Bezahlt: Ihr Beitrag von ${money(data.amountCents)}`,
    preview: data.beginsCover
      ? `Ihr erster Beitrag von ${money(data.amountCents)} ist bezahlt. Die Quittung ist im Anhang.`
      : `Für ${streetOf(data)}. Die Quittung ist im Anhang.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        data.beginsCover
          ? `seit dem ${date(data.from)} bürgt ${insurer.name} für Ihre Wohnung ${data.fullAddress}, bis zu ${money(data.depositCents)}. Ihr erster Beitrag von ${money(data.amountCents)} ist bezahlt. Die Quittung ist im Anhang.`
          : `Ihr Beitrag von ${money(data.amountCents)} für ${data.fullAddress} ist bezahlt${data.nextOn === null ? "" : ", und die Bürgschaft gilt weiter"}. Die Quittung ist im Anhang.`,
      ),
      action("Vertrag ansehen", data.link),
      facts(
        ["Bezahlt am", date(data.paidOn)],
        ["Zeitraum", `${date(data.from)} bis ${date(data.until)}`],
        ["Nächster Beitrag", data.nextOn && date(data.nextOn)],
        ["Vertragsnummer", data.contractNumber],
      ),
      ...(data.nextOn === null ? [] : [paragraph(beforeNext[data.account ? "ACCOUNT" : data.paymentPeriod])]),
    ],
  }),

  "premium-announced": (data, { date, money }) => ({
    subject: `Am ${date(data.from)} buchen wir Ihren Jahresbeitrag ab: ${money(data.amountCents)}`,
    preview: data.isLeaving ? "Die Freigabe fehlt noch." : "Möchten Sie weitermachen, müssen Sie nichts tun.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `Ihre Mietbürgschaft für ${data.fullAddress} geht am ${date(data.from)} in ein neues Jahr. An diesem Tag ${
          data.account
            ? `ziehen wir ${money(data.amountCents)} per SEPA-Lastschrift von Ihrem ${nameAccount(data.account.lastFour)} ein, oder am nächsten Bankarbeitstag.`
            : `buchen wir ${money(data.amountCents)} von Ihrer Karte ab.`
        }`,
      ),
      action(data.isLeaving ? "Auszug nachweisen" : "Vertrag ansehen", data.link),
      facts(
        ["Beitrag", money(data.amountCents)],
        ["Zeitraum", `${date(data.from)} bis ${date(data.until)}`],
        ["Mandatsreferenz", data.account && data.account.mandateReference],
        ["Gläubiger-ID", data.account && data.creditorId],
        ["Vertragsnummer", data.contractNumber],
      ),
      ...(data.endsOn === null
        ? []
        : [paragraph(`Ihr Vertrag endet am ${date(data.endsOn)}. Deshalb zahlen Sie nur für die Tage bis dahin.`)]),
      paragraph(
        data.isLeaving
          ? `Sie haben gekündigt, aber ${data.landlordName ?? "Ihr Vermieter"} hat die Bürgschaft noch nicht freigegeben. Sind Sie ausgezogen, schicken Sie uns bitte einen Nachweis. Haben wir ihn vor dem ${date(data.from)} bestätigt, buchen wir nichts mehr ab.`
          : `Brauchen Sie die Bürgschaft nicht mehr? Kündigen können Sie jederzeit in Ihrem Konto. Ist sie vor dem ${date(data.from)} freigegeben, fällt dieser Beitrag weg; danach bekommen Sie zurück, was Sie zu viel bezahlt haben.`,
      ),
    ],
  }),

  "premium-failed": (data, { date, money }) => ({
    subject: subjectOfFailure(data, "Ihr Beitrag"),
    preview: previewOfFailure(data, date),
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        data.needsConfirmation
          ? `Ihre Bank hat den Beitrag von ${money(data.amountCents)} nicht freigegeben: Sie möchte, dass Sie die Zahlung selbst bestätigen.`
          : data.account
            ? failureOfAccount(data, {
                subject: `der Beitrag von ${money(data.amountCents)}`,
                object: `den Beitrag von ${money(data.amountCents)}`,
              })
            : `der Beitrag von ${money(data.amountCents)} ließ sich nicht von Ihrer Karte abbuchen.`,
      ),
      action(actionAfterFailure(data, "Zahlung bestätigen"), data.link),
      facts(
        ["Wohnung", data.fullAddress],
        ["Fällig seit", date(data.dueOn)],
        ["Nächster Versuch", data.nextTryOn && date(data.nextTryOn)],
        ["Vertragsnummer", data.contractNumber],
      ),
      paragraph(
        [
          data.beginsCover ? "Die Bürgschaft gilt trotzdem." : data.nextTryOn ? "Die Bürgschaft gilt weiter." : "",
          afterFailure(data),
        ]
          .join(" ")
          .trim(),
      ),
    ],
    aboutLink: `Der Link ist nur für Sie bestimmt und gilt 30 Tage. ${data.account ? "Kontodaten" : "Kartendaten"} fragen wir nie per E-Mail ab.`,
  }),

  "refund-paid": (data, { date, money, supportEmail }) => ({
    subject: data.reference
      ? `Wir haben Ihnen ${money(data.amountCents)} überwiesen`
      : `${money(data.amountCents)} müssten jetzt bei Ihnen sein`,
    preview: "Fehlt das Geld, sagen Sie uns bitte Bescheid.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        data.reference
          ? `wir haben Ihnen am ${date(data.sentOn)} ${money(data.amountCents)} überwiesen, die Sie für ${data.fullAddress} zu viel bezahlt hatten. Bis das Geld auf Ihrem Konto ist, kann ein Bankarbeitstag vergehen.`
          : `am ${date(data.sentOn)} haben wir Ihnen ${money(data.amountCents)} für ${data.fullAddress} zurückgezahlt, dorthin, wo wir abgebucht hatten. Inzwischen müsste das Geld zu sehen sein.`,
      ),
      action("Zahlungen ansehen", data.link),
      facts(
        ["Betrag", money(data.amountCents)],
        ["Zurückgezahlt am", date(data.sentOn)],
        ["Verwendungszweck", data.reference],
        ["Vertragsnummer", data.contractNumber],
      ),
      paragraph(
        data.reference
          ? `Kommt es nicht an, schreiben Sie uns bitte an ${supportEmail}.`
          : `Manche Banken brauchen bis zu zehn Tage. Ist es dann noch nicht da, schreiben Sie uns bitte an ${supportEmail}.`,
      ),
    ],
  }),
};

const beforeNext = {
  YEARLY: "Zwei Wochen vor dem nächsten Beitrag schreiben wir Ihnen.",
  MONTHLY: "Die weiteren Monate buchen wir ohne E-Mail ab. Jede Quittung liegt in Ihrem Konto.",
  ACCOUNT: "Vor jeder Abbuchung schreiben wir Ihnen, an welchem Tag sie kommt. Jede Quittung liegt in Ihrem Konto.",
};
