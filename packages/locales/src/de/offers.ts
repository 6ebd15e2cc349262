import type { offers as en } from "../en/offers.ts";

export const offers: Record<keyof typeof en, string> = {
  "offers.title": "Das ist Ihr Preis",
  "offers.lead": "Für die ganze Kaution von {deposit}. Wie Sie zahlen, können Sie bis zur Unterschrift ändern.",
  "offers.leadNoDeposit": "Wie Sie zahlen, können Sie bis zur Unterschrift ändern.",
  "offers.choose": "Wie möchten Sie zahlen?",
  "offers.save": "{percent} % gespart",
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
  "offers.openEnd": "wenn Ihr Vermieter Sie freigibt",
  "offers.firstCharge": "Erste Abbuchung",
  "offers.firstChargeValue": "{date}, oder wenn Ihr Vermieter zustimmt, falls das später ist",

  "offers.fiveYears": "Fünf Jahre neben einer Barkaution",
  "offers.fiveYearsYearly": "Bürgschaft, jährlich gezahlt",
  "offers.fiveYearsMonthly": "Bürgschaft, monatlich gezahlt",
  "offers.fiveYearsCash": "Barkaution, die Sie hinterlegen",
  "offers.fiveYearsNote":
    "Eine Barkaution dürfen Sie in Deutschland in drei Monatsraten zahlen; nach dem Auszug bekommen Sie sie mit Zinsen zurück. Die Beiträge für die Bürgschaft bekommen Sie nicht zurück, dafür bleibt das Geld die ganze Zeit bei Ihnen.",
  "offers.noExtras":
    "Keine Gebühren für Mahnung, Schadenfall oder Verwaltung. Sie zahlen genau den Preis, den Sie sehen.",

  "offers.changed": "Der Preis hat sich geändert",
  "offers.changedText": "Er ist ein anderer als eben noch. Bitte sehen Sie ihn sich an und wählen Sie noch einmal.",
  "offers.loading": "Ihr Preis wird geladen",
  "offers.failed": "Ihr Preis ist nicht angekommen.",
};
