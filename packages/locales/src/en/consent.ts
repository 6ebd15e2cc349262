/** The consent bar for error reports and statistics, and the page to change the choice. */
export const consent = {
  "consent.bar": "Your choice",
  "consent.title": "May we learn from your visit?",
  "consent.errorReporting.short":
    "Error reports with a replay of the page, all text blacked out, show us what went wrong for you.",
  "consent.analytics.short":
    "Usage statistics count which pages are opened, so that we see where the app is hard to use.",
  "consent.more": "Decide one by one",
  "consent.accept": "Accept",
  "consent.refuse": "Refuse",

  "consent.pageTitle": "Privacy choices",
  "consent.lead":
    "The app works just the same whatever you choose. What you do not allow is not loaded, and you can change your mind here at any time.",
  "consent.undecided": "You have not decided yet. Until you do, nothing of this is loaded.",
  "consent.decidedOn": "You last decided on {date}. After a year we ask again.",
  "consent.acceptAll": "Accept all",
  "consent.refuseAll": "Refuse all",
  "consent.now.on": "Now: allowed",
  "consent.now.off": "Now: not allowed",
  "consent.saved.on": "Saved: allowed from now on",
  "consent.saved.off": "Saved: off from now on",
  "consent.none": "At present this site loads no error reporting and no statistics, so there is nothing to decide.",

  "consent.errorReporting": "Error reports with replay",
  "consent.errorReporting.text":
    "When something breaks, a report tells us where in the app it happened and with which browser. For a part of the visits, and whenever an error happens, the report comes with a replay of the page: what moved and where you clicked. All text is blacked out, pictures are left out, and nothing you type is recorded.",
  "consent.errorReporting.off":
    "Switched off, recording stops at once and nothing more is sent. The service that receives the reports acts on our behalf.",
  "consent.errorReporting.allow": "Allow error reports with replay",

  "consent.analytics": "Usage statistics",
  "consent.analytics.text":
    "They count which pages are opened, by the page’s name only: none of your answers, no personal links, no advertising. For this a script is loaded, which may set a cookie.",
  "consent.analytics.off":
    "Switched off, counting stops at once. The script itself is gone when the page is next loaded.",
  "consent.analytics.allow": "Allow usage statistics",

  "consent.needed": "What the app cannot do without",
  "consent.needed.text":
    "A cookie for 24 hours finds your application again. Your browser also remembers the language, the region and this choice. This needs no consent.",
  "consent.footer": "Privacy choices",
};
