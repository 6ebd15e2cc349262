import type { leaving as en } from "../en/leaving.ts";
export const leaving: Record<keyof typeof en, string> = {
  "leaving.withdraw": "Vertrag widerrufen",
  "leaving.cancel": "Vertrag kündigen",
  "leaving.withdrawText": "Ihr Vertrag endet sofort. Einen Grund brauchen Sie nicht; Ihr Vermieter erfährt davon.",
  "leaving.withdrawalRule":
    "Ein Widerruf beendet die Bürgschaft am selben Tag, und beide Seiten erfahren es sofort. Forderungen, die vorher entstanden sind, können noch {claimDays} Tage lang gemeldet werden. Ein Beitrag fällt nur für die Tage mit Schutz an, und nur, wenn der Schutz auf Wunsch des Mieters vor dem Ende der Widerrufsfrist begonnen hat; sonst zahlen wir alles zurück.",
  "leaving.withdrawUntil": "Widerrufen können Sie bis zum {date}.",
  "leaving.withdrawRefund": "Sie bekommen {amount} zurück, auf die Karte, von der wir abgebucht haben.",
  "leaving.withdrawNothing": "Abgebucht wurde nichts, und dabei bleibt es.",
  "leaving.cancelText":
    "Wir bitten Ihren Vermieter, die Bürgschaft freizugeben, und erinnern nach 7, 14 und 30 Tagen. Mit der Freigabe endet Ihr Vertrag. Bis dahin besteht Ihr Schutz weiter, und Beiträge werden abgebucht; außer Sie weisen uns nach, dass Sie ausgezogen sind.",
  "leaving.cancelRefund": "Käme die Freigabe heute, bekämen Sie {amount} zurück. Es zählt jeder Tag.",
  "leaving.reason": "Warum gehen Sie?",
  "leaving.reasonHelp": "Das liest nur unser Team.",
  "leaving.confirmWithdrawal": "Widerruf bestätigen",
  "leaving.confirmCancellation": "Kündigung bestätigen",
  "leaving.keep": "Vertrag behalten",
  "leaving.withdrawn": "Sie haben widerrufen",
  "leaving.withdrawnText": "Die Bestätigung ist per E-Mail zu Ihnen unterwegs.",
  "leaving.cancelled": "Ihre Kündigung ist da",
  "leaving.cancelledText":
    "Wir haben Ihren Vermieter um die Freigabe gebeten. Die Bestätigung ist per E-Mail zu Ihnen unterwegs.",
  "leaving.refund": "Sie bekommen zurück",
  "leaving.refundPaid": "{amount}, gezahlt am {date}",
  "leaving.refundDue": "{amount}, unterwegs",

  "leaving.stay": "Kündigung zurücknehmen",
  "leaving.stayTitle": "Den Vertrag behalten?",
  "leaving.stayText":
    "Ihr Vertrag läuft dann weiter wie bisher, und Beiträge werden abgebucht. Ihr Vermieter erfährt, dass keine Freigabe mehr nötig ist. Ein Nachweis über Ihren Auszug verfällt.",
  "leaving.stayGo": "Vertrag behalten",
  "leaving.stayed": "Ihr Vertrag läuft weiter",
  "leaving.stayedText": "Die Bestätigung ist per E-Mail zu Ihnen unterwegs.",
  "leaving.tooLate": "Hier hat sich inzwischen etwas geändert",

  "movingOut.title": "Schon ausgezogen?",
  "movingOut.lead":
    "Weisen Sie es uns nach, und Sie zahlen keine Beiträge mehr, auch wenn Ihr Vermieter sich mit der Freigabe Zeit lässt. Was Sie zu viel bezahlt haben, kommt gleich zurück.",
  "movingOut.open": "Auszug nachweisen",
  "movingOut.day": "Wann sind Sie ausgezogen?",
  "movingOut.dayHelp": "Der Tag, an dem Sie die Wohnung übergeben haben. Er steht auch im Nachweis.",
  "movingOut.next": "Weiter zum Nachweis",
  "movingOut.said": "Ausgezogen am {date}",
  "movingOut.change": "Anderen Tag angeben",
  "movingOut.files": "Nachweis",
  "movingOut.filesHelp":
    "Übergabeprotokoll, Meldebestätigung der neuen Wohnung oder ein Schreiben des Vermieters. Höchstens {count} Dateien. Wir löschen sie {days} Tage nach unserer Entscheidung.",
  "movingOut.PROOF": "Es fehlt noch der Nachweis.",
  "movingOut.OPEN":
    "Ihr Nachweis ist da. Jemand aus unserem Team sieht ihn sich an und schreibt Ihnen. Sie müssen nichts mehr tun.",
  "movingOut.CONFIRMED":
    "Wir haben Ihren Auszug am {date} bestätigt. Für die Zeit ab dem {until} schulden Sie keinen Beitrag; die Bürgschaft bleibt bis zur Freigabe in Kraft.",
  "movingOut.REFUSED": "Ihr Nachweis reicht uns noch nicht. Unser Team schreibt dazu:",
  "movingOut.again": "Anderen Nachweis schicken",
  "movingOut.landlord": "Wir haben den Auszug von {tenant} am {date} bestätigt. Ihre Freigabe fehlt noch.",

  "leaving.release": "Bürgschaft freigeben",
  "leaving.releaseText":
    "Brauchen Sie die Sicherheit nicht mehr, geben Sie sie hier frei. Die Bürgschaft endet damit, und der Mieter bekommt zu viel bezahlte Beiträge zurück.",
  "leaving.releaseAsked": "{tenant} bittet Sie um die Freigabe. Bis dahin bleibt die Bürgschaft in Kraft.",
  "leaving.releaseTitle": "Die Bürgschaft endgültig freigeben?",
  "leaving.releaseConfirmText":
    "Mit Ihrer Unterschrift geben Sie die Bürgschaft über {amount} zurück: Aus ihr können Sie dann nichts mehr fordern. Auf Ansprüche gegen {tenant} verzichten Sie damit nicht. Zurücknehmen lässt sich das nicht.",
  "leaving.sign": "Freigabe unterschreiben",
  "leaving.notYet": "Noch nicht",
  "leaving.failedText": "Ihre Freigabe wurde nicht gespeichert. Bitte versuchen Sie es noch einmal.",

  "withdraw.title": "Vertrag widerrufen",
  "withdraw.lead":
    "Innerhalb von 14 Tagen, nachdem Sie unterschrieben und alle Unterlagen erhalten haben, können Sie ohne Grund widerrufen, auch ohne sich anzumelden. Die Nummer Ihres Vertrags steht in jeder E-Mail von uns.",
  "withdraw.number": "Vertragsnummer",
  "withdraw.numberHelp": "Zum Beispiel DE-7K4M-Q2XD-6.",
  "withdraw.numberWrong":
    "Diese Nummer sieht nicht wie eine von uns aus. Bitte vergleichen Sie sie mit der in unserer E-Mail. Absenden können Sie trotzdem.",
  "withdraw.name": "Ihr Name",
  "withdraw.nameHelp": "Wie er im Vertrag steht.",
  "withdraw.email": "Ihre E-Mail-Adresse",
  "withdraw.emailHelp": "Die, mit der Sie den Vertrag geschlossen haben. Dorthin geht auch die Bestätigung.",
  "withdraw.receivedTitle": "Ihr Widerruf ist da",
  "withdraw.receivedText":
    "Den Eingang bestätigen wir Ihnen sofort per E-Mail. Gehören Nummer und Adresse zu einem Vertrag, der sich widerrufen lässt, ist er jetzt beendet, und eine zweite E-Mail sagt Ihnen das Ergebnis. Kommt in einer Stunde keine, schreiben Sie uns bitte an {supportEmail}.",
};
