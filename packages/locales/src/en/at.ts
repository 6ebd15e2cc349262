import type { TextKey } from "../language-folder.ts";

/** Texts that differ in Austria. */
export const enAT: Partial<Record<TextKey, string>> = {
  "address.lineHelp": "Street, number and place, for example: Mariahilfer Straße\u00a012, Wien.",
  "fields.unitAdd": "Add the staircase, floor and door",
  "fields.unitName": "Staircase, floor and door",
  "fields.coldRentAmount": "Monthly net rent",
  "fields.coldRentHelp": "Without running costs, heating and VAT.",
  "fields.depositHelpMultiplier": "At most {multiplier} times the net rent, from {lower} to {upper}.",
  "errors.DEPOSIT_MULTIPLIER": "May not exceed {multiplier} times net rent",
  "validation.coldRentAmount":
    "May not exceed {multiplier} times net rent. At most {maxAmount}: {times} the rent of {coldRentAmount}.",
  "required.fields-coldRentAmount": "Enter the monthly net rent.",
  "landlord.rent": "Net rent",
  "risks.CREDIT_SCORE_INSUFFICIENT.restsOn":
    "Your own answers, checked against fixed rules that are the same for everyone: above all, your yearly income compared with your monthly net rent.",
  "risks.CREDIT_SCORE_INSUFFICIENT.wouldChange":
    "Did you mistype your income or net rent? Correct it, and we’ll check again.",
  "risks.NO_CREDIT_SCORE.restsOn":
    "For a score, we need something to compare your net rent with, usually an income of your own. We didn’t find enough of that in your answers.",
  "risks.yourColdRent": "Net rent per month",
  "risks.wouldQuote.coldRentAmount": "With a net rent of {amount} a month or less, we could make you an offer.",
  "risks.wouldQuote.rentAndDeposit":
    "With a net rent of {amount} a month or less and a deposit of {deposit} or less, we could make you an offer.",
  "risks.wouldQuote.also": "Income and net rent count as well:",
  "risks.noFigureOfBureau":
    "We can’t name a figure that would do, because {bureau} tells us only the result. A higher income or a lower net rent helps. You can also ask a person to decide, or ask {bureau} what they hold about you.",
  "landlord.cashLimit": "Cash and guarantee together must not exceed {limit}.",
  "summary.cashText":
    "Agree in writing with your landlord when they’ll pay back the cash deposit. To accept the guarantee, your landlord has to name a date.",
  "cash.note":
    "The premium is the price of the guarantee and isn’t refunded. You get a cash deposit back with interest after you move out. We count as its cost what the money could earn elsewhere: {percent}% a year more.",
  "welcome.firstInformation": "Initial information about us (section 137g GewO and the rules of conduct)",
  "summary.initialInformation":
    "I have received the initial information about the insurance intermediary (section 137g GewO and the rules of conduct).",
  "withdraw.numberHelp": "For example AT-7K4M-Q2XD-6.",
};
