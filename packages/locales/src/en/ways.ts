/** Resuming an application on another device. */
export const ways = {
  "resume.title": "Go on where you stopped",
  "resume.elsewhere": "Continue on another device",
  "resume.lead":
    "We send a link to the e-mail address of your application. It opens your application on any device. It works once, within 24 hours.",
  "resume.email": "E-mail address of your application",
  "resume.send": "Send the link",
  "resume.sentTitle": "Look into your mailbox",
  "resume.sentText":
    "If there is an application for {email} that is not signed yet, the link is on its way there. It works once, within 24 hours. As long as nobody has opened one of our links, we send at most three mails a day to an address.",
  "resume.sentHelp": "Nothing there after a few minutes? Please look into your spam folder, or write to {supportEmail}",
  "resume.signed": "Signed already? Then you find your contract in your account.",

  "stop.name": "No more reminders",
  "stop.title": "We will not remind you again",
  "stop.text":
    "That is done. Applications and contracts stay as they are, and you still get every mail that belongs to a contract.",
  "stop.failed": "We could not reach our server. Please try again.",

  "invite.name": "Invite your tenant",
  "invite.title": "Invite your tenant to a guarantee",
  "invite.lead":
    "In place of the cash deposit you get a guarantee for the same amount, and it costs you nothing. You fill in what you know; your tenant does the rest.",
  "invite.you": "About you",
  "invite.type": "You are",
  "invite.email": "Your e-mail address",
  "invite.emailHelp": "We send you a link to confirm it. Only then does the invitation go out.",
  "invite.sameEmail": "This is your tenant’s address. Please give your own.",
  "invite.tenant": "Your tenant",
  "invite.tenantFirstName": "First name",
  "invite.tenantLastName": "Last name",
  "invite.tenantEmail": "E-mail address",
  "invite.tenantEmailHelp": "The invitation goes there, and nothing else from us.",
  "invite.home": "The home",
  "invite.rent": "Rent and deposit",
  "invite.depositHelp": "As in the rental contract, {lower} to {upper}.",
  "invite.next": "Next we send you a mail. Nobody is bound to anything by it.",
  "invite.send": "Go on to the confirmation",
  "invite.sentTitle": "Please confirm your address",
  "invite.sentText":
    "A mail is on its way to {email}. With the link in it you look at the invitation once more and send it. The link works for 7 days.",
  "invite.confirmTitle": "Is everything right?",
  "invite.confirmLead": "This is what your tenant gets from us, in your name.",
  "invite.to": "To",
  "invite.from": "From",
  "invite.confirmNote": "By sending it you confirm that this mailbox is yours.",
  "invite.confirm": "Send the invitation",
  "invite.sending": "The invitation is being sent",
  "invite.doneTitle": "The invitation is on its way",
  "invite.doneText": "It went to {email} and is open until {date}.",
  "invite.doneNext":
    "Once your tenant has signed, you get a mail with the guarantee and decide whether you accept it. Until then there is nothing for you to do.",
  "invite.laterTitle": "Not right now",
  "invite.laterText":
    "Several invitations have gone to this address today. Please try again tomorrow; your link stays good.",
  "invite.welcome": "You rent out?",
};
