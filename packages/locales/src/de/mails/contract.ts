import { type Block, action, facts, link, paragraph, quote } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";
import { streetOf } from "../../mails/street-of.ts";
import { withdrawal } from "../withdrawal.ts";
import { greet } from "./greet.ts";

type Kinds = "contract-documents" | "contract-signed" | "tenant-message" | "rating-request";

export const periods = { YEARLY: "im Jahr", MONTHLY: "im Monat" };

/** The contract before and after the signature; what the tenant writes to the landlord, and is asked, while it runs. */
export const germanContractLetters: Pick<Letters, Kinds> = {
  "contract-documents": (data, { money }) => ({
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
    ],
  }),

  "contract-signed": (data, { country, date, money, supportEmail }) => ({
    subject: `Ihre Mietbürgschaft für ${streetOf(data)} ist unterschrieben`,
    preview: "Jetzt ist Ihr Vermieter an der Reihe. Abgebucht wird noch nichts.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `der Vertrag ist im Anhang. ${data.landlordName ?? "Ihr Vermieter"} hat von uns eine E-Mail bekommen und kann dort annehmen oder ablehnen. Über die Antwort schreiben wir Ihnen.`,
      ),
      ...toAccount(data),
      facts(
        ["Wohnung", data.fullAddress],
        ["Bürgschaft", money(data.depositCents)],
        ["Beitrag", `${money(data.premiumCents)} ${periods[data.paymentPeriod]}`],
        ["Beginn", date(data.insuranceStart)],
        ["Anmelden mit", data.needsPassword ? data.email : null],
        ["Vertragsnummer", data.contractNumber],
      ),
      paragraph(
        "Wir buchen erst ab, wenn die Bürgschaft angenommen ist, und nicht vor ihrem Beginn. Wird sie abgelehnt, zahlen Sie nichts.",
      ),
      ...(data.link
        ? [
            paragraph(
              `In Ihrem Konto sehen Sie, wie es steht, laden alle Unterlagen herunter und schreiben Ihrem Vermieter.${data.needsPassword ? " Ein Passwort können Sie festlegen, brauchen es aber nicht: Zum Anmelden schicken wir Ihnen gern jedes Mal einen Link." : ""}`,
            ),
          ]
        : []),
    ],
    smallPrint: [
      ...(data.link && data.needsPassword
        ? [
            "Der Link gilt 30 Tage und funktioniert einmal. Er ist nur für Sie bestimmt. Möchten Sie den Vertrag weitergeben, leiten Sie bitte nur die Anhänge weiter.",
          ]
        : []),
      `${withdrawal[country].youMay(`mindestens bis zum ${date(data.withdrawUntil)} ohne Angabe von Gründen`)}: mit der Vertragsnummer auf unserer Seite unter „${withdrawal[country].page}“, in Ihrem Konto oder mit einer E-Mail an ${supportEmail}. Die Frist von 14 Tagen beginnt, wenn Sie diese E-Mail mit dem Vertrag und alle Unterlagen haben. Was dann gilt, steht in der Belehrung im Anhang.`,
    ],
  }),

  "tenant-message": (data, { brandName }) => ({
    subject: `${data.tenantName} schreibt Ihnen zur Wohnung ${streetOf(data)}`,
    preview: `Ihre Antwort geht direkt an ${data.tenantName}.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(`${data.tenantName} schreibt Ihnen zur Wohnung ${data.fullAddress}:`),
      quote(data.message),
      paragraph(`Antworten Sie einfach auf diese E-Mail: Ihre Antwort geht direkt an ${data.tenantName}.`),
    ],
    smallPrint: [`Mietbürgschaft ${data.contractNumber}. ${brandName} hat die Nachricht nur übermittelt.`],
  }),

  "rating-request": (data, { brandName }) => ({
    subject: "Wie läuft es in Ihrer Wohnung?",
    preview: "Drei kurze Fragen, eine Minute.",
    greeting: `Guten Tag ${data.tenantName},`,
    blocks: [
      paragraph(
        `Ihre Mietbürgschaft für ${data.fullAddress} gilt jetzt seit einiger Zeit. Wie zufrieden sind Sie mit Ihrem Vermieter, und wie mit ${brandName}?`,
      ),
      action("Jetzt bewerten", data.link),
      paragraph("Ihre Antworten sieht weder Ihr Vermieter noch sonst jemand außerhalb unseres Unternehmens."),
      link("Solche Fragen und Erinnerungen abbestellen", data.stopLink),
    ],
  }),
};

/** The signed contract comes with an account. */
export function toAccount({ link: page }: { link?: string | null }): Block[] {
  if (!page) return [];
  return [action("Konto öffnen", page)];
}
