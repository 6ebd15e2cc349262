/** The overview of legal pages, and the texts that they share. */
export const legal = {
  "legal.title": "Legal",
  "legal.lead": "Who we are, what happens to your data, and what you sign.",
  "legal.imprint": "Who is behind {brand}, who supervises us, and who helps when we cannot agree.",
  "legal.privacy": "What we keep about you, what for, how long, and who sees it.",
  "legal.privacyChoices": "Whether error reports and statistics may be loaded.",
  "legal.accessibility": "How we test that the app works for everybody, and how to report a barrier.",
  "legal.firstInformation": "What an intermediary has to tell you at first contact.",
  "legal.documents": "Documents",
  "legal.missing": "not entered yet",
  "legal.unpaidEnd":
    "If a premium stays unpaid after a reminder that gave you two weeks, we may terminate ({law}). We tell the landlord without delay, and the guarantee ends a month later. If you pay everything by then, the contract continues.",
  "legal.incomplete": "Some details are missing here",
  "legal.incompleteText": "The operator of this app hasn’t entered them yet. Each gap is marked.",
  "legal.onThisPage": "On this page",
};
