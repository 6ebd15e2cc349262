/** The page on which a co-tenant signs, and what the first tenant sees meanwhile. */
export const coTenant = {
  "coTenant.name": "Sign together",
  "coTenant.title": "Sign together with {first}",
  "coTenant.lead":
    "This guarantee replaces the cash deposit for the home you rent together. {first} has signed and pays the premium. Now we need your signature.",
  "coTenant.you": "You sign as",
  "coTenant.yourName": "your name",
  "coTenant.correct": "Correct",
  "coTenant.others": "Signing with you",
  "coTenant.state.SIGNED": "has signed",
  "coTenant.state.INVITED": "hasn’t signed yet",
  "coTenant.state.REFUSED": "doesn’t want to sign",
  "coTenant.paidBy": "paid by {first}",
  "coTenant.landlordLater": "will be invited when everybody has signed",
  "coTenant.startEarly":
    "before the time for withdrawal ends. If one of you withdraws, {first} pays for the days until then",
  "coTenant.earlyFulfilment":
    "The guarantee is to begin on {start}, before the time for withdrawal ends. If one of us withdraws, {first} pays for the days until then.",
  "coTenant.earlyFulfilmentError": "Please agree. Cover begins on the same day for all of you.",
  "coTenant.understand1":
    "If {insurer} pays a justified claim of our landlord, I’m liable for the whole amount together with {others}. {insurer} may ask any one of us for all of it.",
  "coTenant.understand2": "If one of us withdraws from the contract or cancels it, it ends for all of us.",
  "coTenant.understand1Error": "Please confirm that you share the liability.",
  "coTenant.understand2Error": "Please confirm that one of you can end the contract for all.",
  "coTenant.refuse": "I don’t want to sign",
  "coTenant.refuseTitle": "Don’t you want to sign?",
  "coTenant.refuseText":
    "Then there’s no contract for now, and nobody pays anything. We tell {first}, who can ask you again or continue without you.",
  "coTenant.refuseReason": "Would you like to tell {first} why?",
  "coTenant.refuseYes": "Don’t sign",

  "coTenant.correctTitle": "Is your name misspelt?",
  "coTenant.correctLead":
    "Please write it as in your passport or ID card. Your name is part of the contract, so {first} signs again first, then everybody else. We tell {first}.",
  "coTenant.correctSend": "Correct my name",
  "coTenant.notSmall": "That’s a different name. Please ask {first} to change it.",

  "coTenant.documentsFirstText": "Please try again in a moment: our email with the documents hasn’t reached you yet.",
  "coTenant.laterTitle": "You can’t sign right now",
  "coTenant.laterText": "Your signature isn’t saved yet. Please try again in a moment.",
  "coTenant.offlineText": "We don’t know whether your signature reached us. Please try again. It counts only once.",
  "coTenant.changed": "The contract has changed",
  "coTenant.changedAbove": "The page now shows the new contract. Please check it and tick the boxes again.",
  "coTenant.stopped": "{first} has something to settle first",
  "coTenant.stoppedText":
    "Your signature isn’t saved yet. We’ve written to {first}. Once it’s settled, you can sign here; this link stays valid.",
  "coTenant.homeTaken": "This home already has a guarantee",
  "coTenant.homeTakenText":
    "A landlord can’t hold two guarantees for the same home, so this contract can’t be made. We’ve written to {first}.",

  "coTenant.thanks": "Thank you, {name}!",
  "coTenant.signed": "You have signed",
  "coTenant.takeBack": "Take my signature back",
  "coTenant.signedLead": "Once everybody has signed, we invite your landlord and email you the contract.",
  "coTenant.line.youSigned": "You have signed",
  "coTenant.line.signed": "{name} has signed",
  "coTenant.line.waits": "{name} signs",
  "coTenant.line.refused": "{name} doesn’t want to sign",
  "coTenant.line.refusedDetail": "{first} decides how to go on. We’ll write to you if the contract changes.",
  "coTenant.line.landlord": "We invite your landlord",
  "coTenant.line.landlordDetail": "By email. We write to all of you as soon as there’s an answer.",
  "coTenant.concluded": "Everybody has signed",
  "coTenant.concludedLead":
    "We’ve emailed the contract to {email} and invited your landlord. We’ll tell you the answer.",
  "coTenant.accountText":
    "Contract and certificate are in your account. To log in, we email you a link; you don’t need a password.",
  "coTenant.refused": "You haven’t signed",
  "coTenant.refusedLead": "We’ve told {first}. If you change your mind, ask {first} to send you our email again.",
  "coTenant.changedLead":
    "{first} signs again first. Then we email you, and this link shows the new contract. You don’t need to do anything until then.",
  "coTenant.corrected": "Your name is corrected",
  "coTenant.ended": "Your signature is no longer needed",
  "coTenant.endedLead": "This contract isn’t waiting for you any more. You don’t need to do anything.",

  "coSigning.titleOne": "Only {name} still has to sign",
  "coSigning.titleMany": "{count} people still have to sign",
  "coSigning.lead":
    "You signed on {date}. Once everybody has, we invite your landlord. Nothing is charged until your landlord accepts.",
  "coSigning.who": "Who signs",
  "coSigning.remind": "Send {name} the email again",
  "coSigning.askAgain": "Ask {name} again",
  "coSigning.reminded": "We’ve sent the email to {email} again.",
  "coSigning.tooOften": "{name} has had an email from us today. You can send it again tomorrow.",
  "coSigning.correctEmail": "Correct the email address",
  "coSigning.correctText":
    "We send the link to the new address, and the old link stops working. Nobody has to sign again.",
  "coSigning.correctSend": "Send to this address",
  "coSigning.corrected": "We’ve sent the link to {email}.",
  "coSigning.refusedText":
    "Talk to each other. You can ask {name} again, or continue without {name}. Nothing has been charged.",
  "coSigning.card": "Your payment method no longer works",
  "coSigning.cardText":
    "That’s why the last signature couldn’t be saved. Please add another one and sign again. The other signatures stay.",
  "coSigning.cardAction": "Add a payment method",
  "coSigning.datesText":
    "The guarantee was to begin on a day that has passed, or its end no longer fits. Please choose other dates; then everybody signs again.",
  "coSigning.homeTakenText":
    "A landlord can’t hold two guarantees for the same home. If the address is wrong, correct it; then everybody signs again.",
  "coSigning.notOffered": "We can’t conclude this contract at the moment",
  "coSigning.notOfferedText":
    "We don’t take on new contracts in this country right now. Your answers are saved. Nothing has been charged.",
  "coSigning.later": "The guarantee begins on {day} at the earliest",
  "coSigning.laterText":
    "It begins after the time for withdrawal, which runs once everybody has signed. If you need it earlier, change the contract: all of you can agree that it begins before that time ends.",
  "coSigning.late": "Two weeks, and a signature is still missing",
  "coSigning.lateText": "You can wait, or continue without those who haven’t signed.",
  "coSigning.change": "Do you want to change something?",
  "coSigning.changeText": "You can change anything. It’s then a new contract, so everybody signs again, you first.",
  "coSigning.toContract": "See or change the contract",
  "coSigning.without": "Continue without {name}",
  "coSigning.alone": "Sign alone",
  "coSigning.withoutTitle": "Continue without {name}?",
  "coSigning.withoutText":
    "{name} is then not part of this contract and isn’t liable for it. We check your application again without {name}’s income, which may change our answer. Everybody who stays signs again.",
  "coSigning.thenEmail": "signs after you, by the link in our email",
  "coSigning.allSigned": "All of you have signed the contract",
  "coSigning.asked": "We emailed {email} on {date}.",
  "coSigning.documents": "The documents have changed",
  "coSigning.documentsText":
    "There’s a newer version of the contract’s documents, so the last signature couldn’t be saved. Please read them and sign again. The other signatures stay.",
  "coSigning.documentsAction": "To the contract",
  "coSigning.addressAction": "Correct the address",
  "coSigning.newEmail": "Email address",
  "coSigning.emailTaken": "Somebody else in this contract has this address. Everybody needs one of their own.",
  "coSigning.aloneText":
    "{name} is then not part of this contract and isn’t liable for it. We check your application again with your income alone, which may change our answer. Then you sign again.",
  "coSigning.contract": "Your contract",
  "coSigning.signedAlreadyText": "If you change something, it’s a new contract, and everybody signs again, you first.",
  "coSigning.toSigners": "See who has signed",
};
