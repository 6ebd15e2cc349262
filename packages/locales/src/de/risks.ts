import type { risks as en } from "../en/risks.ts";

export const risks: Record<keyof typeof en, string> = {
  "risks.checking": "Wir prüfen Ihren Antrag",
  "risks.checkingLead": "Das dauert wenige Sekunden. Sie brauchen nichts zu tun.",
  "risks.once": "Dabei wird nichts abgebucht.",
  "risks.progress": "Die Prüfung läuft",

  "risks.refused": "Wir können Ihnen kein Angebot machen",
  "risks.refusedLead":
    "Das tut uns leid, {name}. Hier steht, woran es liegt und was helfen würde. Abgebucht wurde nichts.",
  "risks.refusedLeadNoName":
    "Das tut uns leid. Hier steht, woran es liegt und was helfen würde. Abgebucht wurde nichts.",
  "risks.reason": "Der Grund",
  "risks.bureau":
    "Außerdem eine Auskunft von {bureau} über Ihre Bonität. Was dort über Sie gespeichert ist, können Sie dort erfragen und berichtigen lassen.",
  "risks.restsOn": "Was wir berücksichtigt haben",
  "risks.wouldChange": "Was helfen würde",

  "risks.CREDIT_SCORE_INSUFFICIENT.reason": "Der Punktwert für Ihren Antrag reicht für diese Bürgschaft nicht aus.",
  "risks.CREDIT_SCORE_INSUFFICIENT.restsOn":
    "Ihre eigenen Angaben, gemessen an festen Regeln, die für alle gleich sind: vor allem Ihr Einkommen im Jahr im Verhältnis zur Kaltmiete im Monat.",
  "risks.CREDIT_SCORE_INSUFFICIENT.wouldChange":
    "Haben Sie sich bei Einkommen oder Kaltmiete vertippt? Dann ändern Sie die Angabe, und wir prüfen neu.",
  "risks.NO_CREDIT_SCORE.reason": "Für Ihren Antrag ließ sich kein Punktwert ermitteln.",
  "risks.NO_CREDIT_SCORE.restsOn":
    "Für einen Punktwert brauchen wir etwas, woran sich die Kaltmiete messen lässt, meist ein eigenes Einkommen. In Ihren Angaben haben wir davon nicht genug gefunden.",
  "risks.NO_CREDIT_SCORE.wouldChange":
    "Ein Einkommen, falls Sie eines haben und es nicht angegeben haben: Gehalt, Rente oder Einkünfte aus selbstständiger Arbeit. Ergänzen Sie es, und wir prüfen neu.",
  "risks.UNDER_AGE.reason":
    "An dem Tag, an dem die Bürgschaft beginnen würde, sind Sie jünger, als wir versichern dürfen.",
  "risks.UNDER_AGE.restsOn": "Nur Ihr Geburtsdatum und den Tag, an dem die Bürgschaft beginnen würde.",
  "risks.UNDER_AGE.wouldChange":
    "Ein späterer Beginn, wenn Sie alt genug sind. Haben Sie sich bei einem der beiden Daten vertippt? Dann ändern Sie es, und wir prüfen neu.",
  "risks.youngest.reason":
    "An dem Tag, an dem die Bürgschaft beginnen würde, ist jemand von Ihnen jünger, als wir versichern dürfen.",
  "risks.youngest.restsOn": "Nur Ihre Geburtsdaten und den Tag, an dem die Bürgschaft beginnen würde.",
  "risks.youngest.wouldChange":
    "Ein späterer Beginn, wenn alle alt genug sind. Haben Sie sich bei einem Datum vertippt? Dann ändern Sie es, und wir prüfen neu.",
  "risks.byName.restsOn": "Nur Ihren Nachnamen: Er ist ein Testname, den unsere Prüfung immer ablehnt.",
  "risks.byName.wouldChange": "Jeder andere Nachname. Ändern Sie ihn, und wir prüfen neu.",

  "risks.yourIncome": "Bruttoeinkommen im Jahr",
  "risks.incomeOf": "Bruttoeinkommen von {name} im Jahr",
  "risks.birthDateOf": "Geburtsdatum von {name}",
  "risks.noIncome": "nicht angegeben",
  "risks.yourColdRent": "Kaltmiete im Monat",
  "risks.yourBirthDate": "Geburtsdatum",
  "risks.yourStart": "Beginn des Schutzes",

  "risks.wouldQuote.grossIncome": "Ab einem Bruttoeinkommen von {amount} im Jahr könnten wir Ihnen ein Angebot machen.",
  "risks.wouldQuote.incomeOfAll":
    "Ab einem gemeinsamen Bruttoeinkommen von {amount} im Jahr könnten wir Ihnen ein Angebot machen.",
  "risks.wouldQuote.startForAll": "Ab dem {date} sind alle alt genug.",
  "risks.wouldQuote.coldRentAmount":
    "Bis zu einer Kaltmiete von {amount} im Monat könnten wir Ihnen ein Angebot machen.",
  "risks.wouldQuote.rentAndDeposit":
    "Bei höchstens {amount} Kaltmiete im Monat und höchstens {deposit} Kaution könnten wir Ihnen ein Angebot machen.",
  "risks.wouldQuote.also": "Es kommt außerdem auf Einkommen und Kaltmiete an:",
  "risks.wouldQuote.insuranceStart": "Ab dem {date} sind Sie alt genug.",
  "risks.noFigure":
    "Ein anderes Einkommen, eine andere Miete oder eine andere Kaution würde daran nichts ändern. Haben Sie sich vertippt? Dann ändern Sie es, und wir prüfen neu. Sonst lassen Sie einen Menschen entscheiden.",
  "risks.noFigureOfBureau":
    "Einen Betrag, der gereicht hätte, können wir nicht nennen, denn {bureau} teilt uns nur das Ergebnis mit. Ein höheres Einkommen oder eine niedrigere Kaltmiete hilft. Sie können auch einen Menschen entscheiden lassen oder bei {bureau} erfragen, was dort über Sie gespeichert ist.",
  "risks.byPersonFigure":
    "Einen Betrag, der gereicht hätte, können wir nicht nennen, denn ein Mensch hat alles zusammen betrachtet und nicht nur eine Zahl. Was den Ausschlag gab, steht oben.",
  "risks.person": "Einen Menschen entscheiden lassen",
  "risks.personText":
    "Sie müssen es nicht bei dem belassen, was feste Regeln entscheiden. Jemand aus unserem Team liest Ihren Antrag und entscheidet neu.",
  "risks.personAsk": "Von einem Menschen prüfen lassen",
  "risks.byPerson": "Wir haben Ihren Antrag geprüft",
  "risks.byPersonLead": "Leider können wir ihn nicht annehmen. Das hat ein Mensch entschieden. Abgebucht wurde nichts.",
  "risks.byPersonChange":
    "Hat sich etwas geändert, oder stimmt eine Angabe nicht? Dann ändern Sie sie, und wir prüfen neu.",

  "risks.change": "Meine Angaben ändern",
  "risks.support": "Fragen zu dieser Entscheidung? Schreiben Sie uns:",

  "risks.unavailable": "Die Prüfung ist gerade nicht möglich",
  "risks.unavailableText":
    "Ein Dienst, den wir dafür brauchen, antwortet nicht. Ihre Angaben sind gespeichert, und es wurde nichts abgebucht. Bitte versuchen Sie es gleich noch einmal.",

  "risks.review": "Vielen Dank, {name}",
  "risks.reviewNoName": "Vielen Dank",
  "risks.reviewLead": "Ihren Antrag prüft jemand aus unserem Team, meist {within}.",
  "risks.reviewNext": "Wie es weitergeht",
  "risks.reviewSent": "Ihr Antrag liegt uns vor",
  "risks.reviewSentDetail": "Alle Angaben sind gespeichert. Sie müssen nichts schicken.",
  "risks.reviewRead": "Jemand aus unserem Team prüft ihn",
  "risks.reviewReadDetail": "Ein Mensch, kein Programm. Ist etwas unklar, fragen wir bei Ihnen nach.",
  "risks.reviewMail": "Sie bekommen eine E-Mail mit der Entscheidung",
  "risks.reviewMailDetail":
    "Sie geht an {email}: bei einem Ja mit dem Weg zu Ihrem Preis, bei einem Nein mit dem Grund.",
  "risks.reviewMailDetailNoEmail": "Bei einem Ja finden Sie darin den Weg zu Ihrem Preis, bei einem Nein den Grund.",
  "risks.reviewSafe": "Sie können diese Seite schließen. Es wird nichts abgebucht.",
};
