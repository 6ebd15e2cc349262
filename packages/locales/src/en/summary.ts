/** The summary of all answers, and the consents. */
export const summary = {
  "summary.title": "Is everything right?",
  "summary.name": "Summary",
  "summary.lead": "Please check your answers. You can still change any of them.",
  "summary.landlord": "Your landlord",
  "summary.notGiven": "Not given",
  "summary.rent": "{rent} rent per month",
  "summary.deposit": "{deposit} deposit",
  "summary.from": "from {start}",
  "summary.fromTo": "from {start} to {end}",
  "summary.income": "{income} per year",
  "summary.newsYes": "News by email",
  "summary.newsNo": "No news by email",
  "summary.remindersYes": "Reminders by email",
  "summary.remindersNo": "No reminders by email",
  "summary.needs": "Is a guarantee right for you?",
  "summary.needsLead":
    "One question before you sign anything. The answer and what we know from your application will be part of your contract.",
  "summary.knownDeposit": "A deposit of {deposit} is agreed.",
  "summary.knownPaid": "You have already paid it.",
  "summary.knownUnpaid": "You haven’t paid it yet.",
  "summary.livesNow": "Now: {address}",
  "summary.depositAgreed": "Is a deposit agreed in your rental contract?",
  "summary.depositAgreed.yes": "Yes, it is agreed",
  "summary.depositAgreed.no": "No, no deposit",
  "summary.landlordAccepts": "Does your landlord accept a guarantee?",
  "summary.landlordAccepts.YES": "Yes, they accept it",
  "summary.landlordAccepts.NOT_ASKED": "I haven’t asked yet",
  "summary.landlordAccepts.NO": "No, they’ve refused",
  "summary.cashPaid": "Have you already paid the deposit in cash or by transfer?",
  "summary.cashPaid.yes": "Yes, already paid",
  "summary.cashPaid.no": "No, nothing yet",
  "summary.cashAmount": "How much did you pay?",
  "summary.cashTitle": "How to get your money back",
  "summary.cashText":
    "Agree in writing with your landlord when they’ll pay back the cash deposit. To accept the guarantee, your landlord has to name a date. Cash and guarantee together must not exceed three months’ net rent (§ 551 BGB).",
  "summary.misfit": "As things stand, a guarantee isn’t right for you",
  "summary.misfit.NO_DEPOSIT":
    "If no deposit was agreed, you don’t owe your landlord any security, so you don’t need a guarantee.",
  "summary.misfit.LANDLORD_REFUSES":
    "The guarantee only takes effect once your landlord accepts it. If they refuse, you’ll have to provide the deposit another way.",
  "summary.goesOn": "I understand that the guarantee is not right for me and want to continue anyway.",
  "summary.consents": "Your consent",
  "summary.termsAndPrivacy": "I accept the terms of use and have read the privacy policy.",
  "summary.initialInformation":
    "I have received the initial information about the insurance intermediary (§ 15 VersVermV).",
  "summary.readFirstInformation": "Read the initial information",
  "summary.electronicCommunication":
    "I agree that we communicate electronically about the contract (§ 5a VersVG). I can revoke this at any time.",
  "summary.electronicCommunicationHelp":
    "Prefer paper? Write to {supportEmail} before you sign, and we’ll post you the documents and the contract free of charge. After signing, you can switch to letters in your account.",
  "summary.earlyFulfilment": "I want my cover to begin on {start}, before the 14 days for withdrawal have ended.",
  "summary.earlyFulfilmentHelp":
    "If you withdraw within 14 days, we keep the premium for the days you were covered and pay back the rest. Without this consent we pay back everything.",
  "summary.getOffer": "Get my offer",
  "summary.getOfferNote": "Next, we check your details. It takes a few seconds. No obligation.",
};
