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

  "offers.fiveYears": "Five years beside a cash deposit",
  "offers.fiveYearsYearly": "Guarantee, paid yearly",
  "offers.fiveYearsMonthly": "Guarantee, paid monthly",
  "offers.fiveYearsCash": "Cash deposit you hand over",
  "offers.fiveYearsNote":
    "In Germany you may pay a cash deposit in three monthly parts, and you get it back with interest after you move out. You do not get back the premiums for the guarantee, but your money stays with you all that time.",
  "offers.noExtras": "No fee for reminders, claims or administration. The price you see is the price you pay.",

  "offers.changed": "The price has changed",
  "offers.changedText": "It differs from the one that you just saw. Please look at it and choose again.",
  "offers.loading": "Your price is loading",
  "offers.failed": "Your price did not arrive.",
};
