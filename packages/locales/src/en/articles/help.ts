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
            "That depends only on your deposit, and starts at {fee} a month. You’ll see the exact price on the [start page](welcome) as soon as you enter your deposit, and again before you sign.",
            "It costs less if you pay yearly. There are no extras: no fee for reminders, for a claim or for administration.",
          ],
        },
        {
          id: "charge",
          title: "When is the first charge?",
          body: [
            "Only when your landlord has accepted, and not before the day the guarantee begins. By direct debit, we charge a few days after that. If they decline, nothing is ever charged.",
            "You add a card or an account before you sign. Nothing is charged at that point. If you pay by direct debit, we email you before each debit.",
          ],
        },
        {
          id: "failed",
          title: "What happens when a charge fails?",
          body: [
            "We write to you, and try again after 1, 3, 7 and 14 days. The guarantee remains in force in the meantime, and there are no reminder fees. If it still fails, someone from our team will contact you.",
          ],
        },
        {
          id: "back",
          title: "Do I get the premiums back at the end?",
          body: [
            "No. The premium is the price for keeping your money, not a way of saving. You only get back what you’ve already paid for the time after the end, to the day.",
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
                "damage to the home that you’re liable for",
                "service charges you still owe",
              ],
            },
          ],
        },
        {
          id: "not-covered",
          title: "What is not covered?",
          body: [
            "The guarantee protects your landlord. It doesn’t protect you from debt: you pay back to us what we rightly pay your landlord, without interest, all at once or in monthly instalments. It isn’t liability or contents insurance either, and it pays no more than the agreed deposit.",
          ],
        },
        {
          id: "claim",
          title: "What happens when my landlord asks for money?",
          body: [
            "They tell us what it’s for and how much. If the claim is justified, we pay up to the agreed deposit, and you pay us back. If you think the claim is wrong, object to it in [your account](policies).",
          ],
        },
        {
          id: "existing",
          title: "I already live there and have paid a cash deposit. Can I still do this?",
          body: [
            "Yes. Tell us right at the start that you already live there. Once your landlord has accepted the guarantee, they can return the cash deposit. You agree with them when and how.",
          ],
        },
      ],
    },
    {
      title: "Your application",
      questions: [
        {
          id: "together",
          title: "We rent together. Can all of us sign?",
          body: [
            "Yes. On the first page, below your name, add everybody who signs the lease with you. We add up your incomes. After you, each of them signs with a link we email them, without an account.",
            "You’re all liable together for what we pay your landlord. The one who applied pays the premium. If one of you ends the contract, it ends for all of you.",
          ],
        },
        {
          id: "documents",
          title: "Which documents do I need?",
          body: [
            "Often none at all. If the check shows that we need something, we’ll tell you what: an ID, and a payslip or proof that you’re a student. A photo taken with your phone is fine. You can upload PDF, JPEG, PNG and HEIC files up to {megabytes} MB.",
          ],
        },
        {
          id: "refused",
          title: "Why was my application refused?",
          body: [
            "The check follows fixed rules that are the same for everyone. What counts most is your income compared with the rent, and your age, as you gave them. The page with the refusal tells you the reason and what would change it.",
            "We also ask {bureau} about your credit standing.",
            "If you mistyped something, change the answer and we’ll check again. If you’d like a person to review the decision, just press the button on the same page.",
          ],
        },
        {
          id: "review",
          title: "What does it mean if a person reviews my application?",
          body: [
            "Some applications aren’t suited to a quick yes or no, for example if your income varies. Someone from our team then decides. Your answers are saved, and nothing is charged.",
          ],
        },
        {
          id: "resume",
          title: "Can I stop and continue later?",
          body: [
            "Yes. Every answer is saved immediately. You’ll find your application in the same browser for {cookieHours} hours: just open the [start page](welcome). On another device, or later, continue with a [link we email you](resume).",
          ],
        },
        {
          id: "change",
          title: "Can I still change my answers?",
          body: [
            "Yes, all of them until you sign: there’s a ‘Change’ link beside each answer in the summary. If the price depends on it, we’ll work it out again. After you’ve signed, please write to us.",
          ],
        },
      ],
    },
    {
      title: "Changing your mind, cancelling, moving out",
      questions: [
        {
          id: "withdrawal",
          title: "I’ve changed my mind. What now?",
          body: [
            {
              only: "de",
              text: "Within {withdrawalDays} days after you have signed and received all documents, you can withdraw without giving a reason: with your contract number under [Withdraw from contract](withdraw), even without logging in, or in [your account](policies). An email to {supportEmail} is just as good. You’re in time if you send it within this period. We’ll confirm it by email.",
            },
            {
              only: "at",
              text: "Within {withdrawalDays} days after you have signed and received all documents, you can withdraw from the contract (Rücktritt) without giving a reason: with your contract number under [Withdraw from contract](withdraw), even without logging in, or in [your account](policies). An email to {supportEmail} is just as good. You’re in time if you send it within this period. We’ll confirm it by email.",
            },
            "{withdrawalRule}",
          ],
        },
        {
          id: "moving-out",
          title: "I’m moving out. What do I need to do?",
          body: [
            "Cancel in [your account](policies). We then ask your landlord to release the guarantee, and remind them after 7, 14 and 30 days. They release it once they have no more claims. Until then, it stays in force and you keep paying. Then it ends, and we refund what you’ve overpaid, to the day.",
            "If your landlord takes a while, upload proof in your account that you’ve moved out, such as the handover report. Someone from our team will check it. You then pay nothing from the day you moved out, or from the day you cancelled if that’s later. The guarantee stays in force until it’s released.",
            "If you decide to stay, take back the cancellation in your account. You can do that until we’ve confirmed that you’ve moved out.",
          ],
        },
        {
          id: "cancel",
          title: "Can I cancel but stay in the home?",
          body: [
            "Yes, if your landlord releases the guarantee. They’ll usually want another security instead, such as a cash deposit. Talk to them first, then cancel in [your account](policies).",
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
            "After you’ve signed, they get an email with a link. It shows them what’s covered, and they accept or decline: no account, no paper, no cost, in German or English.",
          ],
        },
        {
          id: "no-answer",
          title: "My landlord doesn’t answer, or declines. What now?",
          body: [
            "You pay nothing unless they accept. Ask your landlord whether our email has arrived: it’s often in the spam folder. After you’ve signed, we show you a link to pass on that explains everything.",
            "If they decline, the contract ends. They don’t have to accept: what security you provide is in your rental contract or open to negotiation.",
          ],
        },
        {
          id: "sees",
          title: "What does my landlord learn about me?",
          body: [
            "Your name, the home, the rent, the amount of the guarantee, when it begins and its status. Once they have accepted, they also see the address you live at now, because the certificate names it. They don’t see your income, your date of birth, your documents or your payments.",
          ],
        },
        {
          id: "for-landlords",
          title: "I’m a landlord and can’t find my link",
          body: [
            "Open the link your tenant gave you: from there, you can have your personal link sent to your email address again. If you don’t have one, write to {supportEmail}.",
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
            "You don’t need a password: enter your email address or phone number under [Log in](login), and we’ll email you a link. Prefer a password? You can [set one](new-password).",
          ],
        },
        {
          id: "paper",
          title: "Can I get everything on paper?",
          body: [
            "Yes. Write to {supportEmail}: we’ll post you the contract and the documents free of charge, before or after you sign.",
            {
              only: "at",
              text: "In Austria, electronic communication needs your separate consent (section 5a VersVG). If you withdraw it under [your consents](consents), we’ll post you everything about your contract.",
            },
          ],
        },
        {
          id: "data",
          title: "What happens to my data?",
          body: [
            "You can read that point by point under [Privacy](privacy). We collect error reports and statistics only if you agree. You can change that at any time under [Privacy choices](privacy-choices).",
          ],
        },
      ],
    },
  ],
  more: "Can’t find your question? Write to {supportEmail}. A person will answer you.",
};
