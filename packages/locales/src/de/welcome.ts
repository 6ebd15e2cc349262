import type { welcome as en } from "../en/welcome.ts";

export const welcome: Record<keyof typeof en, string> = {
  "welcome.title": "Behalten Sie Ihre Kaution",
  "welcome.lead":
    "Statt bis zu {months} Monatsmieten bar zu hinterlegen, geben Sie Ihrem Vermieter eine Bürgschaft. Er ist abgesichert, und Sie bleiben flüssig.",
  "welcome.claimFee": "ab {fee} im Monat",
  "welcome.claimRents": "bis zu {months} Monatsmieten bleiben bei Ihnen",
  "welcome.claimMinutes": "Angebot in rund {minutes} Minuten",
  "welcome.start": "Los geht’s",
  "welcome.startWith": "Weiter mit {price} im Monat",
  "welcome.resume": "Antrag fortsetzen",
  "welcome.begun": "Schon begonnen?",
  "welcome.startAnew": "Von vorn beginnen",

  "welcome.calculator": "Was kostet das?",
  "welcome.deposit": "Ihre Kaution",
  "welcome.depositHelp": "Der Betrag aus Ihrem Mietvertrag, von {lower} bis {upper}.",
  "welcome.orYearly": "oder {price} im Jahr",
  "welcome.noExtras":
    "Keine Gebühren für Mahnung, Schadenfall oder Verwaltung. Sie zahlen genau den Preis, den Sie sehen.",

  "cash.title": "{amount} bleiben bei Ihnen",
  "cash.leadExisting": "So viel mehr haben Sie übrig, sobald Ihr Vermieter die {deposit} zurückgezahlt hat.",
  "cash.lead": "So viel mehr haben Sie beim Einzug übrig, als wenn Sie {deposit} bar hinterlegen.",
  "cash.guarantee": "Bürgschaft",
  "cash.cash": "Barkaution",
  "cash.amounts": "Was Sie zahlen",
  "cash.due": "Zu Beginn fällig",
  "cash.tiedUp": "Bis zum Auszug gebunden",
  "cash.cost": "Kosten in fünf Jahren",
  "cash.note":
    "Der Beitrag ist der Preis der Bürgschaft und wird nicht erstattet. Eine Barkaution bekommen Sie nach dem Auszug mit Zinsen zurück; in Deutschland dürfen Sie sie in drei Monatsraten zahlen. Als ihre Kosten rechnen wir, was das Geld anderswo mehr bringen könnte: {percent} % im Jahr.",

  "welcome.isTitle": "Was es ist",
  "welcome.is1": "Eine Bürgschaft gegenüber Ihrem Vermieter in Höhe Ihrer Kaution.",
  "welcome.is2": "Ihr Vermieter stimmt über einen Link in einer E-Mail zu: ohne Konto, ohne Papier.",
  "welcome.is3": "Die erste Zahlung wird fällig, wenn die Bürgschaft beginnt.",
  "welcome.is4":
    "Sie können jederzeit kündigen. Die Bürgschaft endet, sobald Ihr Vermieter sie freigibt; was Sie zu viel gezahlt haben, bekommen Sie dann zurück.",
  "welcome.isNotTitle": "Was es nicht ist",
  "welcome.isNot1":
    "Kein Schutz vor Schulden: Fordert Ihr Vermieter zu Recht Geld, zahlen zuerst wir und danach Sie an uns.",
  "welcome.isNot2": "Kein Sparplan: Der Beitrag ist ein Preis und wird nicht auf die Kaution angerechnet.",
  "welcome.isNot3": "Keine Haftpflicht- und keine Hausratversicherung.",

  "welcome.homesIn.de": "Für Wohnungen in Deutschland",
  "welcome.homesIn.at": "Für Wohnungen in Österreich",
  "welcome.notOffered": "In {country} geben wir zurzeit keine Bürgschaft",
  "welcome.notOfferedText":
    "Dort gilt sie nur, wenn der Versicherer sie eigenhändig oder mit einer qualifizierten elektronischen Signatur unterschreibt, und das bieten wir noch nicht an. Wir nehmen deshalb keinen Antrag an, und Sie bezahlen nichts.",
  "welcome.changeCountry": "Anderes Land wählen",

  "welcome.firstInformation": "Erstinformation über uns (§ 15 VersVermV)",
  "welcome.firstInformationStatus":
    "{brand} vermittelt als Versicherungsvermittler die Bürgschaft eines Versicherers: {insurer}. Unsere Registernummer, das Register und seine Telefonnummer stehen im Dokument unten. Unsere Vergütung zahlt der Versicherer; sie ist im Beitrag enthalten, für Sie kommt nichts hinzu.",
  "welcome.firstInformationAdvice":
    "Wir bieten diese eine Bürgschaft an und vergleichen keine anderen. Vor der Unterschrift fragen wir, was Sie brauchen, und sagen Ihnen, ob sie dazu passt. Alle Unterlagen sehen Sie, bevor Sie unterschreiben.",
  "welcome.firstInformationComplaints": "Fragen und Beschwerden: {supportEmail}. Außergerichtlich hilft: {ombudsman}.",
};
