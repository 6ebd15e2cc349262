import type { leaving as en } from "../en/leaving.ts";

export const leaving: Record<keyof typeof en, string> = {
  "leaving.withdraw": "Vertrag widerrufen",
  "leaving.cancel": "Vertrag kündigen",
  "leaving.withdrawText": "Ihr Vertrag endet sofort. Einen Grund brauchen Sie nicht; Ihr Vermieter erfährt davon.",
  "leaving.withdrawUntil": "Widerrufen können Sie bis zum {date}.",
  "leaving.withdrawRefund": "Sie bekommen {amount} zurück, auf die Karte, von der wir abgebucht haben.",
  "leaving.withdrawNothing": "Abgebucht wurde nichts, und dabei bleibt es.",
  "leaving.cancelText":
    "Wir bitten Ihren Vermieter, die Bürgschaft freizugeben, und erinnern nach 7, 14 und 30 Tagen. Mit der Freigabe endet Ihr Vertrag. Bis dahin besteht Ihr Schutz weiter, und Beiträge werden abgebucht.",
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

  "leaving.release": "Bürgschaft freigeben",
  "leaving.releaseText":
    "Brauchen Sie die Sicherheit nicht mehr, geben Sie sie hier frei. Die Bürgschaft endet damit, und der Mieter bekommt zu viel bezahlte Beiträge zurück.",
  "leaving.releaseAsked": "{tenant} bittet Sie um die Freigabe. Bis dahin bleibt die Bürgschaft in Kraft.",
  "leaving.releaseTitle": "Die Bürgschaft endgültig freigeben?",
  "leaving.releaseConfirmText":
    "Mit Ihrer Unterschrift erklären Sie, dass Sie aus diesem Mietverhältnis keine Forderungen mehr an {tenant} haben, und geben uns aus der Bürgschaft über {amount} frei. Zurücknehmen lässt sich das nicht.",
  "leaving.sign": "Freigabe unterschreiben",
  "leaving.notYet": "Noch nicht",
  "leaving.failedText": "Ihre Freigabe wurde nicht gespeichert. Bitte versuchen Sie es noch einmal.",

  "withdraw.title": "Vertrag widerrufen",
  "withdraw.lead":
    "Innerhalb von 14 Tagen nach der Unterschrift können Sie ohne Grund widerrufen, auch ohne sich anzumelden. Die Nummer Ihres Vertrags steht in jeder E-Mail von uns.",
  "withdraw.number": "Vertragsnummer",
  "withdraw.numberHelp": "Zum Beispiel DE-7K4M-Q2XD-5.",
  "withdraw.numberWrong": "Das ist keine unserer Vertragsnummern. Bitte vergleichen Sie sie mit der in unserer E-Mail.",
  "withdraw.email": "Ihre E-Mail-Adresse",
  "withdraw.emailHelp": "Die, mit der Sie den Vertrag geschlossen haben. Dorthin geht auch die Bestätigung.",
  "withdraw.receivedTitle": "Ihr Widerruf ist da",
  "withdraw.receivedText":
    "Gehören Nummer und Adresse zu einem Vertrag, der sich widerrufen lässt, ist er jetzt beendet, und die Bestätigung ist per E-Mail unterwegs. Kommt in einer Stunde keine, schreiben Sie uns bitte an {supportEmail}.",
};
