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
            ["Data protection officer", "{operatorPrivacyOfficer}"],
          ],
        },
        "For the guarantee itself, that is contract, premiums and claims, the insurer is also responsible: {insurer}, {insurerAddress}. We administer it for the insurer. You can exercise your rights with either of us.",
      ],
    },
    {
      id: "application",
      title: "Your application",
      body: [
        "We save every answer as soon as you give it, and for every change, what changed and when:",
        {
          list: [
            "name, email address, phone number, address and date of birth; your title only if you choose one",
            "your nationality{keepsNationality}",
            "the home, rent, deposit, beginning, and who moves in with you",
            "occupation and income, or what and where you study",
            "your landlord: name, email address, address and, if you give it, the phone number",
          ],
        },
        "You can give your nationality, but you don’t have to. We don’t store it.{forgetsNationality}",
        "Your title, your nationality, phone numbers and what you say about household, pets, type and furnishing of the home are optional; that only helps us to understand a later claim. We need everything else for the contract: without it, we can’t offer you a guarantee. No law obliges you to give any of it.",
        "We need this to tell you a price, to check your application and to make the contract (Art. 6(1)(b) GDPR). If a property manager invited you, they gave us details about you and the home.",
        "We ask for photos of your ID, a payslip or proof of your studies only if the check makes them necessary. Only the people who decide on your application see them.",
      ],
    },
    {
      id: "decision",
      title: "How your application is decided",
      body: [
        "First, a computer program decides by fixed rules: it compares your income with the rent and checks that you’re old enough when cover begins. The outcome is an offer, a refusal with its reason, or a review by a person. We record which version of the rules was used.",
        "We also ask {bureau} about your credit standing, and send your name, date of birth, employment, income, rent and deposit for that (Art. 6(1)(b) and (f) GDPR). The answer is part of the decision.",
        "After a refusal, you can ask a person to review it, with a button on the refusal page, and write to us with anything they should know: {supportEmail} (Art. 22 GDPR).",
      ],
    },
    {
      id: "contract",
      title: "Your contract",
      body: [
        "When you sign, we keep what was signed: your answers, the price, your consents, the time, your IP address and your browser’s identifier. That is our evidence for the contract (Art. 6(1)(b) and (f) GDPR).",
        "Your card or account number, name and email address go to the payment service; we keep only its reference to them, the last four digits, the reference of your direct debit mandate and a list of charges. We also keep which emails we sent, your messages to the landlord, and your rating if you give one.",
      ],
    },
    {
      id: "account",
      title: "Your account",
      body: [
        "We store your password in a way that even we can’t read. For personal links and sessions, we store only a checksum. If you set up a passkey, fingerprint, face and PIN stay on your device; all we have is the public key.",
      ],
    },
    {
      id: "landlords",
      title: "If you are a landlord",
      body: [
        "We have your name, email address, address and, if it was given, your phone number from your tenant, your property manager or the landlord before you (Art. 14 GDPR). We also store your answer, your release with its time, IP address and browser, what you write to us or upload and, if you make a claim, your bank account.",
        "We need this to offer you the guarantee and then to handle it with you; that is our legitimate interest and your tenant’s (Art. 6(1)(f) GDPR), and after you accept, it’s also our duty under the guarantee (point (b)). You get no advertising from us.",
        "If your tenant rates us, we also ask how satisfied they are with you: a number from 1 to 5 and, if they like, a few words. Only we read that, to improve what we offer (Art. 6(1)(f) GDPR); it plays no part in any decision and isn’t published.",
        "The insurer {insurer}, your tenant, your property manager if the home is let through them, and services that work on our instructions are told about it, but not about the rating. If you decline or don’t answer, we keep only what must be kept with the ended contract. You’ll find out for how long below.",
        "You have the same rights as everyone else, including the right to object: an email to {supportEmail} is enough, and we’ll send no more reminders.",
      ],
    },
    {
      id: "recipients",
      title: "Who gets your data",
      body: [
        {
          list: [
            "your landlord: your name, your present address on the certificate, the home, the rent, the amount, beginning and status of the guarantee, and what you write to the landlord; never income, date of birth, documents or payments",
            "your property manager, if they invited you or the home is let through them: the same as your landlord, and whether you accepted an invitation",
            "the insurer that provides the guarantee: {insurer}; it gets what belongs to contract, premiums and claims",
            "the credit bureau that we ask about your credit standing: {bureau}",
            "the payment service that holds your card or account",
            "services that work on our behalf, for example to send emails",
          ],
        },
        "Outside the EU and the EEA, data can be processed by: {thirdCountries}. This rests on an adequacy decision of the European Commission or on its standard contractual clauses (Art. 45 and 46 GDPR); we’ll send you a copy on request.",
        "Nobody processes data for us outside the EU and the EEA.{noThirdCountries}",
        "We sell nothing, and you get no advertising from others through us. You only get news from us if you agreed to it in the application.",
      ],
    },
    {
      id: "browser",
      title: "What is kept in your browser",
      body: [
        {
          rows: [
            ["Cookie ‘token’", "finds your application again; {cookieHours} hours after your last visit"],
            [
              "Cookie ‘session’",
              "your login; until you log out or close the browser, at most {sessionHours} hours after you last used it",
            ],
            ["‘language’ and ‘locale’", "your language and region; until you delete them"],
            ["‘drafts’", "the deposit you typed; until it’s in your application"],
            ["‘consent’", "your [privacy choices](privacy-choices); after a year we ask again"],
          ],
        },
        "The app cannot work without these, and they need no consent. Error reports and statistics are loaded only if you agree (Art. 6(1)(a) GDPR). What they do, and how to stop them, is under [privacy choices](privacy-choices).",
      ],
    },
    {
      id: "logs",
      title: "What our server logs",
      body: [
        "For each request: its type, the time, how long it took and whether it worked. Your IP address, your personal links and your answers aren’t included. To fend off attacks, the server counts for one minute how many requests come from an address.",
      ],
    },
    {
      id: "duration",
      title: "How long",
      body: [
        "Access to an application that nobody opens any longer ends after {tokenDays} days. If an application isn’t signed, we delete its answers {forgottenAfterDays} days after the last change, or sooner if you ask us to.",
        "An invitation ends after {invitationLifeDays} days. If nobody has accepted it by then, we delete who it was for and which home {invitationForgottenDays} days later.",
        "We keep a contract while it’s running. After that the years count from the end of the calendar year in which it ends, as commercial and tax law and the limitation of claims require:",
        {
          rows: [
            ["Your answers, our decisions, your rating", "{keptDETAILS} years"],
            [
              "Emails and messages about the contract; the contract itself if nothing was ever charged",
              "{keptLETTERS} years",
            ],
            ["Contract, documents, claims and records if something was charged", "{keptVOUCHERS} years"],
            ["Books: premiums, charges, refunds", "{keptBOOKS} years, without your name once the records are gone"],
          ],
        },
        "Then we delete them; amounts and days without a name stay in the books. Once the contract has ended and your landlord can no longer report a claim, you can also [delete your answers, account and rating immediately](delete-data).",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      body: [
        "You can ask us to tell you what we keep about you, give it to you in a common format, correct it, delete it or restrict its use. You can object where we rely on a legitimate interest, and withdraw any consent for the future. An email to {supportEmail} is enough. You’ll find [your consents](consents) and their history in your account.",
        "You can complain to {dataAuthority}.",
        "This version is dated {updated}.",
      ],
    },
  ],
};
