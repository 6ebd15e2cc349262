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
  "invited.price": "What it costs you",
  "invited.accept": "Accept and go on",
  "invited.next":
    "A few questions are left that only you can answer. It takes about {seconds} seconds and binds you to nothing.",

  "short.title": "Only a few details are left",
  "short.name": "Your details",
  "short.lead": "{inviter} has filled in everything about the home. You add what only you know.",
  "short.leadPlain": "Everything about the home is filled in. You add what only you know.",
  "short.given": "Filled in already",
  "short.givenHelp": "Something is wrong? You can change it on the next page.",
  "short.rent": "Rent and deposit",
  "short.you": "About you",
  "short.where": "Where you live now",
  "short.work": "Your occupation",
  "short.employment": "What do you do for a living?",
  "short.next": "Next you check everything once more, before we make you an offer.",
};
