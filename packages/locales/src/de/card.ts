import type { card as en } from "../en/card.ts";

export const card: Record<keyof typeof en, string> = {
  "card.title": "Eine andere Karte für Ihren Beitrag",
  "card.openTitle": "Eine andere Karte für Ihren Beitrag",
  "card.changeTitle": "Eine andere Karte für Ihren Vertrag",
  "card.changeLead": "Offen ist nichts. Von der neuen Karte buchen wir Ihre nächsten Beiträge ab.",
  "card.changedTitle": "Ihre neue Karte ist hinterlegt",
  "card.changedText": "Von ihr buchen wir ab jetzt ab. Die bisherige Karte belasten wir nicht mehr.",
  "card.openLead": "Ihr Beitrag ließ sich nicht abbuchen. Mit einer anderen Karte ist das sofort erledigt.",
  "card.confirmTitle": "Ihre Bank fragt bei Ihnen nach",
  "card.confirmLead":
    "Sie möchte, dass Sie die Karte selbst bestätigen. Geben Sie sie hier noch einmal an, dieselbe oder eine andere: Dann fragt Ihre Bank Sie, und der Beitrag ist sofort erledigt.",
  "card.home": "Wohnung",
  "card.open": "Offen",
  "card.nextTry": "Wir versuchen es wieder am",
  "card.contractNumber": "Vertragsnummer",
  "card.chargingTitle": "Wir buchen {amount} ab",
  "card.charging": "Der Beitrag wird abgebucht",
  "card.slowTitle": "Ihre Bank lässt sich Zeit",
  "card.slowText":
    "Die Karte ist hinterlegt, und der Beitrag wird nur einmal abgebucht. Sie können diese Seite schließen; klappt es nicht, schreiben wir Ihnen.",
  "card.paidTitle": "Danke, der Beitrag ist bezahlt",
  "card.paidText": "Diese Karte nehmen wir auch für Ihre nächsten Beiträge. Ihr Schutz bestand die ganze Zeit.",
  "card.nothingTitle": "Es ist nichts offen",
  "card.nothingText": "Alle Ihre Beiträge sind bezahlt. Sie können diese Seite schließen.",
  "card.overTitle": "Dieser Vertrag braucht keine Karte mehr",
  "card.overText": "Er ist beendet, und abgebucht wird nichts mehr.",
  "card.declinedTitle": "Auch von dieser Karte ließ sich der Beitrag nicht abbuchen",
  "card.declinedText": "Es wurde nichts abgebucht. Bitte nehmen Sie eine andere Karte oder fragen Sie Ihre Bank.",
  "card.keptText":
    "Ihre Karte ist bei der Bank angekommen, nur unsere Antwort fehlt. Bitte versuchen Sie es noch einmal.",
  "card.unknownTitle": "Dieser Link gilt nicht mehr",
  "card.unknownText": "Er gilt 30 Tage. In der neuesten E-Mail zu Ihrem Beitrag steht einer, der gilt.",
  "card.offlineText": "Bitte versuchen Sie es gleich noch einmal. Es wurde nichts abgebucht.",
};
