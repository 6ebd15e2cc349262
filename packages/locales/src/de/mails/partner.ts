import { action, facts, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";

export const germanPartnerLetters: Pick<Letters, "partner-welcome" | "partner-login-link" | "webhook-off"> = {
  "partner-welcome": (data, { brandName }) => ({
    subject: `Ihr Zugang für ${data.partnerName} bei ${brandName}`,
    preview: "Mieter einladen, Bürgschaften annehmen, Forderungen melden: auf einer Seite.",
    greeting: `Guten Tag ${data.personName},`,
    blocks: [
      paragraph(
        `ab sofort können Sie für ${data.partnerName} Mieterinnen und Mieter zu einer Mietbürgschaft einladen, auch viele auf einmal aus einer Tabelle. Sie sehen dort alle Wohnungen, Bürgschaften und Forderungen.`,
      ),
      action("Anmelden und loslegen", data.link),
      paragraph(
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
      paragraph("Haben Sie das nicht angefordert, müssen Sie nichts tun."),
    ],
    smallPrint: ["Der Link gilt 15 Minuten und funktioniert einmal. Leiten Sie diese E-Mail bitte nicht weiter."],
    why: `Sie bekommen diese E-Mail, weil Sie für ${data.partnerName} eingetragen sind und jemand mit Ihrer Adresse einen Link angefordert hat.`,
  }),

  "webhook-off": (data, { date }) => ({
    subject: `Wir haben einen Webhook von ${data.partnerName} abgeschaltet`,
    preview: "Ihre Programme erfahren unter dieser Adresse nichts mehr von uns.",
    greeting: `Guten Tag ${data.personName},`,
    blocks: [
      paragraph(
        data.reason === "GONE"
          ? "Ihr Server hat eine unserer Meldungen mit 410 beantwortet. Das heißt, dass er keine mehr möchte. Deshalb haben wir den Webhook abgeschaltet."
          : "seit drei Tagen hat Ihr Server keine unserer Meldungen angenommen. Deshalb haben wir den Webhook abgeschaltet.",
      ),
      action("Zu den Webhooks", data.link),
      facts(
        ["Adresse", data.url],
        [data.reason === "GONE" ? "Antwort vom" : "Gestört seit", `${date(data.on)}, ${data.time} Uhr`],
      ),
      paragraph(
        "Bitte geben Sie das an die Person weiter, die den Server betreut. Wenn er wieder läuft, schalten Sie den Webhook auf Ihrer Seite ein und lassen die verpassten Meldungen noch einmal senden. Ob er läuft, zeigt Ihnen vorher eine Testmeldung.",
      ),
      paragraph("Wird der Webhook nicht mehr gebraucht, müssen Sie nichts tun."),
    ],
    why: `Sie bekommen diese E-Mail, weil Sie für ${data.partnerName} eingetragen sind.`,
  }),
};
