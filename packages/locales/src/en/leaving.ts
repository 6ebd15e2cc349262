export const leaving = {
  "leaving.withdraw": "Withdraw from contract",
  "leaving.cancel": "Cancel contract",
  "leaving.withdrawText": "Your contract ends immediately. You don’t need a reason. We’ll tell your landlord.",
  "leaving.withdrawalRule":
    "A withdrawal ends the guarantee on the same day; we tell both sides without delay. Claims that arose before then can still be reported for {claimDays} days. Premium is owed only for the days with cover, and only if cover began before the end of the withdrawal period at the tenant’s request; otherwise we refund everything.",
  "leaving.withdrawalForLandlord":
    "A withdrawal ends the guarantee on the same day; we tell both sides without delay. Claims that arose before then can still be reported for {claimDays} days.",
  "leaving.withdrawBegun":
    "We keep premium only for days on which the guarantee was in force at your request. Your landlord can still claim for {claimDays} days what has arisen until today.",
  "leaving.withdrawUntil": "You can withdraw until {date}.",
  "leaving.withdrawRefund": "You’ll get {amount} back to where it came from.",
  "leaving.pendingRefund":
    "A payment is still on its way and can no longer be stopped. Once it has been made, you’ll get {amount} back.",
  "leaving.withdrawNothing": "Nothing has been charged, and nothing will be.",
  "leaving.cancelText":
    "We ask your landlord to release the guarantee and remind them after 7, 14 and 30 days. Your contract ends when they release it. Until then the guarantee remains in force and we charge premiums, unless you prove to us that you’ve moved out.",
  "leaving.cancelRefund": "If the release came today, you’d get {amount} back. We work it out to the day.",
  "leaving.reason": "Why are you leaving?",
  "leaving.reasonHelp": "Only our team reads this.",
  "leaving.confirmWithdrawal": "Confirm withdrawal",
  "leaving.confirmCancellation": "Confirm cancellation",
  "leaving.keep": "Keep contract",
  "leaving.withdrawn": "You’ve withdrawn",
  "leaving.withdrawnText": "We’re sending you the confirmation by email.",
  "leaving.cancelled": "We’ve received your cancellation",
  "leaving.cancelledText":
    "We’ve asked your landlord to release the guarantee. We’re sending you the confirmation by email.",
  "leaving.refund": "You get back",
  "leaving.refundPaid": "{amount}, paid on {date}",
  "leaving.refundDue": "{amount}, on its way",

  "leaving.stay": "Take back cancellation",
  "leaving.stayTitle": "Keep the contract?",
  "leaving.stayText":
    "Your contract then continues as before, and we keep charging premiums. We’ll tell your landlord that a release is no longer needed. Any proof that you’ve moved out no longer counts.",
  "leaving.stayGo": "Keep the contract",
  "leaving.stayed": "Your contract continues",
  "leaving.stayedText": "We’re sending you the confirmation by email.",
  "leaving.tooLate": "Something has changed in the meantime",
  "leaving.over": "There’s nothing left to do here.",

  "movingOut.page": "I’m moving out",
  "movingOut.steps": "Moving out in four steps",
  "movingOut.step.day": "Day",
  "movingOut.step.proof": "Proof",
  "movingOut.step.release": "Release",
  "movingOut.step.money": "Your money",
  "movingOut.usualDays": "Usual days",
  "movingOut.yesterday": "Yesterday",
  "movingOut.cancels": "This also cancels the contract",
  "movingOut.cancelAndNext": "Cancel contract and continue",
  "movingOut.later": "I’m moving out later and only want to cancel",
  "movingOut.end": "You’re all done",
  "movingOut.endText": "The guarantee has been given back and the contract has ended. There’s nothing left to do.",
  "movingOut.releaseText":
    "We’ve asked for the release and send reminders after 7, 14 and 30 days. The release ends the contract. There’s nothing you need to do.",
  "movingOut.moneyText":
    "Once we’ve confirmed that you moved out, no new premiums fall due from that day on. What you’ve paid too much goes back to where we took it from, to the day.",
  "movingOut.moneyConfirmed": "No new premiums fall due.",
  "movingOut.moneyClaim": "We keep looking at what your landlord claims, even when the contract ends.",
  "movingOut.withdrawInstead":
    "You can still withdraw from your contract. It then ends at once, and you don’t need any proof.",
  "movingOut.lead":
    "Prove it to us, and no new premiums fall due, even if your landlord takes a while to release the guarantee. You’ll get back anything you’ve overpaid right away.",
  "movingOut.day": "When did you move out?",
  "movingOut.dayHelp": "The day you handed over the home. Your proof has to show it too.",
  "movingOut.next": "Continue to proof",
  "movingOut.said": "Moved out on {date}",
  "movingOut.change": "Enter another day",
  "movingOut.files": "Proof",
  "movingOut.filesHelp":
    "A handover report, the registration of your new home or a letter from the landlord. Up to {count} files. We delete them {days} days after our decision.",
  "movingOut.PROOF": "Your proof is still missing.",
  "movingOut.OPEN":
    "We’ve received your proof. Someone from our team will check it and write to you. There’s nothing more for you to do.",
  "movingOut.CONFIRMED":
    "You moved out on {date}. You owe no premium from {until} on. The guarantee stays in force until your landlord releases it.",
  "movingOut.REFUSED": "Your proof isn’t enough for us yet. Our team writes:",
  "movingOut.again": "Send other proof",
  "movingOut.landlord": "We’ve confirmed that {tenant} moved out on {date}. Your release is still missing.",

  "leaving.release": "Release the guarantee",
  "leaving.releaseText":
    "If you no longer need the security, you can release it here. The guarantee then ends, and the tenant gets back what they’ve overpaid.",
  "leaving.releaseAsked": "{tenant} {is|are} asking you to release the guarantee.",
  "leaving.releaseTitle": "Release the guarantee for good?",
  "leaving.releaseConfirmText":
    "With your signature, you give back the guarantee of {amount}. You can’t make new claims under it; we continue to review what you’ve already reported. You don’t waive any claims against {tenant}. You can’t undo this.",
  "leaving.sign": "Sign release",
  "leaving.notYet": "Not yet",
  "leaving.failedText": "We don’t know whether your release reached us. Please try again; it counts only once.",

  "withdraw.title": "Withdraw from contract",
  "withdraw.lead":
    "You can withdraw within 14 days after you have signed and received all documents. You don’t need a reason, and you don’t need to log in. Your contract number is in the email you got after you signed.",
  "withdraw.number": "Contract number",
  "withdraw.numberHelp": "For example DE-\u20607K4M-\u2060Q2XD-\u20606.",
  "withdraw.numberWrong":
    "This doesn’t look like one of our numbers. Please compare it with the one in our email. You can send it anyway.",
  "withdraw.name": "Your name",
  "withdraw.nameHelp": "As it appears in the contract.",
  "withdraw.email": "Your email address",
  "withdraw.emailHelp": "The one you used for the contract. We’ll send the confirmation there too.",
  "withdraw.receivedTitle": "We’ve received your withdrawal",
  "withdraw.receivedText":
    "We’ll confirm by email straight away that we’ve received it. If the number and address belong to a contract you can still withdraw from, it has now ended. A second email will tell you so. If you don’t get one within an hour, please write to {supportEmail}.",
};
