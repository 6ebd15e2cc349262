/** The summary of all answers, and the consents. */
export const summary = {
  "summary.title": "Is everything right?",
  "summary.name": "Summary",
  "summary.lead": "Please check your answers. You can change each of them.",
  "summary.you": "About you",
  "summary.home": "The home",
  "summary.rental": "Rent and cover",
  "summary.landlord": "Your landlord",
  "summary.notGiven": "Not given",
  "summary.rent": "{rent} rent per month",
  "summary.deposit": "{deposit} deposit",
  "summary.from": "from {start}",
  "summary.fromTo": "from {start} to {end}",
  "summary.income": "{income} per year",
  "summary.newsYes": "News by e-mail",
  "summary.newsNo": "No news by e-mail",
  "summary.needs": "Does the guarantee fit you?",
  "summary.needsLead":
    "Three short questions before you sign anything. Your answers and the result will be part of your contract.",
  "summary.depositAgreed": "Is a deposit agreed in your lease?",
  "summary.depositAgreed.yes": "Yes, it is agreed",
  "summary.depositAgreed.no": "No, no deposit",
  "summary.landlordAccepts": "Does your landlord accept a guarantee?",
  "summary.landlordAccepts.YES": "Yes, they accept it",
  "summary.landlordAccepts.NOT_ASKED": "Not asked yet",
  "summary.landlordAccepts.NO": "No, they refuse",
  "summary.cashPaid": "Have you already paid the deposit in cash or by transfer?",
  "summary.cashPaid.yes": "Yes, already paid",
  "summary.cashPaid.no": "No, nothing yet",
  "summary.cashAmount": "How much did you pay?",
  "summary.cashTitle": "How you get the money back",
  "summary.cashText":
    "Agree with your landlord in writing when the cash deposit is paid back. To accept the guarantee, the landlord has to name a day for it. Cash and guarantee together may not exceed three months' rent without extras (§ 551 BGB).",
  "summary.misfit": "The guarantee does not fit you like this",
  "summary.misfit.NO_DEPOSIT": "Without an agreed deposit you owe no security. You do not need a guarantee then.",
  "summary.misfit.LANDLORD_REFUSES":
    "The guarantee only has effect once your landlord accepts it. If they refuse, you have to provide the deposit in another way.",
  "summary.goesOn": "I have read that the guarantee does not fit, and want to go on all the same.",
  "summary.consents": "Your consent",
  "summary.termsAndPrivacy": "I accept the terms of use and have read the privacy policy.",
  "summary.initialInformation":
    "I have received the first information about the insurance intermediary (§ 15 VersVermV).",
  "summary.electronicCommunication":
    "I agree that we communicate electronically about the contract (§ 5a VersVG). I can revoke this at any time.",
  "summary.electronicCommunicationHelp":
    "Rather on paper? Write to {supportEmail} before you sign: you then get the documents and the contract by post, free of charge. After signing you can change to letters in your account.",
  "summary.earlyFulfilment": "I want my cover to begin before the withdrawal period of 14 days has ended.",
  "summary.earlyFulfilmentHelp":
    "If you withdraw within 14 days, we keep the price of the days you were covered and pay back the rest. Without this consent we pay back everything.",
  "summary.getOffer": "Get my offer",
  "summary.getOfferNote": "Next we check your details. It takes a few seconds and binds you to nothing.",
};
