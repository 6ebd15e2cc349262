import type { TextKey } from "./index.ts";

/** Texts that differ in Austria. */
export const deAT: Partial<Record<TextKey, string>> = {
  "fields.coldRentAmount": "Nettomiete im Monat",
  "fields.coldRentHelp": "Ohne Betriebskosten, Heizung und Umsatzsteuer.",
  "fields.depositHelpMultiplier": "Höchstens das {multiplier}-Fache der Nettomiete, von {lower} bis {upper}.",
  "fields.depositUse": "{multiplier} Nettomieten übernehmen: {amount}",
  "summary.rent": "{rent} Nettomiete im Monat",
  "fields.unitName": "Stiege, Stock und Tür",
  "choices.employmentStatus.RETIRED": "In Pension",
  "errors.DEPOSIT_MULTIPLIER": "Höchstens das {multiplier}-Fache der Nettomiete",
  "validation.coldRentAmount": "Höchstens das {multiplier}-Fache der Nettomiete",
  "welcome.fiveYearsNote":
    "Eine Barkaution bekommen Sie nach dem Auszug mit Zinsen zurück, die Beiträge für die Bürgschaft nicht. Dafür bleibt das Geld die ganze Zeit bei Ihnen.",
  "offers.fiveYearsNote":
    "Eine Barkaution bekommen Sie nach dem Auszug mit Zinsen zurück, die Beiträge für die Bürgschaft nicht. Dafür bleibt das Geld die ganze Zeit bei Ihnen.",
  "welcome.firstInformation": "Erstinformation über uns",
  "welcome.firstInformationComplaints":
    "Fragen und Beschwerden: {supportEmail}. Außergerichtlich hilft die Schlichtungsstelle „Schlichtung für Verbrauchergeschäfte“, Mariahilfer Straße 103, 1060 Wien, www.verbraucherschlichtung.at.",
};
