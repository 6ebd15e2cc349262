import { action, note, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";

/** Mails to the people of a partner. */
export const germanPartnerLetters: Pick<Letters, "partner-welcome" | "partner-login-link"> = {
  "partner-welcome": (data, { brandName }) => ({
    subject: `Ihr Zugang für ${data.partnerName} bei ${brandName}`,
    preview: "Mieter einladen, Bürgschaften annehmen, Forderungen melden: auf einer Seite.",
    greeting: `Guten Tag ${data.personName},`,
    blocks: [
      paragraph(
        `ab sofort können Sie für ${data.partnerName} Mieterinnen und Mieter zu einer Mietbürgschaft einladen, auch viele auf einmal aus einer Tabelle. Sie sehen dort alle Wohnungen, Bürgschaften und Forderungen.`,
      ),
      action("Zur Seite", data.link),
      note(
        "Ein Passwort brauchen Sie nicht: Sie geben dort diese E-Mail-Adresse ein und bekommen jedes Mal einen Link zum Anmelden.",
      ),
    ],
    why: `Sie bekommen diese E-Mail, weil jemand Sie für ${data.partnerName} eingetragen hat.`,
  }),

  "partner-login-link": (data, { brandName }) => ({
    subject: `Ihr Link zum Anmelden bei ${brandName}`,
    preview: `Für ${data.partnerName}. Er gilt 15 Minuten und funktioniert einmal.`,
    greeting: `Guten Tag ${data.personName},`,
    blocks: [
      paragraph(`mit diesem Link melden Sie sich für ${data.partnerName} an.`),
      action("Anmelden", data.link),
      note(
        "Der Link gilt 15 Minuten und funktioniert einmal. Haben Sie ihn nicht angefordert, müssen Sie nichts tun. Leiten Sie diese E-Mail bitte nicht weiter.",
      ),
    ],
    why: `Sie bekommen diese E-Mail, weil Sie für ${data.partnerName} eingetragen sind und jemand mit Ihrer Adresse einen Link angefordert hat.`,
  }),
};
