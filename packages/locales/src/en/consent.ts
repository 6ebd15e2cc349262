/** The consent bar for error reports and statistics, and the page to change the choice. */
export const consent = {
  "consent.bar": "Your choice",
  "consent.title": "May we learn from your visit?",
  "consent.errorReporting.short":
    "Error reports with a replay of the page, all text blacked out, show us what went wrong for you.",
  "consent.analytics.short":
    "Usage statistics count which pages are opened, so that we see where the app is hard to use.",
  "consent.more": "Choose individually",
  "consent.accept": "Accept",
  "consent.refuse": "Refuse",

  "consent.pageTitle": "Privacy choices",
  "consent.lead":
    "The app works the same whatever you choose. We only load what you allow, and you can change your mind here at any time.",
  "consent.undecided": "You haven’t decided yet. Until you do, none of this is loaded.",
  "consent.decidedOn": "You last decided on {date}. We’ll ask again after a year.",
  "consent.acceptAll": "Accept all",
  "consent.refuseAll": "Refuse all",
  "consent.now.on": "Now: allowed",
  "consent.now.off": "Now: not allowed",
  "consent.saved.on": "Saved: allowed from now on",
  "consent.saved.off": "Saved: off from now on",
  "consent.none": "This site currently loads no error reporting and no statistics, so there is nothing to decide.",

  "consent.errorReporting": "Error reports with replay",
  "consent.errorReporting.text":
    "When something breaks, a report tells us where in the app it happened and with which browser. For some visits, and whenever an error happens, the report includes a replay of the page: what moved and where you clicked. All text is blacked out, pictures are left out, and nothing you type is recorded.",
  "consent.errorReporting.off":
    "If you switch this off, recording stops at once and nothing more is sent. The service that receives the reports acts on our behalf.",
  "consent.errorReporting.allow": "Allow error reports with replay",

  "consent.analytics": "Usage statistics",
  "consent.analytics.text":
    "They count which pages are opened, by the page’s name only: none of your answers, no personal links, no advertising. This loads a script, which may set a cookie.",
  "consent.analytics.off":
    "If you switch this off, counting stops at once. The script itself is gone the next time the page loads.",
  "consent.analytics.allow": "Allow usage statistics",

  "consent.needed": "What the app needs to work",
  "consent.needed.text":
    "A cookie lets us find your application again for 24 hours. Your browser also remembers the language, the region and this choice. None of this needs consent.",
  "consent.footer": "Privacy choices",
};
