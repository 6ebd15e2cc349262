import { greet } from "./greet.ts";
import { action, facts, note, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";

/** The account to which a landlord's claims are paid. */
export const germanPayoutAccountLetters: Pick<
  Letters,
  "payout-account-entered" | "payout-account-changed" | "payout-account-link" | "payout-account-kept"
> = {
  "payout-account-entered": (data, { date, supportEmail }) => ({
    subject: `Ihr Konto für Auszahlungen: ${data.iban}`,
    preview: "Dorthin überweisen wir, was berechtigt ist. Waren Sie das?",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `Zur Mietbürgschaft für ${data.fullAddress} wurde ein Konto eingetragen. Dorthin überweisen wir, was berechtigt ist.`,
      ),
      facts(
        ["IBAN", data.iban],
        ["Kontoinhaber", data.holder],
        ["Gilt ab", `${date(data.on)}, ${data.time} Uhr`],
        ["Vertragsnummer", data.contractNumber],
      ),
      paragraph(
        "Wenn Sie das waren, müssen Sie nichts weiter tun. Waren Sie es nicht? Dann öffnen Sie die Seite und verwerfen das Konto. Das geht nur mit dem Link in dieser E-Mail.",
      ),
      action("Konto ansehen oder verwerfen", data.link),
      note(
        `Der Link gilt 24 Stunden und ist nur für Sie bestimmt. Nach Ihrer IBAN fragen wir nie per E-Mail. Fragen? ${supportEmail}`,
      ),
    ],
  }),

  "payout-account-changed": (data, { date, supportEmail }) => ({
    subject: `Neues Konto für Auszahlungen: ${data.iban}`,
    preview: `Es gilt ab ${date(data.on)}, ${data.time} Uhr. Waren Sie das?`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `Zur Mietbürgschaft für ${data.fullAddress} wurde ein anderes Konto eingetragen. Es gilt erst nach einem Tag.`,
      ),
      facts(
        ["Neue IBAN", data.iban],
        ["Kontoinhaber", data.holder],
        ["Gilt ab", `${date(data.on)}, ${data.time} Uhr`],
        ["Vertragsnummer", data.contractNumber],
      ),
      paragraph(
        "Waren Sie es nicht? Dann öffnen Sie die Seite und behalten das bisherige Konto. Das geht nur mit dem Link in dieser E-Mail.",
      ),
      action("Konto ansehen oder behalten", data.link),
      note(`Der Link gilt 24 Stunden und ist nur für Sie bestimmt. Fragen? ${supportEmail}`),
    ],
  }),

  "payout-account-kept": (data, { supportEmail }) => ({
    subject: `Konto verworfen: ${data.iban}`,
    preview: data.kept === null ? "Dorthin überweisen wir nicht." : `Wir überweisen weiter auf ${data.kept}.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        data.kept === null
          ? `Auf das Konto, das zur Mietbürgschaft für ${data.fullAddress} eingetragen wurde, überweisen wir nicht. Ein anderes tragen Sie auf der Seite ein.`
          : `Zur Mietbürgschaft für ${data.fullAddress} bleibt es beim bisherigen Konto.`,
      ),
      facts(["Verworfen", data.iban], ["Es gilt weiter", data.kept], ["Vertragsnummer", data.contractNumber]),
      action("Bürgschaft öffnen", data.link),
      note(`Waren Sie es nicht, schreiben Sie uns gleich an ${supportEmail}.`),
    ],
  }),

  "payout-account-link": (data, { supportEmail }) => ({
    subject: "Ihr Link zum Ändern des Kontos",
    preview: "Mit diesem Link tragen Sie ein anderes Konto ein.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(`Mit diesem Link tragen Sie zur Mietbürgschaft für ${data.fullAddress} ein anderes Konto ein:`),
      action("Konto ändern", data.link),
      note(
        `Der Link gilt 24 Stunden und funktioniert einmal. Er ist nur für Sie bestimmt. Haben Sie ihn nicht angefordert, bleibt alles, wie es ist. Fragen? ${supportEmail}`,
      ),
    ],
  }),
};
