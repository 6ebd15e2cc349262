import type { offers as en } from "../en/offers.ts";

export const offers: Record<keyof typeof en, string> = {
  "offers.title": "Ja, Sie haben unsere Zusage",
  "offers.lead": "{insurer} bürgt für Ihre ganze Kaution von {deposit}.",
  "offers.leadNoDeposit": "{insurer} bürgt für Sie.",
  "offers.choose": "Wie möchten Sie zahlen?",
  "offers.save": "Sie sparen {percent} %",
  "offers.yearlyNote": "{saved} weniger im Jahr als bei monatlicher Zahlung",
  "offers.yearlyNoteOnly": "Eine Zahlung im Jahr",
  "offers.monthlyNote": "{year} im Jahr",
  "offers.continue": "Weiter zur Zahlung",
  "offers.perYear": "{price} im Jahr",
  "offers.perMonth": "{price} im Monat",

  "offers.facts": "Das bekommen Sie dafür",
  "offers.deposit": "Abgesicherte Kaution",
  "offers.home": "Wohnung",
  "offers.start": "Beginn des Schutzes",
  "offers.end": "Ende des Schutzes",
  "offers.openEnd": "wenn Ihr Vermieter die Bürgschaft freigibt",
  "offers.firstCharge": "Erste Abbuchung",
  "offers.firstChargeValue": "{date}, frühestens am Tag, an dem Ihr Vermieter zustimmt",

  "offers.noExtras":
    "Keine Gebühren für Mahnung, Schadenfall oder Verwaltung. Sie zahlen genau den Preis, den Sie sehen. Ob jährlich oder monatlich, können Sie bis zur Unterschrift ändern.",

  "offers.changed": "Der Preis hat sich geändert",
  "offers.changedText":
    "Eben haben wir Ihnen noch einen anderen gezeigt. Bitte sehen Sie sich den neuen an und wählen Sie noch einmal.",
  "offers.loading": "Ihr Preis wird geladen",
  "offers.failed": "Wir konnten Ihren Preis nicht laden.",
};
