import { greet } from "./greet.ts";
import { action, facts, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";

export const germanPayoutAccountLetters: Pick<
  Letters,
  "payout-account-changed" | "payout-account-link" | "payout-account-kept"
> = {
  "payout-account-changed": (data, { date, supportEmail }) => ({
    subject: data.isFirst
      ? "Ihr Konto für Auszahlungen ist eingetragen: Waren Sie das?"
      : "Ihr Konto für Auszahlungen ändert sich: Waren Sie das?",
    preview: `${data.iban}, ab ${date(data.on)}, ${data.time} Uhr.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        data.isFirst
          ? `zur Mietbürgschaft für ${data.fullAddress} wurde ein Konto eingetragen: ${data.iban}. Waren Sie das nicht, verwerfen Sie es bitte sofort.`
          : `zur Mietbürgschaft für ${data.fullAddress} wurde ein anderes Konto eingetragen: ${data.iban}. Waren Sie das nicht, verwerfen Sie es bitte sofort.`,
      ),
      action("Konto prüfen", data.link),
      facts(
        [data.isFirst ? "IBAN" : "Neue IBAN", data.iban],
        ["Kontoinhaber", data.holder],
        ["Gilt ab", `${date(data.on)}, ${data.time} Uhr`],
        ["Vertragsnummer", data.contractNumber],
      ),
      paragraph("Waren Sie es selbst, müssen Sie nichts weiter tun: Ab dann überweisen wir auf dieses Konto."),
    ],
    smallPrint: [
      `Ändern lässt sich das nur mit dem Link in dieser E-Mail. Er gilt 24 Stunden und ist nur für Sie bestimmt. Nach Ihrer IBAN fragen wir nie per E-Mail; im Zweifel schreiben Sie uns an ${supportEmail}.`,
    ],
  }),

  "payout-account-kept": (data, { supportEmail }) => ({
    subject:
      data.kept === null
        ? "Konto verworfen: Bitte tragen Sie Ihres ein"
        : "Konto verworfen: Wir überweisen weiter auf das bisherige",
    preview: data.kept === null ? `Auf ${data.iban} überweisen wir nicht.` : `Wir überweisen weiter auf ${data.kept}.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        data.kept === null
          ? `auf das Konto, das zur Mietbürgschaft für ${data.fullAddress} eingetragen wurde, überweisen wir nicht. Ein anderes tragen Sie hier ein:`
          : `zur Mietbürgschaft für ${data.fullAddress} bleibt es beim bisherigen Konto.`,
      ),
      action(data.kept === null ? "Konto eintragen" : "Bürgschaft öffnen", data.link),
      facts(["Verworfen", data.iban], ["Es gilt weiter", data.kept], ["Vertragsnummer", data.contractNumber]),
    ],
    smallPrint: [`Waren Sie es nicht, schreiben Sie uns gleich an ${supportEmail}.`],
  }),

  "payout-account-link": (data) => ({
    subject: "Ihr Link zum Ändern des Kontos",
    preview: "Er gilt 24 Stunden.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(`mit diesem Link tragen Sie zur Mietbürgschaft für ${data.fullAddress} ein anderes Konto ein:`),
      action("Konto ändern", data.link),
      paragraph("Haben Sie das nicht angefordert, bleibt alles, wie es ist."),
    ],
    smallPrint: ["Der Link gilt 24 Stunden und funktioniert einmal. Er ist nur für Sie bestimmt."],
  }),
};
