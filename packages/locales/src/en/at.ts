import type { TextKey } from "../language-folder.ts";

/** Texts that differ in Austria. */
export const enAT: Partial<Record<TextKey, string>> = {
  "address.lineHelp": "Street, number and place, for example: Mariahilfer Straße\u00a012, Wien.",
  "fields.unitName": "Staircase, floor and door",
  "fields.coldRentAmount": "Monthly net rent",
  "fields.coldRentHelp": "Without running costs, heating and VAT.",
  "landlord.cashLimit": "Cash and guarantee together must not exceed {limit}.",
  "summary.cashText":
    "Agree in writing with your landlord when they’ll pay back the cash deposit. To accept the guarantee, your landlord has to name a date.",
  "welcome.fiveYearsNote":
    "Premiums are the price of the guarantee and aren’t refunded. You get a cash deposit of {deposit} back with interest after you move out; until then, you’re without the money. For the interest you miss, we assume that your money would earn {percent}% a year more elsewhere.",
  "offers.fiveYearsNote":
    "Premiums are the price of the guarantee and aren’t refunded. You get a cash deposit of {deposit} back with interest after you move out; until then, you’re without the money. For the interest you miss, we assume that your money would earn {percent}% a year more elsewhere.",
  "welcome.firstInformation": "Initial information about us (section 137g GewO and the rules of conduct)",
  "summary.initialInformation":
    "I have received the initial information about the insurance intermediary (section 137g GewO and the rules of conduct).",
  "withdraw.numberHelp": "For example AT-7K4M-Q2XD-6.",
};
