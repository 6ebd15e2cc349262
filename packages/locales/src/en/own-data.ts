/** The pages for consents and for deleting the account. */
export const ownData = {
  "consents.title": "Your consents",
  "consents.lead":
    "What you’ve agreed to, and since when. You can withdraw any consent with one click. What happened before then stays lawful.",
  "consents.news": "News by email",
  "consents.news.text": "We may write to you about our news and offers. We don’t give your address to anyone for this.",
  "consents.news.without": "Without it, you only get what belongs to your contract.",
  "consents.electronicCommunication": "Contract by email",
  "consents.electronicCommunication.text":
    "In Austria, declarations about your contract may come by email instead of on paper if you agree.",
  "consents.electronicCommunication.without":
    "Without it, we post you everything important about your contract: your landlord’s answer, failed charges, claims, cancellation, release. It takes a few days longer and costs nothing. Links and messages you ask for here still come by email.",
  "consents.analytics": "Usage statistics",
  "consents.analytics.text": "Counts which pages are opened, and records only the page’s name.",
  "consents.analytics.without":
    "Without it, we count nothing. Your choice is for this browser only. We ask again in every other one.",
  "consents.errorReporting": "Error reports with a recording",
  "consents.errorReporting.text":
    "When something goes wrong, we learn where in the app. All text in the recording is blacked out.",
  "consents.errorReporting.without":
    "Without it, nothing is recorded or sent. Your choice is for this browser only. We ask again in every other one.",
  "consents.given": "You agree.",
  "consents.notGiven": "You don’t agree.",
  "consents.here": "(in this browser)",
  "consents.withdraw": "Withdraw consent",
  "consents.give": "Give consent",
  "consents.savedGiven": "Saved: you agree from now on.",
  "consents.savedWithdrawn": "Saved: you no longer agree.",
  "consents.newText": "This text has changed in the meantime. Please reload the page and read it first.",
  "consents.history": "History",
  "consents.wasGiven": "{when}: given",
  "consents.wasWithdrawn": "{when}: withdrawn",
  "consents.withContract": "with contract {number}",
  "consents.version": "text of {version}",
  "consents.others":
    "What you confirmed when signing, such as the terms, is part of the contract: to end it, withdraw from the contract or cancel it.",
  "consents.open": "View and change your consents",

  "deletion.title": "Delete your data",
  "deletion.lead":
    "We delete your account and everything we don’t have to keep. You can’t undo this, so download your data first if you need it.",
  "deletion.open": "Delete your data",
  "deletion.runningTitle": "Your contract has to end first",
  "deletion.runningText":
    "While a contract is running, we need your data to cover your home and charge the premium. Withdraw from it or cancel it. Once it has ended and your landlord can no longer report a claim, you can delete everything here. Still running:",
  "deletion.owedTitle": "A claim has to be settled first",
  "deletion.owedText":
    "Your contract has ended, but a claim under it is still open: it hasn’t been decided, or you’re still repaying it. We need to be able to contact you until then. Still open:",
  "deletion.claimableTitle": "Your landlord can still report a claim",
  "deletion.claimableText":
    "Your contract has ended, but your landlord can still report a claim from the time before. Without your account you wouldn’t hear of it and couldn’t object. After that you can delete everything here:",
  "deletion.deletableFrom": "{contract}: from {date}",
  "deletion.toContracts": "Go to your contracts",
  "deletion.goneTitle": "What we delete immediately",
  "deletion.gone.account": "your account with its password, phone number and logins",
  "deletion.gone.consents": "your consents and their history",
  "deletion.gone.answers":
    "applications you didn’t sign, and everything in signed ones that isn’t part of the contract",
  "deletion.gone.documents": "documents you uploaded",
  "deletion.gone.messages": "messages to your landlord, and your rating",
  "deletion.gone.mails": "the emails we sent you",
  "deletion.keptTitle": "What we have to keep",
  "deletion.keptText":
    "The signed contract with your answers and its documents, premiums, refunds and claims. We use them for nothing else, and delete them on the day after the date below. You don’t need to do anything.",
  "deletion.keptUntil": "Until {date}.",
  "deletion.because.VOUCHERS": "Commercial and tax law require it, because premiums were charged.",
  "deletion.because.LETTERS":
    "Nothing was charged, but commercial law requires contracts and the letters about them to be kept that long.",
  "deletion.confirmTitle": "Please confirm it’s you",
  "deletion.confirmText": "We’ll log you out everywhere and send you one last email about what we deleted.",
  "deletion.confirm": "Delete for good",
  "deletion.wrongPassword": "That isn’t your password. Nothing was deleted.",
  "deletion.linkText": "Don’t have your password to hand? We can send you a link to confirm with instead.",
  "deletion.askForLink": "Send link",
  "deletion.linkSent": "The link is on its way. It works for an hour, on this device and while you’re logged in.",
  "deletion.wrongLink": "This link has already been used or is older than an hour. Nothing was deleted.",
  "deletion.doneTitle": "Your data is deleted",
  "deletion.doneText":
    "You’ve been logged out everywhere. Our last email tells you what we deleted, and what we keep and until when.",
};
