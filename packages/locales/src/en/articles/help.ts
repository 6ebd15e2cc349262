import type { Help } from "../../articles/article.ts";

export const help: Help = {
  title: "Help",
  lead: "What tenants and landlords ask us most.",
  groups: [
    {
      title: "Cost",
      questions: [
        {
          id: "cost",
          title: "What does the guarantee cost?",
          body: [
            "That depends on your deposit alone, and starts at {fee} a month. You see the exact price on the [start page](welcome) as soon as you type your deposit, and again before you sign.",
            "Paid yearly it costs less than paid monthly. Nothing comes on top: no fee for reminders, for a claim or for administration.",
          ],
        },
        {
          id: "charge",
          title: "When is the first charge?",
          body: [
            "Only when your landlord has accepted, and not before the day your cover begins. If the landlord accepts later, we charge on the day of acceptance. If the landlord declines, nothing is ever charged.",
            "You give your card before you sign. It is only checked then, not charged.",
          ],
        },
        {
          id: "failed",
          title: "What happens when a charge fails?",
          body: [
            "We write to you, and try again after 1, 3, 7 and 14 days. Your cover goes on meanwhile, and there are no reminder fees. If it still fails, somebody from our team gets in touch with you.",
          ],
        },
        {
          id: "back",
          title: "Do I get the premiums back in the end?",
          body: [
            "No. The premium is the price for keeping your money; it saves nothing up. Only what you have already paid for the time after the end comes back to you, exact to the day.",
          ],
        },
      ],
    },
    {
      title: "Cover",
      questions: [
        {
          id: "covered",
          title: "What is covered?",
          body: [
            "Your landlord’s justified claims from the tenancy, up to the agreed deposit. The guarantor is {insurer}. For example:",
            {
              list: [
                "rent that was not paid",
                "damage to the home that you have to answer for",
                "service charges that you owe after the yearly bill",
              ],
            },
          ],
        },
        {
          id: "not-covered",
          title: "What is not covered?",
          body: [
            "The guarantee protects your landlord, it does not protect you from debt: what we rightly pay to the landlord, you pay back to us, without interest, at once or in monthly instalments. It is no liability and no contents insurance either, and it pays nothing beyond the agreed deposit.",
          ],
        },
        {
          id: "claim",
          title: "What happens when my landlord asks for money?",
          body: [
            "The landlord tells us for what, and how much. If the claim is justified we pay, up to the agreed deposit, and you pay the amount back to us. If you think the claim is wrong, object to it in [your account](policies).",
          ],
        },
        {
          id: "existing",
          title: "I already live there and have paid a cash deposit. Can I still do this?",
          body: [
            "Yes. Say at the very beginning that you already live there. Once your landlord has accepted the guarantee, the landlord can give the cash deposit back. When and how is between the two of you.",
          ],
        },
      ],
    },
    {
      title: "Your application",
      questions: [
        {
          id: "documents",
          title: "Which documents do I need?",
          body: [
            "Often none at all. If the check shows that we need something, we tell you what: an ID, and a payslip or proof that you are a student. A photo taken with your phone will do. PDF, JPEG, PNG and HEIC up to {megabytes} MB are fine.",
          ],
        },
        {
          id: "refused",
          title: "Why was my application refused?",
          body: [
            "The check follows fixed rules that are the same for everybody. What counts is above all your income compared with the rent, and your age, as you have stated them. The page with the refusal names the reason and what would change it.",
            "We also ask {bureau} about your credit standing.",
            "If you mistyped something, change the answer and we check again. If you would like a person to look at the decision, one press on the same page is enough.",
          ],
        },
        {
          id: "review",
          title: "What does it mean when a person looks at my application?",
          body: [
            "Some applications do not lend themselves to a quick yes or no, for instance with an income that goes up and down. Then somebody from our team decides. Your answers are saved, and nothing is charged.",
          ],
        },
        {
          id: "resume",
          title: "Can I stop and go on later?",
          body: [
            "Yes. Every answer is saved at once. In the same browser you find your application again for {cookieHours} hours: just open the [start page](welcome). On another device, or later, you go on by a [link that we mail you](resume).",
          ],
        },
        {
          id: "change",
          title: "Can I still change my answers?",
          body: [
            "Every one of them until you sign: in the summary there is a ‘Change’ beside each answer. If the price depends on it, we work it out again. After that, please write to us.",
          ],
        },
      ],
    },
    {
      title: "Changing your mind, cancelling, moving out",
      questions: [
        {
          id: "withdrawal",
          title: "I have changed my mind. What now?",
          body: [
            {
              only: "de",
              text: "Within {withdrawalDays} days after you have signed and received all documents, you can withdraw without giving a reason: with your contract number under [Withdraw from contract](withdraw), also without logging in, or in [your account](policies). A mail to {supportEmail} is just as good. You are in time if you send it within these days. The receipt comes by mail.",
            },
            {
              only: "at",
              text: "Within {withdrawalDays} days after you have signed and received all documents, you can withdraw from the contract (Rücktritt) without giving a reason: with your contract number under [Withdraw from contract](withdraw), also without logging in, or in [your account](policies). A mail to {supportEmail} is just as good. You are in time if you send it within these days. The receipt comes by mail.",
            },
            "{withdrawalRule}",
          ],
        },
        {
          id: "moving-out",
          title: "I am moving out. What is there to do?",
          body: [
            "Cancel in [your account](policies). We then ask your landlord for the release, with reminders after 7, 14 and 30 days. The landlord releases the guarantee once there are no more claims; until then it goes on, and costs what it did. Then it ends, and what you paid too much comes back to you, to the day.",
            "If your landlord takes their time, upload a proof in your account that you have moved out, such as the handover protocol. Somebody from our team looks at it. From the day you moved out, but not before you cancelled, you then pay nothing; the guarantee stays in force until it is released.",
            "If you stay after all, take the cancellation back in your account. You can do that until your moving out is confirmed.",
          ],
        },
        {
          id: "cancel",
          title: "Can I get out although I stay in the home?",
          body: [
            "Yes, if your landlord releases you. The landlord will usually want another security instead, such as a cash deposit. Talk to the landlord first, then cancel in [your account](policies).",
          ],
        },
      ],
    },
    {
      title: "Your landlord",
      questions: [
        {
          id: "landlord",
          title: "What does my landlord have to do?",
          body: [
            "After you have signed, the landlord gets a mail with a link. It shows what is covered, and the landlord accepts or declines: without an account, paper or cost, in German or English.",
          ],
        },
        {
          id: "no-answer",
          title: "My landlord does not answer, or declines. What now?",
          body: [
            "As long as there is no yes, you pay nothing. Ask your landlord whether our mail has arrived; it is often in the spam folder. After you have signed, we show you a link to pass on that explains everything.",
            "If the landlord declines, the contract is over. Nobody has to accept: which security you give is in your tenancy agreement, or open to negotiation.",
          ],
        },
        {
          id: "sees",
          title: "What does my landlord learn about me?",
          body: [
            "Your name, the home, the rent, the amount of the guarantee, when it begins and where it stands; after accepting also the address that you live at now, which the certificate names. Your income, your date of birth, your documents and your payments stay out of sight.",
          ],
        },
        {
          id: "for-landlords",
          title: "I am a landlord and cannot find my link",
          body: [
            "Open the link that your tenant gave you: from there you can have your personal link sent to your mail address once more. If you have none, write to {supportEmail}.",
          ],
        },
        {
          id: "genuine",
          title: "How do I check whether a certificate is genuine?",
          body: [
            "Scan the QR code at its foot, or enter the code beside it under [Check a certificate](certificates). The page says whether the certificate is genuine and whether it is in force, and names nobody.",
          ],
        },
      ],
    },
    {
      title: "Account and data",
      questions: [
        {
          id: "account",
          title: "How do I get to my contract?",
          body: [
            "With the link in the mail that we sent you after you signed, you set a password. From then on you [log in](login) with your e-mail address or phone number. Forgotten it? We send you [a new link](new-password).",
          ],
        },
        {
          id: "paper",
          title: "Can I get everything on paper?",
          body: [
            "Yes. Write to {supportEmail}: we then post the contract and the documents to you, free of charge, before you sign as well as afterwards.",
            {
              only: "at",
              text: "In Austria electronic communication needs your own consent (section 5a VersVG). If you take it back under [your consents](consents), everything that the contract has to tell you comes as a letter.",
            },
          ],
        },
        {
          id: "data",
          title: "What happens to my data?",
          body: [
            "That is told point by point under [Privacy](privacy). Error reports and statistics exist only if you agree; you change that at any time under [Privacy choices](privacy-choices).",
          ],
        },
      ],
    },
  ],
  more: "Your question is not here? Write to {supportEmail}. A person will answer you.",
};
