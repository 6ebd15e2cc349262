/** Error pages and the choice of country. */
export const pages = {
  "pages.404.title": "Looks like you got the wrong address",
  "pages.404.text": "This page doesn’t exist, or it has moved.",
  "pages.tooMany.title": "Please wait a moment",
  "pages.busy.text":
    "We have a lot of visitors right now. Please reload the page in a few seconds. Your answers so far are saved.",
  "pages.500.title": "Internal server error",
  "pages.500.text": "Something broke on our side. Your answers so far are saved. Please try again in a moment.",
  "pages.maintenance.title": "We’ll be right back",
  "pages.maintenance.text":
    "We’re working on the site. Your answers are saved; please come back in a few minutes. If a link keeps bringing you here, please ask for a new one.",
  "pages.linkExpired.title": "Oops, this link has expired.",
  "pages.linkExpired.text":
    "It may be too old, or the application has been signed already. You can start again at any time.",
  "pages.linkExpired.landlordText":
    "It may be too old, or part of it may be missing. Please open the one in our latest email, or ask for a new one. Nothing about your guarantee has changed.",
  "pages.linkExpired.landlordAction": "Ask for a new link",
  "pages.linkExpired.landlordSubject": "A new link to my rent guarantee",
  "pages.linkExpired.landlordMessage":
    "Hello,\n\nThe link in your email no longer works. Please send me a new one.\n\nAddress of the home:\nName of the tenant:\n\nKind regards",
  "pages.linkExpired.inviteText":
    "You may already have sent the invitation, or the link is too old. It only takes a minute to write a new one.",
  "pages.linkExpired.coTenantText":
    "It may be too old or incomplete. Please open the one in our newest email, or ask the person who rents with you to send you our email again.",
  "pages.linkExpired.resume": "Send me a new link to my application",
  "pages.wrongToken": "This link is no longer valid",
  "pages.toStart": "Go to the start page",
  "pages.toApplication": "Go to your application",
  "pages.help": "Still stuck? Write to",
  "pages.offline.title": "You’re offline",
  "pages.offline.text":
    "Nothing is lost: your answers so far are saved. This page continues by itself as soon as you’re back online.",
  "pages.load.title": "This page could not be loaded",
  "pages.load.text": "The connection may have dropped for a moment. Your answers so far are saved.",
  "pages.broken.title": "Something went wrong here",
  "pages.broken.text": "It’s not your fault. Your answers so far are saved.",

  "country.title": "Where is the home?",
  "country.lead": "Rules and documents differ between the two countries.",
  "country.de": "Germany",
  "country.at": "Austria",
};
