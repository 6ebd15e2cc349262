import type { Article } from "../../articles/article.ts";

export const article: Article = {
  title: "Privacy",
  lead: "What we keep about you, what for, how long, and who sees it.",
  sections: [
    {
      id: "controller",
      title: "Who is responsible",
      body: [
        {
          rows: [
            ["Name", "{operatorName}"],
            ["Address", "{operatorAddress}"],
            ["Questions about privacy", "{supportEmail}"],
          ],
        },
      ],
    },
    {
      id: "application",
      title: "Your application",
      body: [
        "We save every answer as soon as you give it, and with every change what was changed and when:",
        {
          list: [
            "name, mail address, phone number, address and date of birth; the salutation only if you choose one",
            "your nationality{keepsNationality}",
            "the home, rent, deposit, beginning, and who moves in with you",
            "occupation and income, or what and where you study",
            "your landlord: name, mail address, address and, if you give it, the phone number",
          ],
        },
        "We ask for your nationality, check that something was chosen, and do not store the answer.{forgetsNationality}",
        "We need this to tell you a price, to check your application and to make the contract (Art. 6(1)(b) GDPR). If a property manager invited you, details about you and the home come from there.",
        "We ask for photos of your ID, a payslip or proof of your studies only if the check makes them necessary. Only the people who decide on your application see them.",
      ],
    },
    {
      id: "decision",
      title: "How your application is decided",
      body: [
        "First a program decides by fixed rules: it compares your income with the rent, and checks that you are old enough at the beginning. The outcome is an offer, a refusal with its reason, or a check by a person. We keep by which version of the rules it was decided.",
        "We also ask {bureau} about your credit standing, and send your name, date of birth, employment, income, cold rent and deposit for that (Art. 6(1)(b) and (f) GDPR). The answer is part of the decision.",
        "After a refusal you can ask that a person looks at it, by a button on the page with the refusal, and write to us what that person should know: {supportEmail} (Art. 22 GDPR).",
      ],
    },
    {
      id: "contract",
      title: "Your contract",
      body: [
        "When you sign, we keep what was signed: your answers, the price, your consents, the time, your IP address and the name your browser gives itself. That is our evidence for the contract (Art. 6(1)(b) and (f) GDPR).",
        "Your card number, name and e-mail address go to the payment service; we keep only its reference to your card, and a list of the charges. We also keep which mails we sent, your messages to the landlord, and your rating if you give one.",
      ],
    },
    {
      id: "account",
      title: "Your account",
      body: [
        "We store your password in a way that we cannot read ourselves. Of personal links and sessions we store a checksum alone. If you set up a passkey, fingerprint, face and PIN stay on your device; all we have is the public key.",
      ],
    },
    {
      id: "landlords",
      title: "If you are a landlord",
      body: [
        "We have your name, mail address, address and, if it was given, your phone number from your tenant or your property manager (Art. 14 GDPR). With them we store your answer, your release with its time, IP address and browser, and what you write to us or upload.",
        "We need this to offer you the guarantee and then to handle it with you; that is our legitimate interest and your tenant’s (Art. 6(1)(f) GDPR), and after you accept also our duty under the guarantee (point (b)). You get no advertising from us.",
        "The insurer {insurer}, your tenant, and services that work on our instructions learn of it. If you decline or do not answer, only what must be kept with the ended contract stays; how long is said below.",
        "You have the same rights as everybody else, also to object: a mail to {supportEmail} is enough, and we send no more reminders.",
      ],
    },
    {
      id: "recipients",
      title: "Who gets your data",
      body: [
        {
          list: [
            "your landlord: your name, your present address on the certificate, the home, the rent, the amount, beginning and state of the guarantee, and what you write to the landlord; never income, date of birth, documents or payments",
            "the insurer who gives the guarantee: {insurer}",
            "the credit bureau that we ask about your credit standing: {bureau}",
            "the payment service that holds your card",
            "services that work on our behalf, for instance to send mails",
          ],
        },
        "Nothing is sold, and through us you get no advertising of others. News from us only if you agreed to it in the application.",
      ],
    },
    {
      id: "browser",
      title: "What is kept in your browser",
      body: [
        {
          rows: [
            ["Cookie ‘token’", "finds your application again; {cookieHours} hours"],
            [
              "Cookie ‘session’",
              "your login; until you log out or close the browser, at most {sessionHours} hours after you last used it",
            ],
            ["‘language’ and ‘locale’", "your language and region; until you delete them"],
            ["‘consent’", "your [privacy choices](privacy-choices); after a year we ask again"],
          ],
        },
        "The app cannot work without these, and they need no consent. Error reports and statistics are loaded only if you agree (Art. 6(1)(a) GDPR). What they do, and how to stop them, is under [privacy choices](privacy-choices).",
      ],
    },
    {
      id: "logs",
      title: "What our server writes down",
      body: [
        "For each call the kind of request, the time, how long it took and whether it worked. Your IP address, your personal links and your answers are not in it. How many requests come from one address is counted for a minute, to fend off attacks.",
      ],
    },
    {
      id: "duration",
      title: "How long",
      body: [
        "The access to an application that nobody opens any more ends after {tokenDays} days. Where nobody signs an application, we delete its answers {forgottenAfterDays} days after the last change, and sooner if you ask us to.",
        "An invitation ends after {invitationLifeDays} days. Where nobody has accepted it by then, we delete {invitationForgottenDays} days later whom it was for and which home.",
        "We keep a concluded contract while it runs. After that the years count from the end of the calendar year in which it ends, as commercial and tax law and the limitation of claims require:",
        {
          rows: [
            ["Your answers, our decisions, your rating", "{keptDETAILS} years"],
            [
              "Mails and messages about the contract; the contract itself if nothing was ever charged",
              "{keptLETTERS} years",
            ],
            ["Contract, documents, claims and proofs if something was charged", "{keptVOUCHERS} years"],
            ["Books: premiums, charges, refunds", "{keptBOOKS} years, without your name once the proofs are gone"],
          ],
        },
        "Then we delete them; amounts and days without a name stay in the books. Answers, account and rating you can also [delete at once](delete-data) after the contract has ended.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      body: [
        "You can demand that we tell you what we keep about you, hand it to you in a common format, correct it, delete it or block it. You can object where we rely on a legitimate interest, and take back any consent for the future. A mail to {supportEmail} is enough. [Your consents](consents), with what was before, are in your account.",
        "You can complain to {dataAuthority}.",
        "This version is of {updated}.",
      ],
    },
  ],
};
