import type { TextKey } from "./index.ts";

/** Texts that differ in Austria. */
export const enAT: Partial<Record<TextKey, string>> = {
  "fields.unitName": "Staircase, floor and door",
  "fields.coldRentAmount": "Monthly net rent",
  "fields.coldRentHelp": "Without running costs, heating and VAT.",
  "welcome.firstInformation": "First information about us",
  "welcome.firstInformationComplaints":
    "Questions and complaints: {supportEmail}. Out of court you can turn to Schlichtung für Verbrauchergeschäfte, Mariahilfer Straße 103, 1060 Wien, www.verbraucherschlichtung.at.",
};
