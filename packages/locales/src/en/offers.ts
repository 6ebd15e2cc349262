/** The yearly and the monthly offer. */
export const offers = {
  "offers.title": "This is your price",
  "offers.lead": "For the whole deposit of {deposit}. You can change how you pay until you sign.",
  "offers.leadNoDeposit": "You can change how you pay until you sign.",
  "offers.choose": "How would you like to pay?",
  "offers.save": "you save {percent}%",
  "offers.yearlyNote": "{saved} less in a year than paid monthly",
  "offers.yearlyNoteOnly": "One payment a year",
  "offers.monthlyNote": "{year} in a year",
  "offers.continue": "Continue to payment",
  "offers.perYear": "{price} per year",
  "offers.perMonth": "{price} per month",

  "offers.facts": "What you get for it",
  "offers.deposit": "Deposit covered",
  "offers.home": "Home",
  "offers.start": "Cover begins",
  "offers.end": "Cover ends",
  "offers.openEnd": "when your landlord releases you",
  "offers.firstCharge": "First charge",
  "offers.firstChargeValue": "{date}, or when your landlord accepts, if that is later",

  "offers.fiveYears": "What five years cost",
  "offers.fiveYearsYearly": "Guarantee, paid yearly: premiums",
  "offers.fiveYearsMonthly": "Guarantee, paid monthly: premiums",
  "offers.fiveYearsCash": "Cash deposit: interest you miss",
  "offers.fiveYearsNote":
    "Premiums are the price of the guarantee, and you do not get them back. You get a cash deposit of {deposit} back with interest after you move out, and in Germany you may pay it in three monthly parts; until then you are without the money. It costs the interest that you miss, here assuming that your money earns {percent}% a year more elsewhere.",
  "offers.noExtras": "No fee for reminders, claims or administration. The price you see is the price you pay.",

  "offers.changed": "The price has changed",
  "offers.changedText": "It differs from the one that you just saw. Please look at it and choose again.",
  "offers.loading": "Your price is loading",
  "offers.failed": "Your price did not arrive.",
};
