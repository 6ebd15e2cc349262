import type { pages as en } from "../en/pages.ts";

export const pages: Record<keyof typeof en, string> = {
  "pages.404.title": "Hier sind Sie an der falschen Adresse",
  "pages.404.text": "Diese Seite gibt es nicht, oder sie ist umgezogen.",
  "pages.tooMany.title": "Bitte warten Sie einen Moment",
  "pages.busy.text":
    "Gerade ist viel los. Laden Sie die Seite in ein paar Sekunden noch einmal. Ihre bisherigen Angaben sind gespeichert.",
  "pages.500.title": "Bei uns ist etwas schiefgegangen",
  "pages.500.text": "Ihre bisherigen Angaben sind gespeichert. Bitte versuchen Sie es gleich noch einmal.",
  "pages.maintenance.title": "Wir sind gleich zurück",
  "pages.maintenance.text":
    "Wir arbeiten gerade an der Seite. Ihre Angaben sind gespeichert; bitte kommen Sie in ein paar Minuten wieder. Landen Sie mit einem Link immer wieder hier? Dann lassen Sie sich bitte einen neuen geben.",
  "pages.linkExpired.title": "Dieser Link ist leider abgelaufen.",
  "pages.linkExpired.text":
    "Vielleicht ist er zu alt, oder der Antrag ist schon unterschrieben. Sie können jederzeit neu beginnen.",
  "pages.linkExpired.landlordText":
    "Vielleicht ist er zu alt oder nicht vollständig. Bitte öffnen Sie den aus unserer neuesten E-Mail, oder fordern Sie einen neuen an. Ihre Bürgschaft ändert sich dadurch nicht.",
  "pages.linkExpired.landlordAction": "Link neu anfordern",
  "pages.linkExpired.landlordSubject": "Neuer Link zu meiner Mietbürgschaft",
  "pages.linkExpired.landlordMessage":
    "Guten Tag,\n\nder Link aus Ihrer E-Mail geht nicht mehr. Bitte schicken Sie mir einen neuen.\n\nAdresse der Wohnung:\nName der Mieterin oder des Mieters:\n\nFreundliche Grüße",
  "pages.linkExpired.inviteText":
    "Vielleicht haben Sie die Einladung schon abgeschickt, oder der Link ist zu alt. Eine neue Einladung ist schnell geschrieben.",
  "pages.linkExpired.coTenantText":
    "Vielleicht ist er zu alt oder nicht vollständig. Bitte öffnen Sie den aus unserer neuesten E-Mail, oder bitten Sie die Person, mit der Sie mieten, Ihnen unsere E-Mail noch einmal zu schicken.",
  "pages.linkExpired.resume": "Neuen Link zu meinem Antrag zusenden",
  "pages.wrongToken": "Dieser Link gilt nicht mehr",
  "pages.toStart": "Zur Startseite",
  "pages.toApplication": "Zu Ihrem Antrag",
  "pages.help": "Es klappt immer noch nicht? Schreiben Sie an",
  "pages.offline.title": "Sie sind offline",
  "pages.offline.text":
    "Nichts geht verloren: Ihre Angaben sind gespeichert. Sobald Sie wieder online sind, geht es hier von selbst weiter.",
  "pages.load.title": "Diese Seite konnte nicht geladen werden",
  "pages.load.text": "Vielleicht war die Verbindung kurz weg. Ihre bisherigen Angaben sind gespeichert.",
  "pages.broken.title": "Hier ist etwas schiefgegangen",
  "pages.broken.text": "Das liegt nicht an Ihnen. Ihre bisherigen Angaben sind gespeichert.",

  "country.title": "Wo liegt die Wohnung?",
  "country.lead": "In den beiden Ländern gelten eigene Regeln und Unterlagen.",
  "country.de": "Deutschland",
  "country.at": "Österreich",
};
