/** Consents in the account, and deleting one's data. */
export const ownData = {
  "consents.title": "Your consents",
  "consents.lead":
    "What you agreed to, since when, and how to take it back. That is as easy as giving it, and what was lawful before stays so.",
  "consents.news": "News by e-mail",
  "consents.news.text":
    "We may write to you about news and offers of ours. We pass your address on to nobody for that.",
  "consents.news.without": "Without it, only what belongs to your contract reaches you.",
  "consents.electronicCommunication": "Contract by e-mail",
  "consents.electronicCommunication.text":
    "In Austria, declarations on your contract may come by e-mail instead of on paper if you agree.",
  "consents.electronicCommunication.without":
    "Without it, we write to you by post what your contract wants to be told: the landlord’s answer, failed charges, claims, cancellation, release. It takes some days longer and costs nothing. Links and messages that you ask for here still come by e-mail.",
  "consents.analytics": "Usage statistics",
  "consents.analytics.text": "Counts which pages are opened, by the page’s name alone.",
  "consents.analytics.without":
    "Without it, nothing is counted. The choice is one of this browser; every other one asks for itself.",
  "consents.errorReporting": "Error reports with a recording",
  "consents.errorReporting.text":
    "When something goes wrong, we learn where in the app. All text in the recording is blacked out.",
  "consents.errorReporting.without":
    "Without it, nothing is recorded or sent. The choice is one of this browser; every other one asks for itself.",
  "consents.given": "You agree.",
  "consents.notGiven": "You do not agree.",
  "consents.here": "(in this browser)",
  "consents.withdraw": "Withdraw consent",
  "consents.give": "Give consent",
  "consents.savedGiven": "Saved: you agree from now on.",
  "consents.savedWithdrawn": "Saved: you no longer agree from now on.",
  "consents.newText": "This text has changed in the meantime. Please load the page anew and read it first.",
  "consents.history": "What was before",
  "consents.wasGiven": "{when}: given",
  "consents.wasWithdrawn": "{when}: withdrawn",
  "consents.withContract": "with contract {number}",
  "consents.version": "text of {version}",
  "consents.never": "You have not agreed with any contract, and have not said anything here yet.",
  "consents.others":
    "What you confirmed when signing, such as the terms, belongs to the contract itself: you end that by withdrawing or cancelling.",
  "consents.open": "See and change your consents",

  "deletion.title": "Delete your data",
  "deletion.lead":
    "Your account, and all that we need not keep. It cannot be brought back: download your data first if you still want it.",
  "deletion.open": "Delete your data",
  "deletion.runningTitle": "First, your contract has to end",
  "deletion.runningText":
    "While a contract runs, we need your data to cover your home and to charge the premium. Withdraw from it or cancel it; once it is over, you can delete everything here. Running:",
  "deletion.owedTitle": "First, a claim has to be settled",
  "deletion.owedText":
    "Your contract is over, but a claim under it is still open: it is not decided, or you are still paying back. Until then we have to be able to write to you. Still open:",
  "deletion.toContracts": "To your contracts",
  "deletion.goneTitle": "What goes at once",
  "deletion.gone.account": "your account with password, phone number and every login",
  "deletion.gone.consents": "your consents and their history",
  "deletion.gone.answers": "applications that you did not sign, and of signed ones all that is not in the contract",
  "deletion.gone.documents": "documents that you uploaded",
  "deletion.gone.messages": "messages to your landlord, and your rating",
  "deletion.gone.mails": "the mails that we sent you",
  "deletion.keptTitle": "What we have to keep",
  "deletion.keptText":
    "The signed contract with your answers as you signed them, what belongs to it, premiums, refunds and claims. Nobody uses it for anything else, and on the day after it is deleted without your having to do anything.",
  "deletion.keptUntil": "Until {date}.",
  "deletion.because.BOOKS": "Commercial and tax law want it, because premiums were charged.",
  "deletion.because.CLAIMS": "Nothing was charged, but claims from it can be made until then.",
  "deletion.confirmTitle": "Is it you?",
  "deletion.confirmText": "You are logged out everywhere with it, and get one last mail about what was deleted.",
  "deletion.confirm": "Delete for good",
  "deletion.wrongPassword": "This is not your password. Nothing was deleted.",
  "deletion.linkText": "No password at hand? We send you a link that confirms it.",
  "deletion.askForLink": "Send link",
  "deletion.linkSent": "The link is on its way. It works for an hour, on this device as long as you are logged in.",
  "deletion.wrongLink": "This link was used already, or it is older than an hour. Nothing was deleted.",
  "deletion.doneTitle": "Your data is deleted",
  "deletion.doneText":
    "You are logged out everywhere. Our last mail says what was deleted, and what we keep until when.",
};
