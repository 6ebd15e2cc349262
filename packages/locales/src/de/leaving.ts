import type { leaving as en } from "../en/leaving.ts";
export const leaving: Record<keyof typeof en, string> = {
  "leaving.withdraw": "Vertrag widerrufen",
  "leaving.cancel": "Vertrag kündigen",
  "leaving.withdrawText":
    "Ihr Vertrag endet sofort. Einen Grund brauchen Sie nicht. Wir sagen Ihrem Vermieter Bescheid.",
  "leaving.withdrawalRule":
    "Ein Widerruf beendet die Bürgschaft am selben Tag; wir unterrichten beide Seiten unverzüglich. Forderungen, die vorher entstanden sind, können noch {claimDays} Tage lang gemeldet werden. Ein Beitrag fällt nur für die Tage mit Schutz an, und nur, wenn der Schutz auf Wunsch des Mieters vor dem Ende der Widerrufsfrist begonnen hat; sonst zahlen wir alles zurück.",
  "leaving.withdrawalForLandlord":
    "Ein Widerruf beendet die Bürgschaft am selben Tag; wir unterrichten beide Seiten unverzüglich. Forderungen, die vorher entstanden sind, können noch {claimDays} Tage lang gemeldet werden.",
  "leaving.withdrawBegun":
    "Beitrag behalten wir nur für Tage, an denen die Bürgschaft auf Ihren Wunsch schon galt. Was bis heute entstanden ist, kann Ihr Vermieter noch {claimDays} Tage lang fordern.",
  "leaving.withdrawUntil": "Sie können bis zum {date} widerrufen.",
  "leaving.withdrawRefund": "Sie bekommen {amount} dorthin zurück, wo wir abgebucht haben.",
  "leaving.pendingRefund":
    "Eine Zahlung ist noch unterwegs und lässt sich nicht mehr aufhalten. Sobald sie eingegangen ist, bekommen Sie {amount} zurück.",
  "leaving.withdrawNothing": "Abgebucht wurde nichts, und dabei bleibt es.",
  "leaving.cancelText":
    "Wir bitten Ihren Vermieter, die Bürgschaft freizugeben, und erinnern ihn nach 7, 14 und 30 Tagen. Mit der Freigabe endet Ihr Vertrag. Bis dahin gilt die Bürgschaft weiter, und wir buchen Beiträge ab, es sei denn, Sie weisen uns nach, dass Sie ausgezogen sind.",
  "leaving.cancelRefund": "Käme die Freigabe heute, bekämen Sie {amount} zurück. Wir rechnen auf den Tag genau ab.",
  "leaving.reason": "Warum gehen Sie?",
  "leaving.reasonHelp": "Das liest nur unser Team.",
  "leaving.confirmWithdrawal": "Widerruf bestätigen",
  "leaving.confirmCancellation": "Kündigung bestätigen",
  "leaving.keep": "Vertrag behalten",
  "leaving.withdrawn": "Sie haben widerrufen",
  "leaving.withdrawnText": "Die Bestätigung ist per E-Mail zu Ihnen unterwegs.",
  "leaving.cancelled": "Ihre Kündigung ist eingegangen",
  "leaving.cancelledText":
    "Wir haben Ihren Vermieter um die Freigabe gebeten. Die Bestätigung ist per E-Mail zu Ihnen unterwegs.",
  "leaving.refund": "Sie bekommen zurück",
  "leaving.refundPaid": "{amount}, gezahlt am {date}",
  "leaving.refundDue": "{amount}, unterwegs",

  "leaving.stay": "Kündigung zurücknehmen",
  "leaving.stayTitle": "Den Vertrag behalten?",
  "leaving.stayText":
    "Ihr Vertrag läuft dann weiter wie bisher, und wir buchen weiter Beiträge ab. Wir sagen Ihrem Vermieter, dass er nichts mehr freigeben muss. Ein Nachweis über Ihren Auszug verfällt.",
  "leaving.stayGo": "Vertrag behalten",
  "leaving.stayed": "Ihr Vertrag läuft weiter",
  "leaving.stayedText": "Die Bestätigung ist per E-Mail zu Ihnen unterwegs.",
  "leaving.tooLate": "Hier hat sich inzwischen etwas geändert",
  "leaving.over": "Hier ist nichts mehr zu tun.",

  "movingOut.page": "Ich ziehe aus",
  "movingOut.steps": "Ihr Auszug in vier Schritten",
  "movingOut.step.day": "Tag",
  "movingOut.step.proof": "Nachweis",
  "movingOut.step.release": "Freigabe",
  "movingOut.step.money": "Ihr Geld",
  "movingOut.usualDays": "Übliche Tage",
  "movingOut.yesterday": "Gestern",
  "movingOut.cancels": "Damit kündigen Sie auch den Vertrag",
  "movingOut.cancelAndNext": "Kündigen und weiter",
  "movingOut.later": "Ich ziehe erst später aus und möchte nur kündigen",
  "movingOut.end": "Ihr Auszug ist abgeschlossen",
  "movingOut.endText": "Die Bürgschaft ist zurück, der Vertrag ist beendet. Sie müssen nichts mehr tun.",
  "movingOut.releaseText":
    "Wir haben um die Freigabe gebeten und erinnern nach 7, 14 und 30 Tagen daran. Mit ihr endet der Vertrag. Sie müssen nichts tun.",
  "movingOut.moneyText":
    "Bestätigen wir Ihren Auszug, fallen von diesem Tag an keine neuen Beiträge an. Was Sie zu viel bezahlt haben, bekommen Sie auf den Tag genau dorthin zurück, wo wir abgebucht haben.",
  "movingOut.moneyConfirmed": "Neue Beiträge fallen nicht mehr an.",
  "movingOut.moneyClaim": "Was Ihr Vermieter gefordert hat, prüfen wir weiter, auch wenn der Vertrag endet.",
  "movingOut.withdrawInstead":
    "Sie können Ihren Vertrag noch widerrufen. Dann endet er sofort, und einen Nachweis brauchen Sie nicht.",
  "movingOut.lead":
    "Weisen Sie uns das nach, fallen keine neuen Beiträge an, auch wenn Ihr Vermieter sich mit der Freigabe Zeit lässt. Was Sie zu viel bezahlt haben, bekommen Sie gleich zurück.",
  "movingOut.day": "Wann sind Sie ausgezogen?",
  "movingOut.dayHelp": "Der Tag, an dem Sie die Wohnung übergeben haben. Er muss auch im Nachweis stehen.",
  "movingOut.next": "Weiter zum Nachweis",
  "movingOut.said": "Ausgezogen am {date}",
  "movingOut.change": "Anderen Tag angeben",
  "movingOut.files": "Nachweis",
  "movingOut.filesHelp":
    "Übergabeprotokoll, Meldebestätigung der neuen Wohnung oder ein Schreiben des Vermieters. Höchstens {count} Dateien. Wir löschen sie {days} Tage nach unserer Entscheidung.",
  "movingOut.PROOF": "Es fehlt noch der Nachweis.",
  "movingOut.OPEN":
    "Ihr Nachweis ist da. Jemand aus unserem Team prüft ihn und schreibt Ihnen. Sie müssen nichts mehr tun.",
  "movingOut.CONFIRMED":
    "Sie sind am {date} ausgezogen. Für die Zeit ab dem {until} schulden Sie keinen Beitrag. Die Bürgschaft gilt, bis Ihr Vermieter sie freigibt.",
  "movingOut.REFUSED": "Ihr Nachweis reicht uns noch nicht. Unser Team schreibt dazu:",
  "movingOut.again": "Anderen Nachweis schicken",
  "movingOut.landlord": "Wir haben bestätigt, dass {tenant} am {date} ausgezogen {ist|sind}. Ihre Freigabe fehlt noch.",

  "leaving.release": "Bürgschaft freigeben",
  "leaving.releaseText":
    "Wenn Sie die Sicherheit nicht mehr brauchen, geben Sie die Bürgschaft hier frei. Sie endet damit, und der Mieter bekommt zurück, was er zu viel bezahlt hat.",
  "leaving.releaseAsked": "{tenant} {bittet|bitten} Sie um die Freigabe.",
  "leaving.releaseTitle": "Die Bürgschaft endgültig freigeben?",
  "leaving.releaseConfirmText":
    "Mit Ihrer Unterschrift geben Sie die Bürgschaft über {amount} zurück: Neue Forderungen sind dann nicht mehr möglich; was Sie schon gemeldet haben, prüfen wir weiter. Auf Ansprüche gegen {tenant} verzichten Sie damit nicht. Das können Sie nicht zurücknehmen.",
  "leaving.sign": "Freigabe unterschreiben",
  "leaving.notYet": "Noch nicht",
  "leaving.failedText":
    "Wir wissen nicht, ob Ihre Freigabe angekommen ist. Bitte versuchen Sie es noch einmal; sie zählt nur einmal.",

  "withdraw.title": "Vertrag widerrufen",
  "withdraw.lead":
    "Innerhalb von 14 Tagen, nachdem Sie unterschrieben und alle Unterlagen erhalten haben, können Sie ohne Grund widerrufen. Anmelden müssen Sie sich dafür nicht. Die Nummer Ihres Vertrags steht in der E-Mail, die Sie nach der Unterschrift bekommen haben.",
  "withdraw.number": "Vertragsnummer",
  "withdraw.numberHelp": "Zum Beispiel DE-\u20607K4M-\u2060Q2XD-\u20606.",
  "withdraw.numberWrong":
    "Diese Nummer sieht nicht wie eine von uns aus. Bitte vergleichen Sie sie mit der Nummer in unserer E-Mail. Sie können trotzdem absenden.",
  "withdraw.name": "Ihr Name",
  "withdraw.nameHelp": "So, wie er im Vertrag steht.",
  "withdraw.email": "Ihre E-Mail-Adresse",
  "withdraw.emailHelp": "Die, mit der Sie den Vertrag geschlossen haben. Dorthin geht auch die Bestätigung.",
  "withdraw.receivedTitle": "Ihr Widerruf ist eingegangen",
  "withdraw.receivedText":
    "Den Eingang bestätigen wir Ihnen sofort per E-Mail. Gehören Nummer und Adresse zu einem Vertrag, den Sie widerrufen können, ist er jetzt beendet. Das schreiben wir Ihnen in einer zweiten E-Mail. Kommt innerhalb einer Stunde keine, schreiben Sie uns bitte an {supportEmail}.",
};
