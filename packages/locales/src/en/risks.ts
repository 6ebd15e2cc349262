/** The risk check after the summary, and the page about a manual review. */
export const risks = {
  "risks.checking": "We are checking your application",
  "risks.checkingLead": "This takes a few seconds. You need do nothing.",
  "risks.once": "We do this once; nothing is charged.",
  "risks.progress": "The check is running",

  "risks.refused": "We cannot make you an offer",
  "risks.refusedLead": "We are sorry, {name}. Here is why, and what would change it. Nothing was charged.",
  "risks.refusedLeadNoName": "We are sorry. Here is why, and what would change it. Nothing was charged.",
  "risks.reason": "The reason",
  "risks.bureau":
    "Also on a report from {bureau} about your credit standing. You can ask there what is stored about you, and have it corrected.",
  "risks.restsOn": "What it rests on",
  "risks.wouldChange": "What would change it",

  "risks.CREDIT_SCORE_INSUFFICIENT.reason":
    "The score that comes out for your application is too low for this guarantee.",
  "risks.CREDIT_SCORE_INSUFFICIENT.restsOn":
    "On your own answers, checked against fixed rules that are the same for everybody: above all your income in a year, measured by your cold rent in a month.",
  "risks.CREDIT_SCORE_INSUFFICIENT.wouldChange":
    "A higher income, or a lower cold rent. Was one of the two mistyped? Then put it right, and we check anew.",
  "risks.NO_CREDIT_SCORE.reason": "We could not work out a score for your application.",
  "risks.NO_CREDIT_SCORE.restsOn":
    "A score needs something to measure your cold rent by, usually an income of your own. We could not find enough of it in your answers.",
  "risks.NO_CREDIT_SCORE.wouldChange":
    "An income, if you have one and left it out: a salary, a pension or earnings from self-employment. Add it, and we check anew.",
  "risks.UNDER_AGE.reason": "On the day your cover would begin, you are younger than we may insure.",
  "risks.UNDER_AGE.restsOn": "On your date of birth and the day on which your cover would begin, nothing else.",
  "risks.UNDER_AGE.wouldChange":
    "A later start, once you are old enough. Was one of the two dates mistyped? Then put it right, and we check anew.",

  "risks.yourIncome": "Gross income in a year",
  "risks.noIncome": "none given",
  "risks.yourColdRent": "Cold rent in a month",
  "risks.yourBirthDate": "Date of birth",
  "risks.yourStart": "Cover would begin",

  "risks.wouldQuote.grossIncome": "With a gross income of {amount} a year or more, we could make you an offer.",
  "risks.wouldQuote.coldRentAmount": "With a cold rent of {amount} a month or less, we could make you an offer.",
  "risks.wouldQuote.rentAndDeposit":
    "With at most {amount} of cold rent a month and at most {deposit} of deposit, we could make you an offer.",
  "risks.wouldQuote.also": "Income and cold rent count as well:",
  "risks.wouldQuote.insuranceStart": "From {date} on you are old enough.",
  "risks.person": "Let a person look at it",
  "risks.personText":
    "You need not leave it at what fixed rules decide. Someone from our team reads your application, and decides anew.",
  "risks.personAsk": "Ask for a person’s review",
  "risks.byPerson": "We have reviewed your application",
  "risks.byPersonLead": "We are sorry that we cannot accept it. A person decided this. Nothing was charged.",
  "risks.byPersonChange":
    "Has something changed, or is one of your answers not right? Then change it, and we check anew.",

  "risks.change": "Change my answers",
  "risks.support": "A question about this decision? Write to us:",

  "risks.unavailable": "The check is not available right now",
  "risks.unavailableText":
    "A service that we need for it does not answer. Your answers are saved, and nothing was charged. Please try again in a moment.",

  "risks.review": "Thank you, {name}",
  "risks.reviewNoName": "Thank you",
  "risks.reviewLead":
    "We’ll review your application. A person looks at it, because it is not one for a quick yes or no.",
  "risks.reviewNext": "What happens next",
  "risks.reviewSent": "Your application is with us",
  "risks.reviewSentDetail": "All your answers are saved. There is nothing to send.",
  "risks.reviewRead": "A person looks at it",
  "risks.reviewReadDetail": "Someone from our team, not a programme. If anything is unclear, we ask you.",
  "risks.reviewMail": "You get a mail with the decision",
  "risks.reviewMailDetail": "It goes to {email}. If we accept, it leads to your price; if not, it says why.",
  "risks.reviewMailDetailNoEmail": "If we accept, it leads to your price; if not, it says why.",
  "risks.reviewSafe": "You can close this page. Nothing is charged.",
};
