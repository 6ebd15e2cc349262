export const leaving = {
  "leaving.withdraw": "Withdraw from contract",
  "leaving.cancel": "Cancel contract",
  "leaving.withdrawText": "Your contract ends at once. You need no reason, and your landlord is told.",
  "leaving.withdrawalRule":
    "A withdrawal ends the guarantee on the same day, and both sides are told at once. Claims that arose before then can still be reported for {claimDays} days. Premium is owed only for the days with cover, and only if cover began before the end of the withdrawal period at the tenant’s request; otherwise we refund everything.",
  "leaving.withdrawUntil": "You can withdraw until {date}.",
  "leaving.withdrawRefund": "You get back {amount}, to the card that was charged.",
  "leaving.withdrawNothing": "Nothing has been charged, and nothing will be.",
  "leaving.cancelText":
    "We ask your landlord to release the guarantee and remind them after 7, 14 and 30 days. With the release your contract ends. Until then you stay covered and premiums are charged, unless you prove to us that you have moved out.",
  "leaving.cancelRefund": "If the release came today you would get back {amount}. Each day counts.",
  "leaving.reason": "Why are you leaving?",
  "leaving.reasonHelp": "Only our team reads this.",
  "leaving.confirmWithdrawal": "Confirm withdrawal",
  "leaving.confirmCancellation": "Confirm cancellation",
  "leaving.keep": "Keep contract",
  "leaving.withdrawn": "You have withdrawn",
  "leaving.withdrawnText": "The receipt is on its way to you by mail.",
  "leaving.cancelled": "Your cancellation is here",
  "leaving.cancelledText": "We have asked your landlord for the release. The receipt is on its way to you by mail.",
  "leaving.refund": "You get back",
  "leaving.refundPaid": "{amount}, paid on {date}",
  "leaving.refundDue": "{amount}, on its way",

  "leaving.stay": "Take the cancellation back",
  "leaving.stayTitle": "Keep the contract?",
  "leaving.stayText":
    "Your contract then goes on as before, and premiums are charged. Your landlord hears that no release is needed any more. A proof that you moved out lapses.",
  "leaving.stayGo": "Keep the contract",
  "leaving.stayed": "Your contract goes on",
  "leaving.stayedText": "The confirmation is on its way to you by email.",
  "leaving.tooLate": "Something has changed here meanwhile",

  "movingOut.title": "Moved out already?",
  "movingOut.lead":
    "Prove it to us and you pay no more premiums, even if your landlord takes their time with the release. What you have paid too much comes back right away.",
  "movingOut.open": "Prove that you moved out",
  "movingOut.day": "When did you move out?",
  "movingOut.dayHelp": "The day on which you handed over the home. It stands in the proof, too.",
  "movingOut.next": "On to the proof",
  "movingOut.said": "Moved out on {date}",
  "movingOut.change": "Enter another day",
  "movingOut.files": "Proof",
  "movingOut.filesHelp":
    "Handover protocol, registration of the new home or a letter from the landlord. At most {count} files. We delete them {days} days after our decision.",
  "movingOut.PROOF": "The proof is still missing.",
  "movingOut.OPEN":
    "Your proof has arrived. Somebody from our team looks at it and writes to you. There is nothing more for you to do.",
  "movingOut.CONFIRMED":
    "We have confirmed that you moved out on {date}. You owe no premium for the time from {until} on; the guarantee stays in force until it is released.",
  "movingOut.REFUSED": "Your proof is not enough for us yet. Our team writes:",
  "movingOut.again": "Send another proof",
  "movingOut.landlord": "We have confirmed that {tenant} moved out on {date}. Your release is still missing.",

  "leaving.release": "Release the guarantee",
  "leaving.releaseText":
    "Once you need the security no longer, you release it here. The guarantee ends with that, and the tenant gets unused premium back.",
  "leaving.releaseAsked": "{tenant} asks you for the release. Until then the guarantee stays in force.",
  "leaving.releaseTitle": "Release the guarantee for good?",
  "leaving.releaseConfirmText":
    "With your signature you give back the guarantee of {amount}: you can claim nothing from it any more. You waive no claims against {tenant}. This cannot be taken back.",
  "leaving.sign": "Sign release",
  "leaving.notYet": "Not yet",
  "leaving.failedText": "Your release was not saved. Please try again.",

  "withdraw.title": "Withdraw from contract",
  "withdraw.lead":
    "Within 14 days after you have signed and received all documents, you can withdraw without a reason, and without logging in. Your contract number is in every email from us.",
  "withdraw.number": "Contract number",
  "withdraw.numberHelp": "For example DE-7K4M-Q2XD-6.",
  "withdraw.numberWrong":
    "This does not look like one of our numbers. Please compare it with the one in our mail. You can send it anyway.",
  "withdraw.name": "Your name",
  "withdraw.nameHelp": "As it appears in the contract.",
  "withdraw.email": "Your e-mail address",
  "withdraw.emailHelp": "The one that the contract was made with. The receipt goes there.",
  "withdraw.receivedTitle": "Your withdrawal is here",
  "withdraw.receivedText":
    "We confirm at once by email that we received it. If the number and the address belong to a contract that can still be withdrawn from, it has now ended, and a second email tells you the outcome. If you get none within an hour, please write to {supportEmail}.",
};
