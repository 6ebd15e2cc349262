import { action, facts, link, paragraph, quote } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";
import { streetOf } from "../../mails/street-of.ts";
import { withdrawal } from "../withdrawal.ts";
import { periods } from "./contract.ts";
import { nameAccount } from "./failed-charge.ts";
import { greet } from "./greet.ts";
import { landlordLink } from "./landlord-link.ts";

type Kinds =
  | "landlord-invitation"
  | "landlord-link"
  | "landlord-reminder"
  | "landlord-silent"
  | "landlord-accepted"
  | "cover-moved"
  | "landlord-declined"
  | "acceptance-confirmed"
  | "certificate-original"
  | "decline-confirmed";

/** The landlord's answer, to both sides: asked for, given, or missing. */
export const germanLandlordAnswerLetters: Pick<Letters, Kinds> = {
  "landlord-invitation": (data, { agree, country, brandName, insurer, date, money }) => ({
    subject: `${data.tenantName} ${agree("bietet", "bieten")} Ihnen eine Mietbürgschaft an`,
    preview: `${money(data.depositCents)} Sicherheit, für Sie kostenlos, ohne Konto und ohne Papier.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${data.tenantName} ${agree("möchte", "möchten")} Ihnen statt der Barkaution eine Bürgschaft von ${insurer.name} geben, bis zu ${money(data.depositCents)}. Für Sie ist das kostenlos, und Sie brauchen weder Konto noch Papier.`,
      ),
      action("Ansehen und antworten", data.link),
      facts(
        ["Wohnung", data.fullAddress],
        ["Bürgschaft", money(data.depositCents)],
        ["Beginn", date(data.insuranceStart)],
        ["Ende", data.insuranceEnd && date(data.insuranceEnd)],
        ["Antwort möglich bis", date(data.answerUntil)],
        ["Vertragsnummer", data.contractNumber],
      ),
      paragraph(
        `Die Bürgschaft sichert berechtigte Forderungen aus dem Mietverhältnis ab, sobald Sie angenommen haben. ${brandName} vermittelt sie.`,
      ),
    ],
    smallPrint: [
      landlordLink,
      `${withdrawal[country].theyMay(data.tenantName, agree("kann", "können"))}. Dann endet die Bürgschaft am selben Tag, und wir unterrichten Sie unverzüglich; was vorher entstanden ist, können Sie noch melden.`,
    ],
  }),

  "landlord-link": (data) => ({
    subject: `Ihr Link zur Mietbürgschaft für ${streetOf(data)}`,
    preview: `Damit öffnen Sie die Bürgschaft von ${data.tenantName}.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `hier ist noch einmal Ihr persönlicher Link zur Mietbürgschaft von ${data.tenantName} für ${data.fullAddress}.`,
      ),
      action("Bürgschaft öffnen", data.link),
      paragraph("Haben Sie das nicht angefordert, müssen Sie nichts tun."),
      facts(["Vertragsnummer", data.contractNumber]),
    ],
    smallPrint: [landlordLink],
  }),

  "landlord-reminder": (data, { agree, date, money }) => ({
    subject: `Erinnerung: ${data.tenantName} ${agree("wartet", "warten")} auf Ihre Antwort`,
    preview: `Sie können bis zum ${date(data.answerUntil)} annehmen oder ablehnen.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${data.tenantName} ${agree("hat", "haben")} Ihnen für ${data.fullAddress} eine Mietbürgschaft anstelle der Barkaution angeboten. Ihre Antwort fehlt uns noch; sie dauert eine Minute und kostet Sie nichts.`,
      ),
      action("Ansehen und antworten", data.link),
      facts(
        ["Bürgschaft", money(data.depositCents)],
        ["Beginn", date(data.insuranceStart)],
        ["Antwort möglich bis", date(data.answerUntil)],
        ["Vertragsnummer", data.contractNumber],
      ),
      paragraph("Hören wir bis dahin nichts von Ihnen, endet der Vertrag, und Sie haben daraus keine Sicherheit."),
      link("Erinnerungen abbestellen", data.stopLink),
    ],
    smallPrint: [landlordLink],
  }),

  "landlord-silent": (data, { date }) => ({
    subject: "Ihr Vermieter hat nicht geantwortet: Sie zahlen nichts",
    preview: "Mit einem Klick beantragen Sie die Bürgschaft neu.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `${data.landlordName ?? "Ihr Vermieter"} hat bis zum ${date(data.until)} weder angenommen noch abgelehnt. Ihr Vertrag über die Mietbürgschaft für ${data.fullAddress} ist damit beendet, und Sie zahlen nichts. Sie können sie aber neu beantragen; Ihre Angaben sind alle noch da.`,
      ),
      action("Neu beantragen", data.link),
      paragraph(
        "Oft liegt es nur an einer E-Mail, die nicht angekommen ist. Fragen Sie am besten vorher selbst nach. Auch die E-Mail-Adresse Ihres Vermieters können Sie ändern.",
      ),
      facts(["Vertragsnummer", data.contractNumber]),
    ],
    aboutLink:
      "Der Link gilt 30 Tage. Er öffnet einen Antrag mit Ihren Angaben: Leiten Sie diese E-Mail bitte nicht weiter.",
  }),

  "landlord-accepted": (data, { date, money }) => ({
    subject: "Ihre Mietbürgschaft ist angenommen",
    preview: data.hasOriginal
      ? "Sie gilt, sobald die unterschriebene Urkunde angekommen ist."
      : data.account
        ? `Gilt ab ${date(data.firstChargeOn)}. Jede Abbuchung kündigen wir an.`
        : `Gilt ab ${date(data.firstChargeOn)}. Erste Abbuchung: ${money(data.firstChargeCents ?? data.premiumCents)}.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `gute Nachricht: ${data.landlordName ?? "Ihr Vermieter"} hat die Bürgschaft für ${data.fullAddress} angenommen. ${data.hasOriginal ? "Sobald sie gilt, müssen Sie keine Barkaution mehr hinterlegen." : "Eine Barkaution müssen Sie nicht mehr hinterlegen. Die Urkunde ist im Anhang."}`,
      ),
      ...(data.hasOriginal
        ? [
            paragraph(
              "Gültig wird sie erst mit der Urkunde auf Papier, die der Bürge eigenhändig unterschreibt. Wir schicken sie Ihrem Vermieter mit der Post; bis dahin beginnt die Bürgschaft nicht, und wir buchen nichts ab. Sobald die Urkunde in der Post ist, nennen wir Ihnen den Tag.",
            ),
          ]
        : []),
      facts(
        [data.hasOriginal ? "Gilt frühestens ab" : "Gilt ab", date(data.firstChargeOn)],
        ["Ende", data.insuranceEnd ? date(data.insuranceEnd) : null],
        [
          "Erste Abbuchung",
          data.account || data.firstChargeCents === 0
            ? null
            : `${money(data.firstChargeCents ?? data.premiumCents)}${data.hasOriginal ? ", frühestens" : ""} am ${date(data.firstChargeOn)}`,
        ],
        ["Beitrag", `${money(data.premiumCents)} ${periods[data.paymentPeriod]}`],
        ["Barkaution zurück bis", data.cashReturnOn && date(data.cashReturnOn)],
        ["Vertragsnummer", data.contractNumber],
      ),
      ...(data.cashReturnOn
        ? [
            paragraph(
              `${data.landlordName ?? "Ihr Vermieter"} hat dabei bestätigt, dass Sie Ihre Barkaution bis zum ${date(data.cashReturnOn)} zurückbekommen. Fehlt sie dann noch, fordern Sie sie zurück und verweisen Sie auf diese E-Mail.`,
            ),
          ]
        : []),
      paragraph(
        data.account
          ? `Wir buchen per Lastschrift von Ihrem ${nameAccount(data.account.lastFour)} ab, das erste Mal wenige Tage nach dem Beginn der Bürgschaft. Tag und Betrag kündigen wir vorher per E-Mail an. Sie müssen nichts weiter tun.`
          : "Wir buchen von der Karte ab, die Sie hinterlegt haben. Sie müssen nichts weiter tun.",
      ),
    ],
  }),

  "cover-moved": (data, { date }) => ({
    subject: data.isPosted
      ? `Ihre Mietbürgschaft gilt ab ${date(data.on)}`
      : `Ihre Mietbürgschaft beginnt später: frühestens am ${date(data.on)}`,
    preview: data.isPosted ? "Die unterschriebene Urkunde ist unterwegs." : "Bis dahin buchen wir nichts ab.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        data.isPosted
          ? `die unterschriebene Urkunde ist auf dem Weg zu ${data.landlordName ?? "Ihrem Vermieter"}. Ab dem ${date(data.on)} gilt die Bürgschaft für ${data.fullAddress}, und an diesem Tag wird der erste Beitrag fällig.`
          : `die Urkunde, die der Bürge eigenhändig unterschreibt, ist noch nicht auf dem Weg zu ${data.landlordName ?? "Ihrem Vermieter"}. Ohne sie gilt die Bürgschaft für ${data.fullAddress} nicht. Sie beginnt deshalb frühestens am ${date(data.on)}; bis dahin buchen wir nichts ab. Sobald die Urkunde in der Post ist, nennen wir Ihnen den Tag.`,
      ),
      action("Vertrag ansehen", data.link),
      facts([data.isPosted ? "Gilt ab" : "Gilt frühestens ab", date(data.on)], ["Vertragsnummer", data.contractNumber]),
    ],
  }),

  "landlord-declined": (data, { supportEmail }) => ({
    subject: "Ihre Mietbürgschaft wurde abgelehnt: Sie zahlen nichts",
    preview: "Was Sie jetzt tun können.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `${data.landlordName ?? "Ihr Vermieter"} hat die Bürgschaft für ${data.fullAddress} leider nicht angenommen. Ihr Vertrag mit uns ist damit beendet. Wir haben nichts abgebucht, und dabei bleibt es.`,
      ),
      ...(data.link ? [action("Was Sie jetzt tun können", data.link)] : []),
      ...(data.reason ? [paragraph("Als Grund wurde angegeben:"), quote(data.reason)] : []),
      facts(["Vertragsnummer", data.contractNumber]),
      paragraph(
        `Oft hilft ein Gespräch: Viele kennen die Bürgschaft einfach noch nicht. Sollen wir etwas erklären? Dann schreiben Sie uns an ${supportEmail}.`,
      ),
    ],
  }),

  "acceptance-confirmed": (data, { date, insurer, money, supportEmail }) => ({
    subject: `Angenommen: die Mietbürgschaft für ${streetOf(data)}`,
    preview: data.hasOriginal
      ? "Das unterschriebene Original der Urkunde kommt mit der Post."
      : "Die Bürgschaftsurkunde ist im Anhang.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `Sie haben die Mietbürgschaft von ${data.tenantName} für ${data.fullAddress} angenommen. ${data.hasOriginal ? "Eine Kopie der Bürgschaftsurkunde" : "Die Bürgschaftsurkunde"} ist im Anhang.`,
      ),
      action("Bürgschaft öffnen", data.link),
      facts(
        ["Bürgschaft bis zu", money(data.depositCents)],
        [data.hasOriginal ? "Sie gilt frühestens ab" : "Sie gilt ab", date(data.coverStart)],
        ["Sie endet am", data.insuranceEnd ? date(data.insuranceEnd) : null],
        ["Bürge", insurer.name],
        ["Barkaution zurück bis", data.cashReturnOn && date(data.cashReturnOn)],
        ["Vertragsnummer", data.contractNumber],
      ),
      ...(data.hasOriginal
        ? [
            paragraph(
              "Gültig ist nur das Original, das der Bürge eigenhändig unterschreibt. Wir schicken es Ihnen mit der Post; solange Sie es nicht haben, gilt die Bürgschaft nicht. Den Tag, ab dem sie gilt, finden Sie auf Ihrer Seite.",
            ),
          ]
        : []),
      paragraph(
        "Bitte heben Sie Urkunde und E-Mail auf: Haben Sie später eine Forderung aus dem Mietverhältnis, melden Sie sie über diesen Link.",
      ),
    ],
    smallPrint: [`${landlordLink} Haben Sie nicht angenommen, schreiben Sie uns gleich an ${supportEmail}.`],
  }),

  "certificate-original": (data, { insurer, supportEmail }) => ({
    subject: `Ihre unterschriebene Bürgschaftsurkunde: ${streetOf(data)}`,
    preview: "Das Original liegt bei.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `hier ist das Original der Urkunde zur Mietbürgschaft von ${data.tenantName} für ${data.fullAddress}. ${insurer.name} hat es eigenhändig unterschrieben. Es ersetzt die Kopie, die Sie elektronisch bekommen haben. Bitte heben Sie es auf.`,
      ),
      facts(["Vertragsnummer", data.contractNumber]),
      paragraph(`Fragen? Schreiben Sie uns an ${supportEmail}.`),
    ],
    why: "Sie bekommen diesen Brief auf Papier, weil eine Bürgschaft in Österreich eigenhändig unterschrieben sein muss.",
  }),

  "decline-confirmed": (data, { agree, supportEmail }) => ({
    subject: `Abgelehnt: die Mietbürgschaft für ${streetOf(data)}`,
    preview: "Sie müssen nichts weiter tun.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `Sie haben die Mietbürgschaft von ${data.tenantName} für ${data.fullAddress} abgelehnt. Sie gilt damit nicht. ${data.tenantName} ${agree("weiß", "wissen")} Bescheid.`,
      ),
      ...(data.reason ? [paragraph("Ihre Begründung haben wir weitergegeben:"), quote(data.reason)] : []),
      facts(["Vertragsnummer", data.contractNumber]),
    ],
    smallPrint: [`Haben Sie nicht abgelehnt, schreiben Sie uns gleich an ${supportEmail}.`],
  }),
};
