/** Pages for invited tenants: the first page and the short onboarding. */
export const invitation = {
  "invited.title": "{inviter} invites you",
  "invited.titlePlain": "You are invited",
  "invited.name": "Invitation",
  "invited.lead": "Keep the {deposit} deposit for your new home. A guarantee takes its place, for a small premium.",
  "invited.home": "Your new home",
  "invited.from": "From",
  "invited.until": "{start} to {end}",
  "invited.deposit": "Deposit",
  "invited.price": "What you pay",
  "invited.accept": "Accept and continue",
  "invited.next":
    "There are just a few questions left that only you can answer. It takes about {seconds} seconds. No obligation.",
  "invited.again": "The link opens your application again later, on any device, until you’ve signed it.",

  "short.title": "Just a few more details",
  "short.name": "Your details",
  "short.lead": "{inviter} has already filled in everything about the home. You add what only you know.",
  "short.leadPlain": "Everything about the home is already filled in. You add what only you know.",
  "short.given": "Already filled in",
  "short.givenHelp": "Something wrong? You can change it on the next page.",
  "short.rent": "Rent and deposit",
  "short.you": "About you",
  "short.where": "Where you live now",
  "short.work": "Your occupation",
  "short.employment": "What do you do for a living?",
  "short.next": "Next, you check everything once more. Then we make you an offer.",
};
