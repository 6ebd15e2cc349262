import type { coTenant as en } from "../en/co-tenant.ts";

export const coTenant: Record<keyof typeof en, string> = {
  "coTenant.name": "Gemeinsam unterschreiben",
  "coTenant.title": "Unterschreiben Sie gemeinsam mit {first}",
  "coTenant.lead":
    "Diese Bürgschaft ersetzt die Barkaution für Ihre gemeinsame Wohnung. {first} hat schon unterschrieben und zahlt den Beitrag. Jetzt fehlt Ihre Unterschrift.",
  "coTenant.you": "Sie unterschreiben als",
  "coTenant.yourName": "Ihren Namen",
  "coTenant.correct": "Berichtigen",
  "coTenant.others": "Gemeinsam mit",
  "coTenant.state.SIGNED": "hat unterschrieben",
  "coTenant.state.INVITED": "hat noch nicht unterschrieben",
  "coTenant.state.REFUSED": "möchte nicht unterschreiben",
  "coTenant.paidBy": "zahlt {first}",
  "coTenant.landlordLater": "wird eingeladen, sobald alle unterschrieben haben",
  "coTenant.startEarly":
    "vor dem Ende der Widerrufsfrist. Widerruft jemand von Ihnen, zahlt {first} die Tage bis dahin",
  "coTenant.earlyFulfilment":
    "Die Bürgschaft soll schon am {start} beginnen, vor dem Ende der Widerrufsfrist. Widerruft jemand von uns, zahlt {first} die Tage bis dahin.",
  "coTenant.earlyFulfilmentError": "Bitte stimmen Sie zu. Die Bürgschaft beginnt für alle am selben Tag.",
  "coTenant.understand1":
    "Zahlt {insurer} eine berechtigte Forderung unseres Vermieters, hafte ich gemeinsam mit {others} für den ganzen Betrag. {insurer} kann ihn von jedem von uns verlangen.",
  "coTenant.understand2": "Widerruft oder kündigt jemand von uns den Vertrag, endet er für uns alle.",
  "coTenant.understand1Error": "Bitte bestätigen Sie, dass Sie gemeinsam haften.",
  "coTenant.understand2Error": "Bitte bestätigen Sie, dass eine Person den Vertrag für alle beenden kann.",
  "coTenant.refuse": "Ich möchte nicht unterschreiben",
  "coTenant.refuseTitle": "Möchten Sie nicht unterschreiben?",
  "coTenant.refuseText":
    "Dann kommt der Vertrag vorerst nicht zustande, und niemand zahlt etwas. Wir geben {first} Bescheid: Sie können noch einmal gefragt werden, oder es geht ohne Sie weiter.",
  "coTenant.refuseReason": "Möchten Sie {first} sagen, warum?",
  "coTenant.refuseYes": "Nicht unterschreiben",

  "coTenant.correctTitle": "Ist Ihr Name falsch geschrieben?",
  "coTenant.correctLead":
    "Bitte schreiben Sie ihn wie im Ausweis. Er gehört zum Vertrag, deshalb unterschreibt {first} zuerst noch einmal, danach alle anderen. Wir geben {first} Bescheid.",
  "coTenant.correctSend": "Meinen Namen berichtigen",
  "coTenant.notSmall": "Das ist ein anderer Name. Bitten Sie {first}, ihn zu ändern.",

  "coTenant.documentsFirstText":
    "Bitte versuchen Sie es gleich noch einmal: Unsere E-Mail mit den Unterlagen ist noch nicht bei Ihnen.",
  "coTenant.laterTitle": "Sie können gerade nicht unterschreiben",
  "coTenant.laterText": "Ihre Unterschrift ist noch nicht gespeichert. Bitte versuchen Sie es gleich noch einmal.",
  "coTenant.offlineText":
    "Wir wissen nicht, ob Ihre Unterschrift angekommen ist. Bitte versuchen Sie es noch einmal: Sie zählt nur einmal.",
  "coTenant.changed": "Der Vertrag hat sich geändert",
  "coTenant.changedAbove":
    "Oben steht jetzt der neue Stand. Bitte prüfen Sie ihn und setzen Sie die Häkchen noch einmal.",
  "coTenant.stopped": "{first} muss zuerst noch etwas klären",
  "coTenant.stoppedText":
    "Ihre Unterschrift ist noch nicht gespeichert. Wir haben {first} geschrieben. Sobald alles geklärt ist, können Sie hier unterschreiben; Ihr Link gilt weiter.",
  "coTenant.homeTaken": "Für diese Wohnung gibt es schon eine Bürgschaft",
  "coTenant.homeTakenText":
    "Zwei Bürgschaften für dieselbe Wohnung sind nicht möglich, deshalb kommt dieser Vertrag nicht zustande. Wir haben {first} geschrieben.",

  "coTenant.thanks": "Danke, {name}!",
  "coTenant.signed": "Sie haben unterschrieben",
  "coTenant.takeBack": "Unterschrift zurücknehmen",
  "coTenant.signedLead":
    "Sobald alle unterschrieben haben, laden wir Ihren Vermieter ein und schicken Ihnen den Vertrag.",
  "coTenant.line.youSigned": "Sie haben unterschrieben",
  "coTenant.line.signed": "{name} hat unterschrieben",
  "coTenant.line.waits": "{name} unterschreibt",
  "coTenant.line.refused": "{name} möchte nicht unterschreiben",
  "coTenant.line.refusedDetail":
    "{first} entscheidet, wie es weitergeht. Ändert sich der Vertrag, schreiben wir Ihnen.",
  "coTenant.line.landlord": "Wir laden Ihren Vermieter ein",
  "coTenant.line.landlordDetail": "Per E-Mail. Sobald eine Antwort da ist, schreiben wir Ihnen allen.",
  "coTenant.concluded": "Alle haben unterschrieben",
  "coTenant.concludedLead":
    "Den Vertrag haben wir an {email} geschickt, und Ihr Vermieter ist eingeladen. Seine Antwort teilen wir Ihnen mit.",
  "coTenant.accountText":
    "Vertrag und Urkunde finden Sie in Ihrem Konto. Zum Anmelden schicken wir Ihnen einen Link per E-Mail; ein Passwort brauchen Sie nicht.",
  "coTenant.refused": "Sie haben nicht unterschrieben",
  "coTenant.refusedLead":
    "Wir haben {first} Bescheid gegeben. Überlegen Sie es sich anders, bitten Sie {first}, Ihnen unsere E-Mail noch einmal zu schicken.",
  "coTenant.changedLead":
    "{first} unterschreibt zuerst noch einmal. Danach schreiben wir Ihnen, und unter diesem Link steht der neue Vertrag. Bis dahin müssen Sie nichts tun.",
  "coTenant.corrected": "Ihr Name ist berichtigt",
  "coTenant.ended": "Ihre Unterschrift wird nicht mehr gebraucht",
  "coTenant.endedLead": "Dieser Vertrag wartet nicht mehr auf Sie. Sie müssen nichts tun.",

  "coSigning.titleOne": "Nur {name} muss noch unterschreiben",
  "coSigning.titleMany": "{count} Personen müssen noch unterschreiben",
  "coSigning.lead":
    "Sie haben am {date} unterschrieben. Sobald es alle getan haben, laden wir Ihren Vermieter ein. Abgebucht wird erst, wenn er zugestimmt hat.",
  "coSigning.who": "Wer unterschreibt",
  "coSigning.remind": "E-Mail an {name} erneut senden",
  "coSigning.askAgain": "{name} noch einmal fragen",
  "coSigning.reminded": "Wir haben die E-Mail noch einmal an {email} geschickt.",
  "coSigning.tooOften": "{name} hat heute schon eine E-Mail von uns bekommen. Morgen können Sie die nächste senden.",
  "coSigning.correctEmail": "E-Mail-Adresse berichtigen",
  "coSigning.correctText":
    "Wir schicken den Link an die neue Adresse; der alte gilt dann nicht mehr. Niemand muss neu unterschreiben.",
  "coSigning.correctSend": "An diese Adresse senden",
  "coSigning.corrected": "Wir haben den Link an {email} geschickt.",
  "coSigning.refusedText":
    "Sprechen Sie miteinander. Sie können {name} noch einmal fragen oder ohne {name} weitermachen. Es wurde nichts abgebucht.",
  "coSigning.card": "Ihre Zahlungsart funktioniert nicht mehr",
  "coSigning.cardText":
    "Deshalb konnte die letzte Unterschrift nicht gespeichert werden. Bitte hinterlegen Sie eine andere und unterschreiben Sie noch einmal. Die anderen Unterschriften bleiben.",
  "coSigning.cardAction": "Zahlungsart hinterlegen",
  "coSigning.datesText":
    "Die Bürgschaft sollte an einem Tag beginnen, der schon vorbei ist, oder ihr Ende passt nicht mehr dazu. Bitte wählen Sie andere Daten; danach unterschreiben alle neu.",
  "coSigning.homeTakenText":
    "Zwei Bürgschaften für dieselbe Wohnung sind nicht möglich. Stimmt die Adresse nicht, berichtigen Sie sie; danach unterschreiben alle neu.",
  "coSigning.notOffered": "Der Vertrag kann gerade nicht geschlossen werden",
  "coSigning.notOfferedText":
    "Wir nehmen in diesem Land zurzeit keine neuen Verträge an. Ihre Angaben sind gespeichert. Es wurde nichts abgebucht.",
  "coSigning.later": "Die Bürgschaft beginnt frühestens am {day}",
  "coSigning.laterText":
    "Sie beginnt nach der Widerrufsfrist, und die läuft erst, wenn alle unterschrieben haben. Brauchen Sie sie früher, ändern Sie den Vertrag: Alle können zustimmen, dass sie vor dem Ende der Frist beginnt.",
  "coSigning.late": "Nach zwei Wochen fehlt noch eine Unterschrift",
  "coSigning.lateText": "Sie können weiter warten, oder es geht ohne die Person weiter, die nicht unterschrieben hat.",
  "coSigning.change": "Möchten Sie etwas ändern?",
  "coSigning.changeText":
    "Sie können alles ändern. Es ist dann ein neuer Vertrag, deshalb unterschreiben alle noch einmal, Sie zuerst.",
  "coSigning.toContract": "Vertrag ansehen oder ändern",
  "coSigning.without": "Ohne {name} weitermachen",
  "coSigning.alone": "Allein unterschreiben",
  "coSigning.withoutTitle": "Ohne {name} weitermachen?",
  "coSigning.withoutText":
    "{name} gehört dann nicht zu diesem Vertrag und haftet nicht dafür. Wir prüfen Ihren Antrag ohne das Einkommen von {name} neu; das kann unsere Antwort ändern. Alle, die bleiben, unterschreiben noch einmal.",
  "coSigning.thenEmail": "unterschreibt nach Ihnen, mit dem Link in unserer E-Mail",
  "coSigning.allSigned": "Sie alle haben den Vertrag unterschrieben",
  "coSigning.asked": "Unsere E-Mail ging am {date} an {email}.",
  "coSigning.documents": "Die Unterlagen haben sich geändert",
  "coSigning.documentsText":
    "Von den Unterlagen zum Vertrag gibt es eine neuere Fassung, deshalb konnte die letzte Unterschrift nicht gespeichert werden. Bitte lesen Sie sie und unterschreiben Sie noch einmal. Die anderen Unterschriften bleiben.",
  "coSigning.documentsAction": "Zum Vertrag",
  "coSigning.addressAction": "Adresse berichtigen",
  "coSigning.newEmail": "E-Mail-Adresse",
  "coSigning.emailTaken":
    "Diese Adresse gehört schon jemand anderem in diesem Vertrag. Jede Person braucht eine eigene.",
  "coSigning.aloneText":
    "{name} gehört dann nicht zu diesem Vertrag und haftet nicht dafür. Wir prüfen Ihren Antrag mit Ihrem Einkommen allein neu; das kann unsere Antwort ändern. Danach unterschreiben Sie noch einmal.",
  "coSigning.contract": "Ihr Vertrag",
  "coSigning.signedAlreadyText":
    "Ändern Sie etwas, ist es ein neuer Vertrag, und alle unterschreiben noch einmal, Sie zuerst.",
  "coSigning.toSigners": "Zeigen, wer unterschrieben hat",
};
