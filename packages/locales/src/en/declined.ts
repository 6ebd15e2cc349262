/** After the landlord declined or did not answer. */
export const declined = {
  "declined.lead":
    "Nothing was charged, and nothing will be: your contract has ended. Your landlord can now ask for another kind of deposit.",
  "declined.leadUnanswered":
    "Nothing was charged, and nothing will be: your contract has ended. Often our email simply didn’t arrive.",
  "declined.now": "What you can do now",
  "declined.talk": "Talk to your landlord",
  "declined.talkText": "Many landlords don’t know about guarantees yet. We’ve prepared a message for you.",
  "declined.read": "Read the message",
  "declined.share": "Share message",
  "declined.copy": "Copy message",
  "declined.subject": "Guarantee for {address}",
  "declined.greeting": "Hello {name},",
  "declined.greetingNoName": "Hello,",
  "declined.message":
    "{greeting}\n\nYou’ve declined the guarantee for {address}. I’d like to understand what you don’t like about it.\n\nIn short: {insurer} guarantees up to {deposit} in place of the cash deposit. It costs you nothing. If something is still open when I move out, you report it online, and the guarantor checks it and pays. This is what the certificate looks like: {link}\n\nMay I call you about it?\n\nKind regards\n{tenant}",
  "declined.address": "Send it to another address",
  "declined.addressText":
    "Was the email address wrong, or does somebody else decide, such as the property manager? Change the address and sign again. We keep all your other answers.",
  "declined.addressGo": "Change the landlord’s address",
  "declined.again": "Try again",
  "declined.againText":
    "Start again with the same answers, for example once you’ve talked to your landlord, or for another home. You see everything before you sign.",
};
