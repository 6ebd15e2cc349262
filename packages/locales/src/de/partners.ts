import type { partners as en } from "../en/partners.ts";

export const partners: Record<keyof typeof en, string> = {
  "partners.title": "Anmelden für Hausverwaltungen",
  "partners.email": "E-Mail-Adresse",
  "partners.login.lead": "Wir schicken Ihnen einen Link per E-Mail. Ein Passwort brauchen Sie nicht.",
  "partners.login.send": "Link schicken",
  "partners.login.none":
    "Noch kein Zugang? Eine Kollegin oder ein Kollege mit Zugang kann Sie eintragen. Oder schreiben Sie uns an {supportEmail}.",
  "partners.login.sent": "Schauen Sie in Ihr Postfach",
  "partners.login.sentText":
    "Gehört {email} zu einer Hausverwaltung, ist der Link unterwegs. Er gilt {minutes} Minuten und nur einmal.",
  "partners.link.title": "Anmelden",
  "partners.link.lead": "Ein Klick auf den Knopf, und Sie sind angemeldet.",
  "partners.link.go": "Anmelden",
  "partners.link.wrong": "Dieser Link gilt nicht mehr",
  "partners.link.wrongText":
    "Er wurde schon benutzt oder ist älter als {minutes} Minuten. Wir schicken Ihnen einen neuen.",
  "partners.tab.people": "Personen",
  "partners.people.lead":
    "Wer hier für {partner} arbeiten darf. Entfernen Sie, wer ausscheidet: Der Zugang endet sofort.",
  "partners.people.none": "Noch hat niemand Zugang. Tragen Sie unten die erste Person ein.",
  "partners.people.name": "Name",
  "partners.people.language": "Sprache der E-Mails",
  "partners.people.since": "Seit",
  "partners.people.access": "Zugang",
  "partners.people.own": "Sie selbst",
  "partners.people.remove": "Entfernen",
  "partners.people.removeTitle": "{name} entfernen?",
  "partners.people.removeText":
    "Die Person wird sofort abgemeldet und kann sich nicht mehr anmelden. Was sie getan hat, bleibt bestehen.",
  "partners.people.removeGo": "Zugang entfernen",
  "partners.people.add": "Jemanden eintragen",
  "partners.people.addLead":
    "Die Person erfährt per E-Mail, wo sie sich anmeldet. Sie sieht und darf alles auf der Seite der Hausverwaltung.",
  "partners.people.addGo": "Eintragen",
  "partners.people.added": "{email} ist eingetragen. Die E-Mail ist unterwegs.",
  "partners.people.known": "Diese Adresse hat schon Zugang.",
};
