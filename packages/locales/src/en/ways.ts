/** Resuming an application on another device. */
export const ways = {
  "resume.title": "Pick up where you left off",
  "resume.elsewhere": "Continue on another device",
  "resume.lead":
    "We’ll send a link to the email address in your application. It opens your application on any device and works for 24 hours.",
  "resume.sessionEnded": "Your session in this browser has ended. All your saved answers are kept.",
  "resume.email": "Email address in your application",
  "resume.send": "Send the link",
  "resume.sentTitle": "Check your inbox",
  "resume.sentText":
    "If there’s an application for {email} that hasn’t been signed yet, the link is on its way there. It works for 24 hours. Until someone opens one of our links, we send an address at most three emails a day.",
  "resume.sentHelp": "Nothing after a few minutes? Please check your spam folder, or write to {supportEmail}",
  "resume.signed": "Already signed? You’ll find your contract in your account.",

  "open.title": "Continue your application",
  "open.lead": "Your answers are saved. You carry on where you left off.",
  "open.againTitle": "Apply again with the same answers",
  "open.againLead":
    "We start a new application with the answers you’ve already given. You check everything once more before you sign.",
  "open.home": "Home",
  "open.inviter": "Invited by",
  "open.opening": "Opening your application",
  "open.otherTitle": "You already have another application in this browser",
  "open.otherText":
    "It’s for {home} and has got as far as the offer. If you continue here, this one takes its place in this browser. The other one stays saved: we can email you a link to it at any time.",
  "open.signedTitle": "You’ve signed a contract in this browser",
  "open.signedText":
    "It’s for {home}. If you continue here, this application takes its place in this browser. Your contract stays as it is, and you’ll find it in your account.",
  "open.stay": "Go to the other application",
  "open.stayContract": "Go to the contract",

  "stop.name": "No more reminders",
  "stop.askTitle": "Would you like to stop our reminders?",
  "stop.askText":
    "We’ll then send no more reminders and no requests for a rating to this email address. Applications and contracts stay as they are. You’ll still get every email that belongs to a contract.",
  "stop.go": "Stop the reminders",
  "stop.stopping": "Stopping the reminders",
  "stop.title": "We won’t remind you again",
  "stop.text": "Applications and contracts stay as they are. You’ll still get every email that belongs to a contract.",

  "invite.name": "Invite your tenant",
  "invite.title": "Invite your tenant to a guarantee",
  "invite.lead":
    "Instead of a cash deposit, you get a guarantee for the same amount, free of charge for you. You fill in what you know, and your tenant does the rest.",
  "invite.you": "About you",
  "invite.type": "You are",
  "invite.email": "Your email address",
  "invite.emailHelp": "We’ll send you a link to confirm it. The invitation only goes out after that.",
  "invite.sameEmail": "This is your tenant’s address. Please enter your own.",
  "invite.tenant": "Your tenant",
  "invite.tenantFirstName": "First name",
  "invite.tenantLastName": "Last name",
  "invite.tenantEmail": "Your tenant’s email address",
  "invite.tenantEmailHelp": "We’ll send the invitation there, and nothing else.",
  "invite.home": "The home",
  "invite.rent": "Rent and deposit",
  "invite.depositHelp": "As in the rental contract, {lower} to {upper}.",
  "invite.next": "Next, we send you an email. Nobody is under any obligation.",
  "invite.send": "Continue to confirmation",
  "invite.sentTitle": "Please confirm your address",
  "invite.sentText":
    "An email is on its way to {email}. Use the link in it to check the invitation once more and send it. The link works for 7 days.",
  "invite.confirmTitle": "Is everything right?",
  "invite.confirmLead": "This is what we’ll send your tenant in your name.",
  "invite.to": "To",
  "invite.from": "From",
  "invite.confirmNote": "By sending it, you confirm that this inbox is yours.",
  "invite.confirm": "Send the invitation",
  "invite.sending": "Sending the invitation",
  "invite.doneTitle": "The invitation is on its way",
  "invite.doneText": "It went to {email} and is valid until {date}.",
  "invite.doneNext":
    "Once your tenant has signed, you’ll get an email with the guarantee and can decide whether to accept it. There’s nothing for you to do until then.",
  "invite.laterTitle": "That’s not possible right now",
  "invite.laterText":
    "Several invitations have already gone to this address today. Please try again tomorrow. Your link will still work.",
  "invite.welcome": "Are you a landlord?",
};
