/** Ways in and back: going on elsewhere. */
export const ways = {
  "resume.title": "Go on where you stopped",
  "resume.elsewhere": "Continue on another device",
  "resume.lead":
    "We send a link to the e-mail address of your application. It opens it on any device, for 24 hours and once.",
  "resume.email": "E-mail address of your application",
  "resume.send": "Send the link",
  "resume.sentTitle": "Look into your mailbox",
  "resume.sentText":
    "If there is an application for {email} that is not signed yet, the link is on its way there. It works for 24 hours, and once.",
  "resume.sentHelp": "Nothing there after a few minutes? Please look into your spam folder, or write to {supportEmail}",
  "resume.signed": "Signed already? Then you find your contract in your account.",

  "stop.name": "No more reminders",
  "stop.title": "We will not remind you again",
  "stop.text": "That is done. Your application stays as it is, and you can go on with it whenever you like.",
  "stop.failed": "We could not reach our server. Please try again.",
};
