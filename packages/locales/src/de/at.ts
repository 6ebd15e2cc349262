import type { TextKey } from "../language-folder.ts";

export const deAT: Partial<Record<TextKey, string>> = {
  "fields.coldRentAmount": "Miete im Monat laut Mietvertrag",
  "fields.coldRentHelp": "Die Bruttomiete, wenn eine vereinbart ist, sonst ohne Betriebskosten.",
  "fields.depositHelpMultiplier": "Höchstens das {multiplier}-Fache der vereinbarten Miete, von {lower} bis {upper}.",
  "fields.depositUse": "{multiplier} Monatsmieten übernehmen: {amount}",
  "summary.rent": "{rent} Miete im Monat",
  "landlord.rent": "Miete laut Mietvertrag",
  "risks.CREDIT_SCORE_INSUFFICIENT.restsOn":
    "Ihre eigenen Angaben, gemessen an festen Regeln, die für alle gleich sind: vor allem Ihr Einkommen im Jahr im Verhältnis zur Miete im Monat.",
  "risks.CREDIT_SCORE_INSUFFICIENT.wouldChange":
    "Haben Sie sich bei Einkommen oder Miete vertippt? Dann ändern Sie die Angabe, und wir prüfen neu.",
  "risks.NO_CREDIT_SCORE.restsOn":
    "Für einen Punktwert brauchen wir etwas, woran sich die Miete messen lässt, meist ein eigenes Einkommen. In Ihren Angaben haben wir davon nicht genug gefunden.",
  "risks.NO_CREDIT_SCORE.wouldChange":
    "Ein Einkommen, falls Sie eines haben und es nicht angegeben haben: Gehalt, Pension oder Einkünfte aus selbstständiger Arbeit. Ergänzen Sie es, und wir prüfen neu.",
  "risks.yourColdRent": "Miete im Monat",
  "risks.wouldQuote.coldRentAmount": "Bis zu einer Miete von {amount} im Monat könnten wir Ihnen ein Angebot machen.",
  "risks.wouldQuote.rentAndDeposit":
    "Bei höchstens {amount} Miete im Monat und höchstens {deposit} Kaution könnten wir Ihnen ein Angebot machen.",
  "risks.wouldQuote.also": "Es kommt außerdem auf Einkommen und Miete an:",
  "risks.noFigureOfBureau":
    "Einen Betrag, der gereicht hätte, können wir nicht nennen, denn {bureau} teilt uns nur das Ergebnis mit. Ein höheres Einkommen oder eine niedrigere Miete hilft. Sie können auch einen Menschen entscheiden lassen oder bei {bureau} erfragen, was dort über Sie gespeichert ist.",
  "address.lineHelp": "Straße, Hausnummer und Ort, zum Beispiel: Mariahilfer Straße\u00a012, Wien.",
  "fields.unitAdd": "Stiege, Stock und Tür hinzufügen",
  "fields.unitName": "Stiege, Stock und Tür",
  "errors.ADDRESS_HAS_NO_UNIT_NAME": "Bitte ergänzen Sie Stiege, Stock und Tür.",
  "landlord.cashLimit": "Bargeld und Bürgschaft zusammen dürfen {limit} nicht übersteigen.",
  "summary.cashText":
    "Vereinbaren Sie mit Ihrem Vermieter schriftlich, wann er die Barkaution zurückzahlt. Nimmt er die Bürgschaft an, muss er uns einen Tag dafür nennen.",
  "choices.employmentStatus.RETIRED": "In Pension",
  "errors.DEPOSIT_MULTIPLIER": "Höchstens das {multiplier}-Fache der vereinbarten Miete.",
  "validation.coldRentAmount": "Höchstens {maxAmount}: {times} der vereinbarten Miete von {coldRentAmount}.",
  "required.fields-coldRentAmount": "Bitte geben Sie die Miete im Monat ein.",
  "cash.note":
    "Der Beitrag ist der Preis der Bürgschaft und wird nicht erstattet. Eine Barkaution bekommen Sie nach dem Auszug mit Zinsen zurück. Als ihre Kosten rechnen wir, was das Geld anderswo mehr bringen könnte: {percent} % im Jahr.",
  "welcome.firstInformation": "Erstinformation über uns (§ 137g GewO, Standesregeln)",

  "summary.initialInformation":
    "Ich habe die Erstinformation über den Versicherungsvermittler erhalten (§ 137g GewO, Standesregeln).",
  "summary.earlyFulfilment":
    "Die Bürgschaft soll schon am {start} beginnen, vor dem Ende der Rücktrittsfrist. Trete ich zurück, zahle ich für die Tage bis dahin.",
  "summary.earlyFulfilmentHelp":
    "Ohne diesen Wunsch beginnt sie frühestens am {later}, nach dem Ende der Frist, und ein Rücktritt innerhalb der Frist kostet Sie nichts.",
  "payment.startEarly":
    "auf Ihren Wunsch vor dem Ende der Rücktrittsfrist. Treten Sie zurück, zahlen Sie für die Tage bis dahin, höchstens {amount} am Tag",
  "payment.startMoved":
    "nach dem Ende der Rücktrittsfrist, oder sobald Ihr Vermieter zugestimmt und die unterschriebene Urkunde hat, falls das später ist",
  "payment.startLater":
    "oder sobald Ihr Vermieter zugestimmt und die unterschriebene Urkunde hat, falls das später ist",
  "policies.chargeIfAccepted":
    "am {date}, frühestens sobald Ihr Vermieter angenommen und die unterschriebene Urkunde hat",
  "policies.detail.COVER_UNANSWERED":
    "Oder sobald Ihr Vermieter angenommen und die unterschriebene Urkunde hat, falls das später ist. Dann wird auch der erste Beitrag fällig.",
  "landlord.rule3":
    "Die Bürgschaft gilt ab ihrem Beginn, aber erst, wenn Sie sie angenommen und die unterschriebene Urkunde haben.",
  "landlord.detail.COVER_UNANSWERED":
    "Oder sobald Sie angenommen und die unterschriebene Urkunde haben, falls das später ist.",
  "payment.covered3":
    "Sie können innerhalb von {days} Tagen vom Vertrag zurücktreten, ohne einen Grund zu nennen. Die Frist beginnt, wenn Sie unterschrieben und alle Unterlagen erhalten haben.",
  "coSigning.laterText":
    "Sie beginnt nach der Rücktrittsfrist, und die läuft erst, wenn alle unterschrieben haben. Brauchen Sie sie früher, ändern Sie den Vertrag: Alle können zustimmen, dass sie vor dem Ende der Frist beginnt.",
  "coTenant.startEarly":
    "vor dem Ende der Rücktrittsfrist. Tritt jemand von Ihnen zurück, zahlt {first} die Tage bis dahin",
  "coTenant.earlyFulfilment":
    "Die Bürgschaft soll schon am {start} beginnen, vor dem Ende der Rücktrittsfrist. Tritt jemand von uns zurück, zahlt {first} die Tage bis dahin.",
  "coTenant.understand2": "Tritt jemand von uns vom Vertrag zurück oder kündigt ihn, endet er für uns alle.",
  "policyDocuments.withdrawal": "Bestätigung Ihres Rücktritts",
  "policyDocuments.withdrawal-instruction": "Rücktrittsbelehrung",
  "policies.event.WITHDRAWN": "Sie sind zurückgetreten",
  "landlord.rule7": "Der Mieter kann innerhalb von {days} Tagen vom Vertrag zurücktreten.",
  "landlord.status.WITHDRAWN": "Der Mieter ist vom Vertrag zurückgetreten",
  "landlord.status.WITHDRAWN.text":
    "Zurückgetreten am {withdrawn}. Von diesem Tag an sichert die Bürgschaft nichts mehr ab.",
  "landlord.event.WITHDRAWN": "{tenant} {ist|sind} zurückgetreten",
  "leaving.withdraw": "Vom Vertrag zurücktreten",
  "movingOut.withdrawInstead":
    "Sie können noch vom Vertrag zurücktreten. Dann endet er sofort, und einen Nachweis brauchen Sie nicht.",
  "calendar.WITHDRAWAL": "Letzter Tag für Ihren Rücktritt",
  "leaving.withdrawUntil": "Sie können bis zum {date} zurücktreten.",
  "leaving.confirmWithdrawal": "Rücktritt bestätigen",
  "leaving.withdrawalRule":
    "Ein Rücktritt beendet die Bürgschaft am selben Tag; wir unterrichten beide Seiten unverzüglich. Forderungen, die vorher entstanden sind, können noch {claimDays} Tage lang gemeldet werden. Ein Beitrag fällt nur für die Tage mit Schutz an, und nur, wenn der Schutz auf Wunsch des Mieters vor dem Ende der Rücktrittsfrist begonnen hat; sonst zahlen wir alles zurück.",
  "leaving.withdrawalForLandlord":
    "Ein Rücktritt beendet die Bürgschaft am selben Tag; wir unterrichten beide Seiten unverzüglich. Forderungen, die vorher entstanden sind, können noch {claimDays} Tage lang gemeldet werden.",
  "leaving.withdrawn": "Sie sind zurückgetreten",
  "withdraw.title": "Vom Vertrag zurücktreten",
  "withdraw.lead":
    "Innerhalb von 14 Tagen, nachdem Sie unterschrieben und alle Unterlagen erhalten haben, können Sie ohne Grund zurücktreten. Anmelden müssen Sie sich dafür nicht. Die Nummer Ihres Vertrags steht in der E-Mail, die Sie nach der Unterschrift bekommen haben.",
  "withdraw.numberHelp": "Zum Beispiel AT-7K4M-Q2XD-6.",
  "withdraw.receivedTitle": "Ihr Rücktritt ist eingegangen",
  "withdraw.receivedText":
    "Den Eingang bestätigen wir Ihnen sofort per E-Mail. Gehören Nummer und Adresse zu einem Vertrag, von dem Sie zurücktreten können, ist er jetzt beendet. Das schreiben wir Ihnen in einer zweiten E-Mail. Kommt innerhalb einer Stunde keine, schreiben Sie uns bitte an {supportEmail}.",
  "consents.others":
    "Was Sie beim Unterschreiben bestätigt haben, etwa die Bedingungen, gehört zum Vertrag selbst: Das beenden Sie, indem Sie vom Vertrag zurücktreten oder ihn kündigen.",
  "deletion.runningText":
    "Solange ein Vertrag läuft, brauchen wir Ihre Daten, um Ihre Wohnung abzusichern und den Beitrag abzubuchen. Treten Sie von ihm zurück oder kündigen Sie ihn. Sobald er beendet ist und Ihr Vermieter keine Forderung mehr melden kann, können Sie hier alles löschen. Noch läuft:",
};
