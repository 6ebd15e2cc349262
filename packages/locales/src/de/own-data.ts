import type { ownData as en } from "../en/own-data.ts";

export const ownData: Record<keyof typeof en, string> = {
  "consents.title": "Ihre Einwilligungen",
  "consents.lead":
    "Hier sehen Sie, wozu Sie Ja gesagt haben und seit wann. Jede Einwilligung können Sie mit einem Klick zurücknehmen. Was bis dahin geschah, bleibt rechtmäßig.",
  "consents.news": "Neuigkeiten per E-Mail",
  "consents.news.text":
    "Wir dürfen Ihnen schreiben, wenn es bei uns Neues oder ein Angebot gibt. Ihre Adresse geben wir dafür niemandem.",
  "consents.news.without": "Sonst bekommen Sie nur, was zu Ihrem Vertrag gehört.",
  "consents.electronicCommunication": "Vertrag per E-Mail",
  "consents.electronicCommunication.text":
    "In Österreich dürfen Erklärungen zu Ihrem Vertrag per E-Mail statt auf Papier kommen, wenn Sie zustimmen.",
  "consents.electronicCommunication.without":
    "Sonst schicken wir Ihnen alles Wichtige zum Vertrag per Post: die Antwort Ihres Vermieters, fehlgeschlagene Abbuchungen, Forderungen, Kündigung, Freigabe. Das dauert ein paar Tage länger und kostet nichts. Links und Nachrichten, die Sie hier anfordern, kommen weiter per E-Mail.",
  "consents.analytics": "Nutzungsstatistik",
  "consents.analytics.text": "Sie zählt, welche Seiten geöffnet werden, und erfasst davon nur den Namen.",
  "consents.analytics.without":
    "Sonst zählen wir nichts. Ihre Wahl gilt nur für diesen Browser. In jedem anderen fragen wir neu.",
  "consents.errorReporting": "Fehlerberichte mit Aufzeichnung",
  "consents.errorReporting.text":
    "Geht etwas schief, erfahren wir, an welcher Stelle der App. In der Aufzeichnung ist aller Text geschwärzt.",
  "consents.errorReporting.without":
    "Sonst zeichnen wir nichts auf und senden nichts. Ihre Wahl gilt nur für diesen Browser. In jedem anderen fragen wir neu.",
  "consents.given": "Sie stimmen zu.",
  "consents.notGiven": "Sie stimmen nicht zu.",
  "consents.here": "(in diesem Browser)",
  "consents.withdraw": "Einwilligung widerrufen",
  "consents.give": "Einwilligen",
  "consents.savedGiven": "Gespeichert: Sie stimmen ab sofort zu.",
  "consents.savedWithdrawn": "Gespeichert: Sie stimmen ab sofort nicht mehr zu.",
  "consents.newText": "Dieser Text wurde inzwischen geändert. Bitte laden Sie die Seite neu und lesen Sie ihn zuerst.",
  "consents.history": "Bisherige Einwilligungen",
  "consents.wasGiven": "{when}: eingewilligt",
  "consents.wasWithdrawn": "{when}: Einwilligung widerrufen",
  "consents.withContract": "mit dem Vertrag {number}",
  "consents.version": "Text vom {version}",
  "consents.others":
    "Was Sie beim Unterschreiben bestätigt haben, etwa die Bedingungen, gehört zum Vertrag selbst: Das beenden Sie, indem Sie den Vertrag widerrufen oder kündigen.",
  "consents.open": "Einwilligungen ansehen und ändern",

  "deletion.title": "Ihre Daten löschen",
  "deletion.lead":
    "Wir löschen Ihr Konto und alles, was wir nicht aufbewahren müssen. Das können Sie nicht rückgängig machen: Laden Sie Ihre Daten vorher herunter, wenn Sie sie noch brauchen.",
  "deletion.open": "Ihre Daten löschen",
  "deletion.runningTitle": "Zuerst muss Ihr Vertrag enden",
  "deletion.runningText":
    "Solange ein Vertrag läuft, brauchen wir Ihre Daten, um Ihre Wohnung abzusichern und den Beitrag abzubuchen. Widerrufen oder kündigen Sie ihn. Sobald er beendet ist und Ihr Vermieter keine Forderung mehr melden kann, können Sie hier alles löschen. Noch läuft:",
  "deletion.owedTitle": "Zuerst muss eine Forderung erledigt sein",
  "deletion.owedText":
    "Ihr Vertrag ist beendet, aber es ist noch eine Forderung daraus offen: Sie ist nicht entschieden, oder Sie zahlen noch zurück. So lange müssen wir Ihnen schreiben können. Offen ist noch:",
  "deletion.claimableTitle": "Ihr Vermieter kann noch eine Forderung melden",
  "deletion.claimableText":
    "Ihr Vertrag ist beendet, aber Ihr Vermieter kann noch eine Forderung aus der Zeit davor melden. Ohne Ihr Konto würden Sie davon nichts erfahren und könnten nicht widersprechen. Danach können Sie hier alles löschen:",
  "deletion.deletableFrom": "{contract}: ab dem {date}",
  "deletion.toContracts": "Zu Ihren Verträgen",
  "deletion.goneTitle": "Was sofort gelöscht wird",
  "deletion.gone.account": "Ihr Konto mit Passwort, Telefonnummer und allen Anmeldungen",
  "deletion.gone.consents": "Ihre Einwilligungen, auch die bisherigen",
  "deletion.gone.answers":
    "Anträge, die Sie nicht unterschrieben haben, und aus den unterschriebenen alles, was nicht im Vertrag steht",
  "deletion.gone.documents": "Unterlagen, die Sie hochgeladen haben",
  "deletion.gone.messages": "Nachrichten an Ihren Vermieter und Ihre Bewertung",
  "deletion.gone.mails": "die E-Mails, die wir Ihnen geschickt haben",
  "deletion.keptTitle": "Was wir aufbewahren müssen",
  "deletion.keptText":
    "Den unterschriebenen Vertrag mit Ihren Angaben und allem, was dazugehört, Beiträge, Rückzahlungen und Forderungen. Wir benutzen das für nichts anderes und löschen es am Tag danach, ohne dass Sie etwas tun müssen.",
  "deletion.keptUntil": "Bis zum {date}.",
  "deletion.because.VOUCHERS": "Das verlangen Handels- und Steuerrecht, weil Beiträge abgebucht wurden.",
  "deletion.because.LETTERS":
    "Es wurde nichts abgebucht, aber das Handelsrecht verlangt, Verträge und die Briefe dazu so lange aufzubewahren.",
  "deletion.confirmTitle": "Bitte bestätigen Sie, dass Sie es sind",
  "deletion.confirmText":
    "Wir melden Sie damit überall ab und schreiben Ihnen eine letzte E-Mail darüber, was wir gelöscht haben.",
  "deletion.confirm": "Endgültig löschen",
  "deletion.wrongPassword": "Das ist nicht Ihr Passwort. Es wurde nichts gelöscht.",
  "deletion.linkText": "Kein Passwort zur Hand? Wir schicken Ihnen einen Link, mit dem Sie es bestätigen.",
  "deletion.askForLink": "Link zusenden",
  "deletion.linkSent": "Der Link ist unterwegs. Er gilt eine Stunde, auf diesem Gerät und solange Sie angemeldet sind.",
  "deletion.wrongLink": "Dieser Link wurde schon benutzt oder ist älter als eine Stunde. Es wurde nichts gelöscht.",
  "deletion.doneTitle": "Ihre Daten sind gelöscht",
  "deletion.doneText":
    "Sie sind überall abgemeldet. In unserer letzten E-Mail steht, was wir gelöscht haben und was wir bis wann aufbewahren.",
};
