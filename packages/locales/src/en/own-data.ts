/** The pages for consents and for deleting the account. */
export const ownData = {
  "consents.title": "Your consents",
  "consents.lead":
    "What you agreed to, since when, and how to withdraw. Withdrawing is as easy as agreeing, and does not affect what was lawful before.",
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
  "consents.newText": "This text has changed in the meantime. Please reload the page and read it first.",
  "consents.history": "History",
  "consents.wasGiven": "{when}: given",
  "consents.wasWithdrawn": "{when}: withdrawn",
  "consents.withContract": "with contract {number}",
  "consents.version": "text of {version}",
  "consents.never": "You have not given this consent yet, neither with a contract nor here.",
  "consents.others":
    "What you confirmed when signing, such as the terms, is part of the contract: to end it, withdraw from the contract or cancel it.",
  "consents.open": "View and change your consents",

  "deletion.title": "Delete your data",
  "deletion.lead":
    "Deletes your account and everything that we do not have to keep. This cannot be undone, so download your data first if you need it.",
  "deletion.open": "Delete your data",
  "deletion.runningTitle": "First, your contract has to end",
  "deletion.runningText":
    "While a contract runs, we need your data to cover your home and to charge the premium. Withdraw from it or cancel it; once it is over, you can delete everything here. Running:",
  "deletion.owedTitle": "First, a claim has to be settled",
  "deletion.owedText":
    "Your contract has ended, but a claim under it is still open: it is undecided, or you are still repaying it. Until it is settled, we need to be able to contact you. Still open:",
  "deletion.toContracts": "To your contracts",
  "deletion.goneTitle": "What is deleted immediately",
  "deletion.gone.account": "your account with its password, phone number and logins",
  "deletion.gone.consents": "your consents and their history",
  "deletion.gone.answers":
    "applications that you did not sign, and everything in signed ones that is not part of the contract",
  "deletion.gone.documents": "documents that you uploaded",
  "deletion.gone.messages": "messages to your landlord, and your rating",
  "deletion.gone.mails": "the e-mails that we sent you",
  "deletion.keptTitle": "What we have to keep",
  "deletion.keptText":
    "The signed contract with your answers, its documents, premiums, refunds and claims. We use them for nothing else, and delete them automatically on the day after the date below.",
  "deletion.keptUntil": "Until {date}.",
  "deletion.because.VOUCHERS": "Commercial and tax law require it, because premiums were charged.",
  "deletion.because.LETTERS":
    "Nothing was charged, but commercial law requires contracts and the letters about them to be kept that long.",
  "deletion.confirmTitle": "Please confirm that it is you",
  "deletion.confirmText": "You will be logged out everywhere and receive one last e-mail about what was deleted.",
  "deletion.confirm": "Delete for good",
  "deletion.wrongPassword": "This is not your password. Nothing was deleted.",
  "deletion.linkText": "No password at hand? We can send you a link to confirm with instead.",
  "deletion.askForLink": "Send link",
  "deletion.linkSent": "The link is on its way. It works for an hour on this device, while you are logged in.",
  "deletion.wrongLink": "This link has already been used or is older than an hour. Nothing was deleted.",
  "deletion.doneTitle": "Your data is deleted",
  "deletion.doneText":
    "You have been logged out everywhere. Our last e-mail says what was deleted, and what we keep for how long.",
};
