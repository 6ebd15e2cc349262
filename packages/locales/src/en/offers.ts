export const offers = {
  "offers.title": "Yes, you’re approved",
  "offers.lead": "{insurer} guarantees your whole deposit of {deposit}.",
  "offers.leadNoDeposit": "{insurer} is your guarantor.",
  "offers.choose": "How would you like to pay?",
  "offers.save": "you save {percent}%",
  "offers.yearlyNote": "{saved} less per year than paying monthly",
  "offers.yearlyNoteOnly": "One payment per year",
  "offers.monthlyNote": "{year} per year",
  "offers.continue": "Continue to payment",
  "offers.perYear": "{price} per year",
  "offers.perMonth": "{price} per month",

  "offers.facts": "What you get",
  "offers.deposit": "Deposit covered",
  "offers.home": "Home",
  "offers.start": "Cover begins",
  "offers.end": "Cover ends",
  "offers.openEnd": "when your landlord releases the guarantee",
  "offers.firstCharge": "First charge",
  "offers.firstChargeValue": "{date}, or the day your landlord accepts if that’s later",

  "offers.noExtras":
    "No fee for reminders, claims or administration. The price you see is the price you pay. You can switch between yearly and monthly until you sign.",

  "offers.changed": "The price has changed",
  "offers.changedText": "It’s not the one you just saw. Please check the new price and choose again.",
  "offers.loading": "Your price is loading",
  "offers.failed": "We couldn’t load your price.",
};
