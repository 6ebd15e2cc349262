import type { ownData as en } from "../en/own-data.ts";

export const ownData: Record<keyof typeof en, string> = {
  "consents.title": "Ihre Einwilligungen",
  "consents.lead":
    "Wozu Sie Ja gesagt haben, seit wann, und wie Sie es zurücknehmen. Das geht so leicht wie das Zustimmen; was bis dahin geschah, bleibt rechtmäßig.",
  "consents.news": "Neuigkeiten per E-Mail",
  "consents.news.text":
    "Wir dürfen Ihnen schreiben, wenn es bei uns Neues oder ein Angebot gibt. Ihre Adresse geben wir dafür niemandem.",
  "consents.news.without": "Sonst bekommen Sie nur, was zu Ihrem Vertrag gehört.",
  "consents.electronicCommunication": "Vertrag per E-Mail",
  "consents.electronicCommunication.text":
    "In Österreich dürfen Erklärungen zu Ihrem Vertrag per E-Mail statt auf Papier kommen, wenn Sie zustimmen.",
  "consents.electronicCommunication.without":
    "Sonst schreiben wir Ihnen per Post, was der Vertrag Ihnen zu sagen hat: Antwort der Vermieterseite, fehlgeschlagene Abbuchungen, Forderungen, Kündigung, Freigabe. Das dauert ein paar Tage länger und kostet nichts. Links und Nachrichten, die Sie hier anfordern, kommen weiter per E-Mail.",
  "consents.analytics": "Nutzungsstatistik",
  "consents.analytics.text": "Sie zählt, welche Seiten geöffnet werden, und zwar nur nach dem Namen der Seite.",
  "consents.analytics.without":
    "Sonst wird nichts gezählt. Die Wahl gilt für diesen Browser; jeder andere fragt selbst.",
  "consents.errorReporting": "Fehlerberichte mit Aufzeichnung",
  "consents.errorReporting.text":
    "Geht etwas schief, erfahren wir, an welcher Stelle der App. In der Aufzeichnung ist aller Text geschwärzt.",
  "consents.errorReporting.without":
    "Sonst wird nichts aufgezeichnet und nichts gesendet. Die Wahl gilt für diesen Browser; jeder andere fragt selbst.",
  "consents.given": "Sie stimmen zu.",
  "consents.notGiven": "Sie stimmen nicht zu.",
  "consents.here": "(in diesem Browser)",
  "consents.withdraw": "Einwilligung widerrufen",
  "consents.give": "Einwilligen",
  "consents.savedGiven": "Gespeichert: Sie stimmen ab sofort zu.",
  "consents.savedWithdrawn": "Gespeichert: Sie stimmen ab sofort nicht mehr zu.",
  "consents.newText": "Dieser Text wurde inzwischen geändert. Bitte laden Sie die Seite neu und lesen Sie ihn zuerst.",
  "consents.history": "Was bisher war",
  "consents.wasGiven": "{when}: eingewilligt",
  "consents.wasWithdrawn": "{when}: widerrufen",
  "consents.withContract": "mit dem Vertrag {number}",
  "consents.version": "Text vom {version}",
  "consents.never": "Sie haben bei keinem Vertrag zugestimmt und hier noch nichts gesagt.",
  "consents.others":
    "Was Sie beim Unterschreiben bestätigt haben, etwa die Bedingungen, gehört zum Vertrag selbst: Das beenden Sie durch Widerruf oder Kündigung des Vertrags.",
  "consents.open": "Einwilligungen ansehen und ändern",
};
