import type { policyDocuments as en } from "../en/policy-documents.ts";

export const policyDocuments: Record<keyof typeof en, string> = {
  "policyDocuments.terms-of-use": "Nutzungsbedingungen",
  "policyDocuments.sample": "Muster der Bürgschaftsurkunde",
  "policyDocuments.privacy-policy": "Datenschutzhinweise",
  "policyDocuments.terms-and-condition": "Vertragsbestimmungen",
  "policyDocuments.first-info": "Erstinformation",
  "policyDocuments.product-info": "Informationsblatt zu Versicherungsprodukten",
  "policyDocuments.withdrawal-instruction": "Widerrufsbelehrung",
  "policyDocuments.contract-info": "Informationen zum Vertrag",
  "policyDocuments.avb": "Allgemeine Bedingungen",
  "policyDocuments.newTab": "PDF, öffnet sich in einem neuen Tab",
  "policyDocuments.contract": "Ihr Vertrag",
  "policyDocuments.amendment": "Nachtrag {number} zu Ihrem Vertrag",
  "policyDocuments.certificate": "Bürgschaftsurkunde",
  "policyDocuments.receipt": "Quittung zum Beitrag {number}",
  "policyDocuments.withdrawal": "Bestätigung Ihres Widerrufs",
  "policyDocuments.release": "Freigabe Ihres Vermieters",
  "policyDocuments.ofContract": "Unterlagen",

  "certificate.title": "Urkunde prüfen",
  "certificates.lead":
    "Geben Sie den Code von der Bürgschaftsurkunde ein. Wir sagen Ihnen, ob die Urkunde echt ist und ob sie gilt.",
  "certificates.code": "Code auf der Urkunde",
  "certificates.codeHelp": "16 Buchstaben und Ziffern, unten auf der Urkunde neben dem QR-Code",
  "certificates.missing": "Bitte geben Sie den Code von der Urkunde ein.",
  "certificates.invalid":
    "Dieser Code ist unvollständig oder enthält ein Zeichen zu viel. Er besteht aus 16 Buchstaben und Ziffern, zum Beispiel 7K4M-\u2060Q2XD-\u20605R8T-\u20600WZA.",
  "certificates.check": "Prüfen",
  "certificate.another": "Anderen Code eingeben",
  "certificate.lead": "Die Bürgschaftsurkunde mit dem Code {code}",
  "certificate.result": "Ergebnis",
  "certificate.GENUINE": "Echt, gilt aber erst später",
  "certificate.GENUINE.text": "Diese Urkunde ist von uns. Sie gilt ab dem Tag, der auf ihr steht.",
  "certificate.IN_FORCE": "Echt und gültig",
  "certificate.IN_FORCE.text": "Diese Urkunde ist von uns, und die Bürgschaft gilt heute, am {date}.",
  "certificate.remaining": "Nach einer Auszahlung sind noch {amount} übrig.",
  "certificate.REPLACED": "Echt, aber durch eine neuere Urkunde ersetzt",
  "certificate.REPLACED.text":
    "Wir haben diese Urkunde ausgestellt. Seitdem hat sich der Vertrag geändert; es gilt nur die neuere Urkunde.",
  "certificate.RELEASED": "Echt, aber nicht mehr gültig",
  "certificate.RELEASED.text":
    "Diese Urkunde ist von uns. Die Bürgschaft wurde inzwischen freigegeben oder ist beendet.",
  "certificate.UNKNOWN": "Zu diesem Code gibt es keine Urkunde",
  "certificate.UNKNOWN.text":
    "Bitte vergleichen Sie den Code Zeichen für Zeichen mit der Urkunde. Stimmt er überein, ist die Urkunde nicht von uns: Verlassen Sie sich nicht auf sie.",
  "certificate.tooMany": "Es wurden zu viele Codes versucht",
  "certificate.tooManyText":
    "Aus Ihrem Netz kamen zu viele unbekannte Codes. Bitte warten Sie einen Moment und versuchen Sie es dann noch einmal.",
  "certificate.compare": "Was hier nicht steht",
  "certificate.compareText":
    "Namen, Wohnung und Höchstbetrag zeigen wir hier nicht, damit sie niemand erfährt, der die Urkunde nicht hat. Ihr Vermieter sieht sie über seinen persönlichen Link aus unserer E-Mail und kann die Urkunde dort neu abrufen.",
};
