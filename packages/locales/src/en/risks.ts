/** The risk check after the summary, and the page about a manual review. */
export const risks = {
  "risks.checking": "We’re checking your application",
  "risks.checkingLead": "This takes a few seconds. There’s nothing you need to do.",
  "risks.once": "Nothing is charged.",
  "risks.progress": "The check is running",

  "risks.refused": "We can’t make you an offer",
  "risks.refusedLead": "We’re sorry, {name}. Here’s why, and what would change it. Nothing was charged.",
  "risks.refusedLeadNoName": "We’re sorry. Here’s why, and what would change it. Nothing was charged.",
  "risks.reason": "The reason",
  "risks.bureau":
    "Also a report from {bureau} about your credit standing. You can ask them what they hold about you, and have it corrected.",
  "risks.restsOn": "What it’s based on",
  "risks.wouldChange": "What would change it",

  "risks.CREDIT_SCORE_INSUFFICIENT.reason": "The score for your application is too low for this guarantee.",
  "risks.CREDIT_SCORE_INSUFFICIENT.restsOn":
    "Your own answers, checked against fixed rules that are the same for everyone: above all, your yearly income compared with your monthly cold rent.",
  "risks.CREDIT_SCORE_INSUFFICIENT.wouldChange":
    "Did you mistype your income or cold rent? Correct it, and we’ll check again.",
  "risks.NO_CREDIT_SCORE.reason": "We couldn’t work out a score for your application.",
  "risks.NO_CREDIT_SCORE.restsOn":
    "For a score, we need something to compare your cold rent with, usually an income of your own. We didn’t find enough of that in your answers.",
  "risks.NO_CREDIT_SCORE.wouldChange":
    "An income, if you have one and left it out: a salary, a pension or earnings from self-employment. Add it, and we’ll check again.",
  "risks.UNDER_AGE.reason": "On the day the guarantee would begin, you’ll be younger than we’re allowed to insure.",
  "risks.UNDER_AGE.restsOn": "Only your date of birth and the day the guarantee would begin.",
  "risks.UNDER_AGE.wouldChange":
    "A later start, once you’re old enough. Did you mistype one of the two dates? Correct it, and we’ll check again.",
  "risks.youngest.reason":
    "On the day the guarantee would begin, one of you will be younger than we’re allowed to insure.",
  "risks.youngest.restsOn": "Only your dates of birth and the day the guarantee would begin.",
  "risks.youngest.wouldChange":
    "A later start, once all of you are old enough. Did you mistype one of the dates? Correct it, and we’ll check again.",
  "risks.byName.restsOn": "Only your last name: it’s a test name that our check always refuses.",
  "risks.byName.wouldChange": "Any other last name. Change it, and we’ll check again.",

  "risks.yourIncome": "Gross income per year",
  "risks.incomeOf": "Gross income of {name} per year",
  "risks.birthDateOf": "Date of birth of {name}",
  "risks.noIncome": "none given",
  "risks.yourColdRent": "Cold rent per month",
  "risks.yourBirthDate": "Date of birth",
  "risks.yourStart": "Cover would begin",

  "risks.wouldQuote.grossIncome": "With a gross income of {amount} a year or more, we could make you an offer.",
  "risks.wouldQuote.incomeOfAll":
    "If all of you together have a gross income of {amount} a year or more, we could make you an offer.",
  "risks.wouldQuote.startForAll": "From {date} all of you will be old enough.",
  "risks.wouldQuote.coldRentAmount": "With a cold rent of {amount} a month or less, we could make you an offer.",
  "risks.wouldQuote.rentAndDeposit":
    "With a cold rent of {amount} a month or less and a deposit of {deposit} or less, we could make you an offer.",
  "risks.wouldQuote.also": "Income and cold rent count as well:",
  "risks.wouldQuote.insuranceStart": "From {date} you’ll be old enough.",
  "risks.noFigure":
    "A different income, rent or deposit wouldn’t change this decision. Did you mistype something? Correct it, and we’ll check again. Otherwise, ask a person to decide.",
  "risks.noFigureOfBureau":
    "We can’t name a figure that would do, because {bureau} tells us only the result. A higher income or a lower cold rent helps. You can also ask a person to decide, or ask {bureau} what they hold about you.",
  "risks.byPersonFigure":
    "We can’t name a figure that would do, because a person looked at everything together and not at one number. The note above says what counted.",
  "risks.person": "Ask a person to decide",
  "risks.personText":
    "You don’t have to accept what fixed rules decide. Someone from our team will read your application and decide again.",
  "risks.personAsk": "Ask a person to review it",
  "risks.byPerson": "We have reviewed your application",
  "risks.byPersonLead": "We’re sorry, but we can’t accept it. A person made this decision. Nothing was charged.",
  "risks.byPersonChange": "Has something changed, or is one of your answers wrong? Change it, and we’ll check again.",

  "risks.change": "Change my answers",
  "risks.support": "Questions about this decision? Write to us:",

  "risks.unavailable": "We can’t run the check right now",
  "risks.unavailableText":
    "A service we need isn’t responding. Your answers are saved, and nothing was charged. Please try again in a moment.",

  "risks.review": "Thank you, {name}",
  "risks.reviewNoName": "Thank you",
  "risks.reviewLead": "Someone from our team will review your application, usually {within}.",
  "risks.reviewNext": "What happens next",
  "risks.reviewSent": "Your application is with us",
  "risks.reviewSentDetail": "All your answers are saved. You don’t need to send us anything.",
  "risks.reviewRead": "Someone from our team reviews it",
  "risks.reviewReadDetail": "A person, not a computer program. If anything is unclear, we’ll ask you.",
  "risks.reviewMail": "You get an email with the decision",
  "risks.reviewMailDetail":
    "It goes to {email}. If we say yes, it takes you to your price. If we say no, it tells you why.",
  "risks.reviewMailDetailNoEmail": "If we say yes, it takes you to your price. If we say no, it tells you why.",
  "risks.reviewSafe": "You can close this page. Nothing is charged.",
};
