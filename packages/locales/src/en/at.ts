import type { TextKey } from "../language-folder.ts";

export const enAT: Partial<Record<TextKey, string>> = {
  "address.lineHelp": "Street, number and place, for example: Mariahilfer Straße\u00a012, Wien.",
  "fields.unitAdd": "Add the staircase, floor and door",
  "fields.unitName": "Staircase, floor and door",
  "fields.coldRentAmount": "Monthly rent as agreed in the lease",
  "fields.coldRentHelp": "The gross rent if one is agreed, otherwise without running costs.",
  "fields.depositHelpMultiplier": "At most {multiplier} times the agreed rent, from {lower} to {upper}.",
  "errors.DEPOSIT_MULTIPLIER": "May not exceed {multiplier} times the agreed rent",
  "validation.coldRentAmount":
    "May not exceed {multiplier} times the agreed rent. At most {maxAmount}: {times} the rent of {coldRentAmount}.",
  "required.fields-coldRentAmount": "Enter the monthly rent.",
  "landlord.rent": "Rent as agreed in the lease",
  "risks.CREDIT_SCORE_INSUFFICIENT.restsOn":
    "Your own answers, checked against fixed rules that are the same for everyone: above all, your yearly income compared with your monthly rent.",
  "risks.CREDIT_SCORE_INSUFFICIENT.wouldChange":
    "Did you mistype your income or rent? Correct it, and we’ll check again.",
  "risks.NO_CREDIT_SCORE.restsOn":
    "For a score, we need something to compare your rent with, usually an income of your own. We didn’t find enough of that in your answers.",
  "risks.yourColdRent": "Rent per month",
  "risks.wouldQuote.coldRentAmount": "With a rent of {amount} a month or less, we could make you an offer.",
  "risks.wouldQuote.rentAndDeposit":
    "With a rent of {amount} a month or less and a deposit of {deposit} or less, we could make you an offer.",
  "risks.wouldQuote.also": "Income and rent count as well:",
  "risks.noFigureOfBureau":
    "We can’t name a figure that would do, because {bureau} tells us only the result. A higher income or a lower rent helps. You can also ask a person to decide, or ask {bureau} what they hold about you.",
  "payment.startMoved":
    "after the time for withdrawal, or once your landlord has accepted and has the signed certificate if that’s later",
  "payment.startLater": "or once your landlord has accepted and has the signed certificate if that’s later",
  "policies.chargeIfAccepted":
    "on {date}, or once your landlord has accepted and has the signed certificate if that’s later",
  "policies.detail.COVER_UNANSWERED":
    "Or once your landlord has accepted and has the signed certificate, if that’s later. The first premium falls due then.",
  "landlord.rule3":
    "The guarantee is in force from the day it begins, but only once you’ve accepted it and have the signed certificate.",
  "landlord.detail.COVER_UNANSWERED": "Or once you’ve accepted and have the signed certificate, if that’s later.",
  "landlord.cashLimit": "Cash and guarantee together must not exceed {limit}.",
  "summary.cashText":
    "Agree in writing with your landlord when they’ll pay back the cash deposit. To accept the guarantee, your landlord has to name a date.",
  "cash.note":
    "The premium is the price of the guarantee and isn’t refunded. You get a cash deposit back with interest after you move out. As its cost we count what the money could earn elsewhere: {percent}% more a year.",
  "welcome.firstInformation": "Initial information about us (section 137g GewO and the rules of conduct)",
  "summary.initialInformation":
    "I have received the initial information about the insurance intermediary (section 137g GewO and the rules of conduct).",
  "withdraw.numberHelp": "For example AT-7K4M-Q2XD-6.",
};
