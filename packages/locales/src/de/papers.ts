import type { papers as en } from "../en/papers.ts";

export const papers: Record<keyof typeof en, string> = {
  "papers.terms-of-use": "Nutzungsbedingungen",
  "papers.sample": "Muster der Bürgschaftsurkunde",
  "papers.privacy-policy": "Datenschutzhinweise",
  "papers.terms-and-condition": "Vertragsbestimmungen",
  "papers.first-info": "Erstinformation",
  "papers.product-info": "Informationsblatt zu Versicherungsprodukten",
  "papers.avb": "Allgemeine Bedingungen",
  "papers.newTab": "PDF, öffnet sich in einem neuen Tab",
  "papers.contract": "Ihr Vertrag",
  "papers.certificate": "Bürgschaftsurkunde",
  "papers.receipt": "Beleg zum Beitrag {number}",
  "papers.withdrawal": "Bestätigung Ihres Widerrufs",
  "papers.release": "Freigabe durch Ihre Vermieterseite",
  "papers.ofContract": "Unterlagen",

  "certificate.title": "Urkunde prüfen",
  "certificate.lead": "Die Bürgschaftsurkunde mit dem Code {code}",
  "certificate.result": "Ergebnis",
  "certificate.GENUINE": "Echt, beginnt später",
  "certificate.GENUINE.text": "Diese Urkunde ist von uns. Sie gilt ab dem Tag, der auf ihr steht.",
  "certificate.IN_FORCE": "Echt und gilt",
  "certificate.IN_FORCE.text": "Diese Urkunde ist von uns, und die Bürgschaft gilt heute.",
  "certificate.RELEASED": "Echt, gilt nicht mehr",
  "certificate.RELEASED.text":
    "Diese Urkunde ist von uns. Die Bürgschaft wurde inzwischen freigegeben oder ist beendet.",
  "certificate.UNKNOWN": "Zu diesem Code gibt es keine Urkunde",
  "certificate.UNKNOWN.text":
    "Bitte vergleichen Sie den Code mit dem Papier. Stimmt er überein, ist die Urkunde nicht von uns: Verlassen Sie sich nicht auf sie.",
  "certificate.tooMany": "Es wurden zu viele Codes versucht",
  "certificate.tooManyText":
    "Aus Ihrem Netz kamen zu viele unbekannte Codes. Bitte warten Sie einen Moment und versuchen Sie es dann noch einmal.",
  "certificate.compare": "Was hier nicht steht",
  "certificate.compareText":
    "Namen, Wohnung und Betrag zeigen wir hier nicht, damit sie niemand erfährt, der die Urkunde nicht hat. Die Vermieterseite sieht sie über den persönlichen Link aus unserer E-Mail und kann die Urkunde dort neu abrufen.",
};
