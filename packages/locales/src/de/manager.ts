import type { manager as en } from "../en/manager.ts";

export const manager: Record<keyof typeof en, string> = {
  "manager.title": "Anmelden für Hausverwaltungen",
  "manager.email": "E-Mail-Adresse",
  "manager.login.lead": "Wir schicken Ihnen einen Link per E-Mail. Ein Passwort brauchen Sie nicht.",
  "manager.login.send": "Link schicken",
  "manager.login.none":
    "Noch kein Zugang? Eine Kollegin oder ein Kollege mit Zugang kann Sie eintragen. Oder schreiben Sie uns an {supportEmail}.",
  "manager.login.sent": "Schauen Sie in Ihr Postfach",
  "manager.login.sentText":
    "Gehört {email} zu einer Hausverwaltung, ist der Link unterwegs. Er gilt {minutes} Minuten und nur einmal.",
  "manager.link.title": "Anmelden",
  "manager.link.lead": "Ein Klick auf den Knopf, und Sie sind angemeldet.",
  "manager.link.go": "Anmelden",
  "manager.link.wrong": "Dieser Link gilt nicht mehr",
  "manager.link.wrongText":
    "Er wurde schon benutzt oder ist älter als {minutes} Minuten. Wir schicken Ihnen einen neuen.",
  "manager.tab.people": "Personen",
  "manager.people.lead":
    "Wer hier für {partner} arbeiten darf. Entfernen Sie, wer ausscheidet: Der Zugang endet sofort.",
  "manager.people.none": "Noch hat niemand Zugang. Tragen Sie unten die erste Person ein.",
  "manager.people.name": "Name",
  "manager.people.language": "Sprache der E-Mails",
  "manager.people.since": "Seit",
  "manager.people.access": "Zugang",
  "manager.people.own": "Sie selbst",
  "manager.people.remove": "Entfernen",
  "manager.people.removeTitle": "{name} entfernen?",
  "manager.people.removeText":
    "Die Person wird sofort abgemeldet und kann sich nicht mehr anmelden. Was sie getan hat, bleibt bestehen.",
  "manager.people.removeGo": "Zugang entfernen",
  "manager.people.add": "Jemanden eintragen",
  "manager.people.addLead":
    "Die Person erfährt per E-Mail, wo sie sich anmeldet. Sie sieht und darf alles auf der Seite der Hausverwaltung.",
  "manager.people.addGo": "Eintragen",
  "manager.people.added": "{email} ist eingetragen. Die E-Mail ist unterwegs.",
  "manager.people.known": "Diese Adresse hat schon Zugang.",
};
