import type { summary as en } from "../en/summary.ts";

export const summary: Record<keyof typeof en, string> = {
  "summary.title": "Stimmt alles?",
  "summary.name": "Zusammenfassung",
  "summary.lead": "Bitte prüfen Sie Ihre Angaben. Sie können noch alles ändern.",
  "summary.landlord": "Ihr Vermieter",
  "summary.leaseLandlord": "Im Mietvertrag: {landlord}",
  "summary.notGiven": "Keine Angabe",
  "summary.rent": "{rent} Kaltmiete im Monat",
  "summary.deposit": "{deposit} Kaution",
  "summary.from": "ab {start}",
  "summary.fromTo": "vom {start} bis zum {end}",
  "summary.open": "Eine Antwort fehlt noch: {question}.",
  "summary.answerOpen": "Jetzt beantworten",
  "summary.coTenant": "Mit {name}, geboren am {date}",
  "summary.coTenantWithoutDate": "Mit {name}",
  "summary.coTenantIncome": "{name}: {income} im Jahr",
  "summary.income": "{income} im Jahr",
  "summary.newsYes": "Neuigkeiten per E-Mail",
  "summary.newsNo": "Keine Neuigkeiten per E-Mail",
  "summary.remindersYes": "Erinnerungen per E-Mail",
  "summary.remindersNo": "Keine Erinnerungen per E-Mail",
  "summary.needs": "Passt die Bürgschaft zu Ihnen?",
  "summary.needsLead": "Diese Angaben stehen später in Ihrem Vertrag.",
  "summary.knownDeposit": "Vereinbart ist eine Kaution von {deposit}.",
  "summary.knownPaid": "Sie haben sie schon gezahlt.",
  "summary.knownUnpaid": "Gezahlt haben Sie noch nichts.",
  "summary.livesNow": "Jetzige Adresse: {address}",
  "summary.depositAgreed": "Ist in Ihrem Mietvertrag eine Kaution vereinbart?",
  "summary.depositAgreed.yes": "Ja, vereinbart",
  "summary.depositAgreed.no": "Nein, keine Kaution",
  "summary.landlordAccepts": "Nimmt Ihr Vermieter eine Bürgschaft an?",
  "summary.landlordAccepts.YES": "Ja, er nimmt sie an",
  "summary.landlordAccepts.NOT_ASKED": "Noch nicht gefragt",
  "summary.landlordAccepts.NO": "Nein, er lehnt ab",
  "summary.cashPaid": "Haben Sie die Kaution schon bar oder per Überweisung gezahlt?",
  "summary.cashPaid.yes": "Ja, schon gezahlt",
  "summary.cashPaid.no": "Nein, noch nichts",
  "summary.cashAmount": "Wie viel haben Sie gezahlt?",
  "summary.cashTitle": "So bekommen Sie das Geld zurück",
  "summary.cashText":
    "Vereinbaren Sie mit Ihrem Vermieter schriftlich, wann er die Barkaution zurückzahlt. Nimmt er die Bürgschaft an, muss er uns einen Tag dafür nennen. Bargeld und Bürgschaft zusammen dürfen drei Nettokaltmieten nicht übersteigen (§ 551 BGB).",
  "summary.misfit": "So passt die Bürgschaft nicht zu Ihnen",
  "summary.misfit.NO_DEPOSIT":
    "Ohne vereinbarte Kaution schulden Sie keine Sicherheit. Eine Bürgschaft brauchen Sie dann nicht.",
  "summary.misfit.LANDLORD_REFUSES":
    "Die Bürgschaft gilt erst, wenn Ihr Vermieter sie annimmt. Lehnt er ab, müssen Sie die Kaution anders stellen.",
  "summary.goesOn": "Ich habe gelesen, dass die Bürgschaft nicht passt, und möchte den Vertrag trotzdem.",
  "summary.consents": "Ihr Einverständnis",
  "summary.termsAndPrivacy": "Ich stimme den Nutzungsbedingungen zu und habe die Datenschutzhinweise gelesen.",
  "summary.initialInformation":
    "Ich habe die Erstinformation über den Versicherungsvermittler erhalten (§ 15 VersVermV).",
  "summary.readFirstInformation": "Erstinformation lesen",
  "summary.electronicCommunication":
    "Ich bin einverstanden, dass wir zum Vertrag elektronisch miteinander kommunizieren (§ 5a VersVG). Diese Zustimmung kann ich jederzeit widerrufen.",
  "summary.electronicCommunicationHelp":
    "Lieber auf Papier? Schreiben Sie uns vor der Unterschrift an {supportEmail}; danach stellen Sie in Ihrem Konto um. Die Post kostet Sie nichts.",
  "summary.earlyFulfilment":
    "Die Bürgschaft soll schon am {start} beginnen, vor dem Ende der Widerrufsfrist. Widerrufe ich, zahle ich für die Tage bis dahin.",
  "summary.earlyFulfilmentHelp":
    "Ohne diesen Wunsch beginnt sie frühestens am {later}, nach dem Ende der Frist, und ein Widerruf innerhalb der Frist kostet Sie nichts.",
  "summary.getOffer": "Angebot ansehen",
  "summary.toOffer": "Zurück zum Angebot",
  "summary.toPayment": "Zurück zur Zahlung",
  "summary.getOfferNote":
    "Als Nächstes prüfen wir Ihre Angaben. Das dauert ein paar Sekunden und verpflichtet Sie zu nichts.",
};
