import type { card as en } from "../en/card.ts";

export const card: Record<keyof typeof en, string> = {
  "card.title": "Eine andere Karte für Ihre Zahlung",
  "card.openTitleAny": "Karte oder Konto für Ihre Zahlung",
  "card.openLeadAny":
    "Wir konnten Ihre Zahlung nicht abbuchen. Mit einer anderen Karte ist das sofort erledigt, mit einem Konto in wenigen Tagen.",
  "card.changeTitleAny": "Zahlungsart ändern",
  "card.changeLeadAny":
    "Es ist nichts offen. Was als Nächstes fällig wird, buchen wir von der Karte oder dem Konto ab, das Sie hier angeben.",
  "card.changedAccountTitle": "Ihr Konto ist hinterlegt",
  "card.changedAccountText": "Ab jetzt buchen wir von diesem Konto ab und kündigen jede Abbuchung per E-Mail an.",
  "card.changedPendingText":
    "Ab jetzt buchen wir davon ab. Nur die Lastschrift, die gerade läuft, kommt noch von Ihrem bisherigen Konto.",
  "card.announcedTitle": "Ihr Konto ist hinterlegt",
  "card.announcedText": "Wir buchen {amount} am {date} ab. Vorher bekommen Sie eine E-Mail dazu.",
  "card.pendingTitle": "Die Abbuchung von {amount} läuft",
  "card.pendingText":
    "Banken brauchen dafür meist bis zu fünf Werktage. Sie müssen nichts tun. Nur wenn es nicht klappt, schreiben wir Ihnen.",
  "card.payAccount": "{amount} von meinem Konto {digits} abbuchen",
  "card.openTitle": "Eine andere Karte für Ihre Zahlung",
  "card.changeTitle": "Eine andere Karte für Ihren Vertrag",
  "card.changeLead": "Es ist nichts offen. Was als Nächstes fällig wird, buchen wir von der neuen Karte ab.",
  "card.changedTitle": "Ihre neue Karte ist hinterlegt",
  "card.changedText": "Ab jetzt buchen wir von dieser Karte ab. Die bisherige belasten wir nicht mehr.",
  "card.openLead": "Wir konnten Ihre Zahlung nicht abbuchen. Mit einer anderen Karte ist das sofort erledigt.",
  "card.confirmTitle": "Ihre Bank fragt bei Ihnen nach",
  "card.confirmLead":
    "Ihre Bank möchte, dass Sie die Zahlung selbst bestätigen. Das geht gleich hier und ist sofort erledigt. Ohne Ihre Bestätigung buchen wir nichts ab.",
  "card.confirm": "{amount} bei meiner Bank bestätigen",
  "card.asking": "Wir fragen Ihre Bank",
  "card.enter": "Karte angeben",
  "card.enterAny": "Karte oder Konto angeben",
  "card.useAnother": "Andere Karte angeben",
  "card.notConfirmedTitle": "Die Zahlung wurde nicht bestätigt",
  "card.confirmLaterText":
    "Bitte versuchen Sie es gleich noch einmal. Haben Sie schon bestätigt, buchen wir trotzdem nur einmal ab. Diese Seite zeigt es dann bald.",
  "card.confirmedTitle": "Danke, das ist bezahlt",
  "card.confirmedText": "Möchte Ihre Bank auch bei der nächsten Zahlung nachfragen, schreiben wir Ihnen wieder.",
  "card.invoiceTitle": "Ihre Rechnung zahlen",
  "card.invoiceLead":
    "Das haben wir Ihrem Vermieter aus der Bürgschaft gezahlt. Hier zahlen Sie es in einem Schritt zurück. Ohne Ihren Klick wird nichts abgebucht.",
  "card.invoiceCardTitle": "Wie möchten Sie Ihre Rechnung zahlen?",
  "card.invoiceCardLead":
    "Was Sie hier angeben, nutzen wir auch für alles, was sonst offen ist oder fällig wird. Die Rechnung zahlen Sie erst im nächsten Schritt.",
  "card.invoiceFailedTitle": "Die Zahlung hat nicht geklappt",
  "card.invoiceFailedText":
    "Es wurde nichts abgebucht. Bitte versuchen Sie es noch einmal, zahlen Sie auf andere Weise oder fragen Sie Ihre Bank.",
  "card.invoicePaidTitle": "Danke, Ihre Rechnung ist bezahlt",
  "card.invoicePaidText": "Die Quittung kommt per E-Mail. Mehr müssen Sie nicht tun.",
  "card.pay": "{amount} jetzt zahlen",
  "card.invoiceDueOn": "Rechnung fällig am",
  "card.home": "Wohnung",
  "card.open": "Offener Beitrag",
  "card.openInstalment": "Offene Rückzahlung",
  "card.nextTry": "Wir versuchen es wieder am",
  "card.contractNumber": "Vertragsnummer",
  "card.chargingTitle": "Wir buchen {amount} ab",
  "card.charging": "Die Zahlung wird abgebucht",
  "card.slowTitle": "Ihre Bank lässt sich Zeit",
  "card.slowText":
    "Die Karte ist hinterlegt, und die Zahlung wird nur einmal abgebucht. Sie können diese Seite schließen; klappt es nicht, schreiben wir Ihnen.",
  "card.paidTitle": "Danke, das ist bezahlt",
  "card.paidText": "Diese Karte nehmen wir auch für das, was als Nächstes fällig wird.",
  "card.nothingTitle": "Es ist nichts offen",
  "card.nothingText": "Alles Fällige ist bezahlt. Sie können diese Seite schließen.",
  "card.overTitle": "Für diesen Vertrag brauchen wir keine Zahlungsdaten mehr",
  "card.overText": "Er ist beendet, und neue Beiträge fallen nicht mehr an.",
  "card.declinedTitle": "Auch mit dieser Karte hat es nicht geklappt",
  "card.declinedText": "Es wurde nichts abgebucht. Bitte nehmen Sie eine andere Karte oder fragen Sie Ihre Bank.",
  "card.keptText":
    "Ihre Angaben sind bei der Bank angekommen, nur unsere Antwort fehlt noch. Bitte versuchen Sie es noch einmal.",
  "card.unknownTitle": "Dieser Link gilt nicht mehr",
  "card.unknownText":
    "Jeder Link gilt 30 Tage. Bitte nehmen Sie den aus unserer neuesten E-Mail zu Ihrer Zahlung. Ohne E-Mail geht es auch: In Ihrem Konto sehen Sie Ihre Zahlungen und können die Zahlungsart ändern.",
  "card.toAccount": "Zu meinen Zahlungen",
  "card.offlineText": "Bitte versuchen Sie es gleich noch einmal. Es wurde nichts abgebucht.",
};
