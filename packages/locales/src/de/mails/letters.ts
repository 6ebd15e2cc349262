import { greet } from "./greet.ts";
import {
  actionAfterFailure,
  afterFailure,
  failureOfAccount,
  nameAccount,
  previewOfFailure,
  subjectOfFailure,
} from "./failed-charge.ts";
import { germanDebitLetters } from "./debit.ts";
import { germanAccountLetters } from "./account.ts";
import { germanClaimLetters } from "./claim.ts";
import { germanPartnerLetters } from "./partner.ts";
import { germanPayoutAccountLetters } from "./payout-account.ts";
import { germanRepaymentLetters } from "./repayment.ts";
import { germanDeskLetters } from "./desk.ts";
import { germanDocumentLetters } from "./document.ts";
import { germanLandlordLetters } from "./landlord.ts";
import { germanLeavingLetters } from "./leaving.ts";
import { germanMovingOutLetters } from "./moving-out.ts";
import { action, type Block, facts, link, note, paragraph, quote } from "../../mails/letter.ts";
import type { Letters, MailData } from "../../mails/mail-data.ts";
import { germanOwnDataLetters } from "./own-data.ts";
import { germanReviewLetters } from "./review.ts";
import { germanWayLetters } from "./ways.ts";
import { withdrawal } from "../withdrawal.ts";

const periods = { YEARLY: "im Jahr", MONTHLY: "im Monat" };

export const germanLetters: Letters = {
  ...germanAccountLetters,
  ...germanOwnDataLetters,
  ...germanReviewLetters,
  ...germanDocumentLetters,
  ...germanClaimLetters,
  ...germanPartnerLetters,
  ...germanPayoutAccountLetters,
  ...germanRepaymentLetters,
  ...germanDebitLetters,
  ...germanLandlordLetters,
  ...germanDeskLetters,
  ...germanLeavingLetters,
  ...germanMovingOutLetters,
  ...germanWayLetters,

  "tenant-invitation": (data, { brandName, insurer, date, money }) => ({
    subject: `${data.inviterName} lädt Sie ein: Bürgschaft statt Barkaution`,
    preview: `Für ${data.fullAddress}. Das meiste ist schon ausgefüllt.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `${data.inviterName} bietet Ihnen für Ihre neue Wohnung eine Bürgschaft von ${insurer.name} anstelle der Barkaution an, vermittelt von ${brandName}. Sie behalten Ihr Geld und zahlen stattdessen einen kleinen Beitrag.`,
      ),
      facts(
        ["Wohnung", data.fullAddress],
        ["Kaution", money(data.depositCents)],
        ["Ab", date(data.insuranceStart)],
        ["Einladung gültig bis", date(data.expiresOn)],
      ),
      action("Einladung ansehen", data.link),
      paragraph(
        "Zuerst sehen Sie den Preis. Danach fehlen nur noch wenige Antworten, die nur Sie geben können. Abgebucht wird erst, wenn Sie unterschrieben haben und Ihr Vermieter angenommen hat.",
      ),
      note(
        "Der Link öffnet Ihren Antrag auf jedem Gerät, bis Sie unterschrieben haben. Er ist nur für Sie bestimmt: Leiten Sie diese E-Mail bitte nicht weiter. Können Sie damit nichts anfangen, müssen Sie nichts tun.",
      ),
    ],
    why: `Sie bekommen diese E-Mail, weil ${data.inviterName} Sie einlädt.`,
  }),

  "tenant-invitation-reminder": (data, { date }) => ({
    subject: `${data.inviterName} erinnert Sie an Ihre Einladung`,
    preview: `Für ${data.fullAddress}. Noch bis ${date(data.expiresOn)}.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `${data.inviterName} hat Sie eingeladen, Ihre Kaution durch eine Bürgschaft zu ersetzen, und bittet uns, Sie daran zu erinnern. Wenn Sie schon angefangen haben, geht es dort weiter, wo Sie aufgehört haben.`,
      ),
      facts(["Wohnung", data.fullAddress], ["Einladung gültig bis", date(data.expiresOn)]),
      action("Einladung öffnen", data.link),
      note("Der Link ist nur für Sie bestimmt: Leiten Sie diese E-Mail bitte nicht weiter."),
      link("Erinnerungen abbestellen", data.stopLink),
    ],
    why: `Sie bekommen diese E-Mail, weil ${data.inviterName} Sie eingeladen hat.`,
  }),

  "first-information": (data, { brandName }) => ({
    subject: "Wer wir sind: Erstinformation zu Ihrem Antrag",
    preview: "Zum Aufheben. Sie müssen nichts tun.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `Sie haben bei ${brandName} einen Antrag auf eine Mietbürgschaft begonnen. Ein Versicherungsvermittler muss Ihnen beim ersten Kontakt sagen, wer er ist, was er für Sie tut und wer ihn bezahlt. Das lesen Sie im Anhang.`,
      ),
      paragraph("Sie müssen nichts tun, und Sie haben nichts unterschrieben. Bitte heben Sie das Dokument auf."),
      note(
        "Haben Sie keinen Antrag begonnen, hat sich jemand bei seiner Adresse vertippt. Dann können Sie diese E-Mail löschen.",
      ),
    ],
    why: "Sie bekommen diese E-Mail, weil diese Adresse in einem Antrag bei uns angegeben wurde.",
  }),

  "landlord-invitation": (data, { country, brandName, insurer, date, money, withdrawalForLandlord }) => ({
    subject: `${data.tenantName} bietet Ihnen eine Mietbürgschaft an`,
    preview: `${money(data.depositCents)} Sicherheit, für Sie kostenlos, ohne Konto und ohne Papier.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${data.tenantName} möchte die Kaution nicht bar hinterlegen, sondern mit einer Bürgschaft von ${insurer.name} absichern, die ${brandName} vermittelt. Sie sichert berechtigte Forderungen aus dem Mietverhältnis bis zum genannten Betrag ab, sobald Sie angenommen haben.`,
      ),
      facts(
        ["Wohnung", data.fullAddress],
        ["Bürgschaft", money(data.depositCents)],
        ["Beginn", date(data.insuranceStart)],
        ["Ende", data.insuranceEnd && date(data.insuranceEnd)],
        ["Antwort möglich bis", date(data.answerUntil)],
        ["Vertragsnummer", data.contractNumber],
      ),
      action("Ansehen und antworten", data.link),
      paragraph(
        "Für Sie kostet das nichts, und Sie brauchen kein Konto. Solange Sie nicht angenommen haben, gilt die Bürgschaft nicht, und es wird auch nichts abgebucht.",
      ),
      paragraph(`${withdrawal[country].theyMay(data.tenantName)}. ${withdrawalForLandlord}`),
      note(
        "Der Link ist nur für Sie bestimmt. Wer ihn hat, kann in Ihrem Namen antworten. Bitte geben Sie ihn nicht weiter.",
      ),
    ],
  }),

  "landlord-link": (data, { supportEmail }) => ({
    subject: `Ihr Link zur Mietbürgschaft ${data.contractNumber}`,
    preview: `Damit öffnen Sie die Bürgschaft von ${data.tenantName}.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `hier ist noch einmal Ihr persönlicher Link zur Mietbürgschaft von ${data.tenantName} für ${data.fullAddress}.`,
      ),
      action("Bürgschaft öffnen", data.link),
      note(
        `Der Link ist nur für Sie bestimmt. Haben Sie ihn nicht angefordert, müssen Sie nichts tun; bei Fragen schreiben Sie uns an ${supportEmail}.`,
      ),
    ],
  }),

  "contract-documents": (data, { money, supportEmail }) => ({
    subject: "Ihre Vertragsunterlagen, vor der Unterschrift",
    preview: "Lesen Sie sie in Ruhe. Noch ist nichts unterschrieben, und es wird nichts abgebucht.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        "im Anhang finden Sie den Vertrag, den Sie unterschreiben können, und alle Unterlagen dazu, auch die Erstinformation. Was Sie schon von uns haben, liegt nicht noch einmal bei.",
      ),
      facts(
        ["Wohnung", data.fullAddress],
        ["Bürgschaft", money(data.depositCents)],
        ["Beitrag", `${money(data.premiumCents)} ${periods[data.paymentPeriod]}`],
      ),
      paragraph(
        "Lesen Sie alles in Ruhe. Bis Sie unterschreiben, sind Sie zu nichts verpflichtet. Ändern Sie vorher noch etwas, bekommen Sie neue Unterlagen.",
      ),
      note(`Fragen? Schreiben Sie uns: ${supportEmail}`),
    ],
  }),

  "contract-signed": (data, { country, date, money, supportEmail, withdrawalRule }) => ({
    subject: `Ihr Vertrag ${data.contractNumber} ist unterschrieben`,
    preview: "Jetzt ist Ihr Vermieter an der Reihe. Abgebucht wird noch nichts.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `Sie haben Ihre Mietbürgschaft unterschrieben. ${data.landlordName ?? "Ihr Vermieter"} hat von uns eine E-Mail bekommen und kann dort annehmen oder ablehnen. Über die Antwort schreiben wir Ihnen.`,
      ),
      facts(
        ["Wohnung", data.fullAddress],
        ["Bürgschaft", money(data.depositCents)],
        ["Beitrag", `${money(data.premiumCents)} ${periods[data.paymentPeriod]}`],
        ["Beginn", date(data.insuranceStart)],
        ["Vertragsnummer", data.contractNumber],
      ),
      paragraph(
        "Wir buchen erst ab, wenn die Bürgschaft angenommen ist, und nicht vor ihrem Beginn. Wird sie abgelehnt, zahlen Sie nichts.",
      ),
      ...toAccount(data),
      note(
        `${withdrawal[country].youMay(`mindestens bis zum ${date(data.withdrawUntil)} ohne Angabe von Gründen`)}: mit der Vertragsnummer auf unserer Seite unter „${withdrawal[country].page}“, in Ihrem Konto oder mit einer E-Mail an ${supportEmail}. Die Frist von 14 Tagen beginnt, wenn Sie diese E-Mail mit dem Vertrag und alle Unterlagen haben. ${withdrawalRule}`,
      ),
    ],
  }),

  "landlord-accepted": (data, { date, money }) => ({
    subject: "Ihre Mietbürgschaft ist angenommen",
    preview: data.account
      ? `Schutz ab ${date(data.firstChargeOn)}. Jede Abbuchung kündigen wir an.`
      : `Erste Abbuchung am ${date(data.firstChargeOn)}: ${money(data.premiumCents)}.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `gute Nachricht: ${data.landlordName ?? "Ihr Vermieter"} hat die Bürgschaft für ${data.fullAddress} angenommen. Eine Barkaution müssen Sie nicht mehr hinterlegen.`,
      ),
      facts(
        ["Schutz ab", date(data.firstChargeOn)],
        ["Erste Abbuchung", data.account ? null : date(data.firstChargeOn)],
        ["Beitrag", `${money(data.premiumCents)} ${periods[data.paymentPeriod]}`],
        ["Barkaution zurück bis", data.cashReturnOn && date(data.cashReturnOn)],
        ["Vertragsnummer", data.contractNumber],
      ),
      ...(data.cashReturnOn
        ? [
            paragraph(
              `Beim Annehmen wurde uns bestätigt, dass Sie Ihre Barkaution bis zum ${date(data.cashReturnOn)} zurückbekommen. Fehlt sie dann noch, fordern Sie sie zurück und verweisen Sie auf diese E-Mail.`,
            ),
          ]
        : []),
      note(
        data.account
          ? `Wir buchen per Lastschrift von Ihrem ${nameAccount(data.account.lastFour)} ab, das erste Mal wenige Tage nach dem Beginn des Schutzes. Tag und Betrag kündigen wir vorher per E-Mail an. Sie müssen nichts weiter tun.`
          : "Wir buchen von der Karte ab, die Sie hinterlegt haben. Sie müssen nichts weiter tun.",
      ),
    ],
  }),

  "landlord-declined": (data, { supportEmail }) => ({
    subject: "Ihre Mietbürgschaft wurde abgelehnt",
    preview: "Sie zahlen nichts. Ihr Vertrag ist damit beendet.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `${data.landlordName ?? "Ihr Vermieter"} hat die Bürgschaft für ${data.fullAddress} leider nicht angenommen.`,
      ),
      ...(data.reason ? [paragraph("Als Grund wurde angegeben:"), quote(data.reason)] : []),
      paragraph(
        `Ihr Vertrag ${data.contractNumber} ist damit beendet. Wir haben nichts abgebucht, und dabei bleibt es.`,
      ),
      ...(data.link ? [action("Was Sie jetzt tun können", data.link)] : []),
      note(
        `Oft hilft ein Gespräch: Viele kennen die Bürgschaft einfach noch nicht. Sollen wir etwas erklären? Dann schreiben Sie uns an ${supportEmail}.`,
      ),
    ],
  }),

  "premium-failed": (data, { date, money, supportEmail }) => ({
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
      facts(
        ["Wohnung", data.fullAddress],
        ["Fällig seit", date(data.dueOn)],
        ["Nächster Versuch", data.nextTryOn && date(data.nextTryOn)],
        ["Vertragsnummer", data.contractNumber],
      ),
      action(actionAfterFailure(data, "Zahlung bestätigen"), data.link),
      paragraph(data.nextTryOn ? `Ihr Schutz besteht weiter. ${afterFailure(data)}` : afterFailure(data)),
      note(
        `Der Link ist nur für Sie bestimmt und gilt 30 Tage. ${data.account ? "Kontodaten" : "Kartendaten"} fragen wir nie per E-Mail ab. Fragen? ${supportEmail}`,
      ),
    ],
  }),
};

/** The signed contract comes with an account. */
function toAccount({ link: page, email, needsPassword }: MailData["contract-signed"]): Block[] {
  if (!page) return [];
  if (!needsPassword)
    return [
      paragraph(
        "In Ihrem Konto sehen Sie, wie es steht, laden alle Unterlagen herunter und schreiben Ihrem Vermieter.",
      ),
      action("Konto öffnen", page),
    ];
  return [
    paragraph(
      "In Ihrem Konto sehen Sie, wie es steht, laden alle Unterlagen herunter und schreiben Ihrem Vermieter. Legen Sie dafür ein Passwort fest, oder lassen Sie sich beim Anmelden jedes Mal einen Link schicken.",
    ),
    facts(["Anmelden mit", email]),
    action("Passwort festlegen", page),
    note(
      "Der Link gilt 30 Tage und funktioniert einmal. Er ist nur für Sie bestimmt. Möchten Sie den Vertrag weitergeben, leiten Sie bitte nur die Anhänge weiter.",
    ),
  ];
}
