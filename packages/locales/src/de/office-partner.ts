import type { officePartner as en } from "../en/office-partner.ts";

export const officePartner: Record<keyof typeof en, string> = {
  "office.partner.work": "Vermietung",
  "office.webhook": "Webhook",
  "office.homesFile.open": "Wohnungen aus Datei (CSV)",
  "office.homesFile.title": "Viele Wohnungen eintragen",
  "office.homesFile.lead":
    "Laden Sie eine Tabelle mit einer Wohnung je Zeile hoch. Bevor etwas gespeichert wird, sehen Sie zu jeder Zeile, was passiert.",
  "office.homesFile.templateName": "wohnungen.csv",
  "office.homesFile.new": "Wird gespeichert",
  "office.homesFile.saved": "Gespeichert",
  "office.homesFile.send": "Speichern ({count})",
  "office.homesFile.done": "Gespeicherte Wohnungen: {count}",
  "office.homesFile.empty": "Unter der Zeile mit den Spaltennamen steht je Zeile eine Wohnung.",
  "office.file.counts": "Neu: {fresh}. Schon da: {known}. Zu korrigieren: {wrong}. Erledigt: {done}.",
  "office.file.repeated": "Steht schon in Zeile {line}. Jede Nummer darf nur einmal vorkommen.",
  "office.file.invited": "Eingeladen",
  "office.invitation.remind": "Erinnern",
  "office.invitation.reminded": "{email} ist erinnert. Mehr als eine Erinnerung am Tag verschicken wir nicht.",
  "office.invitation.noReminder":
    "Mehr als {count} Erinnerungen verschicken wir nicht. Ist der Antrag schon geprüft, melden wir uns selbst beim Mieter.",
  "office.partner.edit": "Partner ändern",
  "office.partner.changed": "Die Änderungen sind gespeichert.",
  "office.partner.pageHelp":
    "Wer auf unserer Seite eine Wohnung des Partners wählt, wird dorthin geschickt. Die Adresse beginnt mit https://.",
  "office.partner.pageWrong": "Die Adresse muss mit https:// beginnen und zu einer öffentlichen Seite ohne „#“ führen.",
  "office.partner.signingKey": "Neuer öffentlicher Schlüssel für Links (JWK)",
  "office.partner.signingKeyHelp": "Ed25519 oder P-256. Leer lassen, um den jetzigen zu behalten.",
  "office.partner.signingKeyWrong": "Das ist kein öffentlicher Schlüssel als JWK (Ed25519 oder P-256).",
};
