import { greet } from "./greet.ts";
import {
  actionAfterFailure,
  afterFailure,
  failureOfAccount,
  nameAccount,
  previewOfFailure,
  subjectOfFailure,
} from "./failed-charge.ts";
import { englishDebitLetters } from "./debit.ts";
import { englishAccountLetters } from "./account.ts";
import { englishClaimLetters } from "./claim.ts";
import { englishPartnerLetters } from "./partner.ts";
import { englishPayoutAccountLetters } from "./payout-account.ts";
import { englishRepaymentLetters } from "./repayment.ts";
import { englishDeskLetters } from "./desk.ts";
import { englishDocumentLetters } from "./document.ts";
import { englishLandlordLetters } from "./landlord.ts";
import { englishLeavingLetters } from "./leaving.ts";
import { englishMovingOutLetters } from "./moving-out.ts";
import { action, type Block, facts, link, note, paragraph, quote } from "../../mails/letter.ts";
import type { Letters, MailData } from "../../mails/mail-data.ts";
import { englishOwnDataLetters } from "./own-data.ts";
import { englishReviewLetters } from "./review.ts";
import { englishWayLetters } from "./ways.ts";

const periods = { YEARLY: "a year", MONTHLY: "a month" };

export const englishLetters: Letters = {
  ...englishAccountLetters,
  ...englishOwnDataLetters,
  ...englishReviewLetters,
  ...englishDocumentLetters,
  ...englishClaimLetters,
  ...englishPartnerLetters,
  ...englishPayoutAccountLetters,
  ...englishRepaymentLetters,
  ...englishDebitLetters,
  ...englishLandlordLetters,
  ...englishDeskLetters,
  ...englishLeavingLetters,
  ...englishMovingOutLetters,
  ...englishWayLetters,

  "tenant-invitation": (data, { brandName, insurer, date, money }) => ({
    subject: `${data.inviterName} invites you: a guarantee instead of a cash deposit`,
    preview: `For ${data.fullAddress}. Most of it is already filled in.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `${data.inviterName} offers you a guarantee from ${insurer.name}, arranged by ${brandName}, in place of the cash deposit for your new home. You keep your money and pay a small premium instead.`,
      ),
      facts(
        ["Home", data.fullAddress],
        ["Deposit", money(data.depositCents)],
        ["From", date(data.insuranceStart)],
        ["Invitation open until", date(data.expiresOn)],
      ),
      action("View the invitation", data.link),
      paragraph(
        "You’ll see the price first. Then there are just a few questions that only you can answer. Nothing is charged until you have signed and your landlord has accepted.",
      ),
      note(
        "This link opens your application on any device until you’ve signed it. It’s for you only, so please don’t pass it on. If you don’t know what this is about, you can ignore this email.",
      ),
    ],
    why: `You’re getting this email because ${data.inviterName} invited you.`,
  }),

  "tenant-invitation-reminder": (data, { date }) => ({
    subject: `${data.inviterName} reminds you of your invitation`,
    preview: `For ${data.fullAddress}. Open until ${date(data.expiresOn)}.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `${data.inviterName} invited you to replace your cash deposit with a guarantee, and has asked us to remind you. If you have already started, you can carry on where you left off.`,
      ),
      facts(["Home", data.fullAddress], ["Invitation open until", date(data.expiresOn)]),
      action("Open the invitation", data.link),
      note("This link is for you only, so please don’t pass it on."),
      link("Stop these reminders", data.stopLink),
    ],
    why: `You’re getting this email because ${data.inviterName} invited you.`,
  }),

  "first-information": (data, { brandName }) => ({
    subject: "Who we are: initial information about your application",
    preview: "For your records. You don’t need to do anything.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `You have started an application for a rent-deposit guarantee with ${brandName}. At the first contact, an insurance intermediary has to tell you who they are, what they do for you and who pays them. You’ll find that in the attached document.`,
      ),
      paragraph("You don’t need to do anything, and you haven’t signed anything. Please keep the document."),
      note("If you haven’t started an application, someone mistyped their address. You can delete this email."),
    ],
    why: "You’re getting this email because this address was given in an application to us.",
  }),

  "landlord-invitation": (data, { brandName, insurer, date, money, withdrawalForLandlord }) => ({
    subject: `${data.tenantName} is offering you a rent-deposit guarantee`,
    preview: `${money(data.depositCents)} of security, free of charge for you, with no account and no paper.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${data.tenantName} would like to secure the deposit with a guarantee from ${insurer.name}, arranged by ${brandName}, instead of cash. Once you have accepted, it secures justified claims from the tenancy up to the amount below.`,
      ),
      facts(
        ["Home", data.fullAddress],
        ["Guarantee", money(data.depositCents)],
        ["From", date(data.insuranceStart)],
        ["Until", data.insuranceEnd && date(data.insuranceEnd)],
        ["Please answer by", date(data.answerUntil)],
        ["Contract number", data.contractNumber],
      ),
      action("View and answer", data.link),
      paragraph(
        "It costs you nothing, and you don’t need an account. Until you accept, the guarantee is not in force and nobody is charged.",
      ),
      paragraph(`${data.tenantName} can withdraw within 14 days. ${withdrawalForLandlord}`),
      note("This link is for you only. Anyone who has it can answer in your name, so please don’t pass it on."),
    ],
  }),

  "landlord-link": (data, { supportEmail }) => ({
    subject: `Your link to guarantee ${data.contractNumber}`,
    preview: `It opens ${data.tenantName}’s guarantee.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(`Here’s your personal link again. It opens ${data.tenantName}’s guarantee for ${data.fullAddress}.`),
      action("Open the guarantee", data.link),
      note(
        `This link is for you only. If you didn’t ask for it, you don’t need to do anything. Questions? Write to us: ${supportEmail}`,
      ),
    ],
  }),

  "contract-documents": (data, { money, supportEmail }) => ({
    subject: "Your contract documents, before you sign",
    preview: "Take your time to read them. Nothing is signed yet, and nothing is charged.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        "We’ve attached the contract you’d be signing and all the documents that go with it, including the initial information. Anything you already have from us isn’t attached again.",
      ),
      facts(
        ["Home", data.fullAddress],
        ["Guarantee", money(data.depositCents)],
        ["Premium", `${money(data.premiumCents)} ${periods[data.paymentPeriod]}`],
      ),
      paragraph(
        "Take your time. You’re under no obligation until you sign. If you change anything before then, you’ll get new documents.",
      ),
      note(`Questions? Write to us: ${supportEmail}`),
    ],
  }),

  "contract-signed": (data, { date, money, supportEmail, withdrawalRule }) => ({
    subject: `Your contract ${data.contractNumber} is signed`,
    preview: "It’s your landlord’s turn now. Nothing is charged yet.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `You’ve signed your rent-deposit guarantee. ${data.landlordName ?? "Your landlord"} has an email from us and can accept or decline. We’ll write to you as soon as there’s an answer.`,
      ),
      facts(
        ["Home", data.fullAddress],
        ["Guarantee", money(data.depositCents)],
        ["Premium", `${money(data.premiumCents)} ${periods[data.paymentPeriod]}`],
        ["From", date(data.insuranceStart)],
        ["Contract number", data.contractNumber],
      ),
      paragraph(
        "Nothing is charged until the guarantee is accepted, and nothing before it begins. If it is declined, you pay nothing.",
      ),
      ...toAccount(data),
      note(
        `You can withdraw from the contract until at least ${date(data.withdrawUntil)} without giving a reason: with the contract number under ‘Withdraw from contract’ on our site, in your account, or by email to ${supportEmail}. The 14-day period begins when you have this email with the contract and all documents. ${withdrawalRule}`,
      ),
    ],
  }),

  "landlord-accepted": (data, { date, money }) => ({
    subject: "Your guarantee has been accepted",
    preview: data.account
      ? `You’re covered from ${date(data.firstChargeOn)}. We’ll tell you before each debit.`
      : `First charge on ${date(data.firstChargeOn)}: ${money(data.premiumCents)}.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `Good news: ${data.landlordName ?? "Your landlord"} has accepted the guarantee for ${data.fullAddress}. You no longer need to hand over a cash deposit.`,
      ),
      facts(
        ["Covered from", date(data.firstChargeOn)],
        ["First charge", data.account ? null : date(data.firstChargeOn)],
        ["Premium", `${money(data.premiumCents)} ${periods[data.paymentPeriod]}`],
        ["Cash deposit back by", data.cashReturnOn && date(data.cashReturnOn)],
        ["Contract number", data.contractNumber],
      ),
      ...(data.cashReturnOn
        ? [
            paragraph(
              `When the guarantee was accepted, we received confirmation that you’ll get your cash deposit back by ${date(data.cashReturnOn)}. If you don’t have it by then, ask for it and refer to this email.`,
            ),
          ]
        : []),
      note(
        data.account
          ? `We’ll debit your ${nameAccount(data.account.lastFour)}, for the first time a few days after cover begins. We’ll email you the day and the amount first. There’s nothing else you need to do.`
          : "We’ll charge the card you gave us. There’s nothing else you need to do.",
      ),
    ],
  }),

  "landlord-declined": (data, { supportEmail }) => ({
    subject: "Your guarantee was declined",
    preview: "You pay nothing. Your contract has ended.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `Unfortunately, ${data.landlordName ?? "your landlord"} has not accepted the guarantee for ${data.fullAddress}.`,
      ),
      ...(data.reason ? [paragraph("The reason given:"), quote(data.reason)] : []),
      paragraph(`Your contract ${data.contractNumber} has therefore ended. Nothing was charged, and nothing will be.`),
      ...(data.link ? [action("See what you can do now", data.link)] : []),
      note(
        `It often helps to talk: many landlords simply don’t know about guarantees yet. If you’d like us to explain anything, write to ${supportEmail}.`,
      ),
    ],
  }),

  "premium-failed": (data, { date, money, supportEmail }) => ({
    subject: subjectOfFailure(data, "Your premium"),
    preview: previewOfFailure(data, date),
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        data.needsConfirmation
          ? `Your bank didn’t approve the premium of ${money(data.amountCents)}: it wants you to confirm the payment yourself.`
          : data.account
            ? failureOfAccount(data, {
                subject: `The premium of ${money(data.amountCents)}`,
                object: `the premium of ${money(data.amountCents)}`,
              })
            : `The premium of ${money(data.amountCents)} could not be charged to your card.`,
      ),
      facts(
        ["Home", data.fullAddress],
        ["Due since", date(data.dueOn)],
        ["Next try", data.nextTryOn && date(data.nextTryOn)],
        ["Contract number", data.contractNumber],
      ),
      action(actionAfterFailure(data, "Confirm the payment"), data.link),
      paragraph(data.nextTryOn ? `You’re still covered. ${afterFailure(data)}` : afterFailure(data)),
      note(
        `The link is for you only and works for 30 days. We never ask for ${data.account ? "account" : "card"} details by email. Questions? ${supportEmail}`,
      ),
    ],
  }),
};

/** The signed contract comes with an account. */
function toAccount({ link: page, email, needsPassword }: MailData["contract-signed"]): Block[] {
  if (!page) return [];
  if (!needsPassword)
    return [
      paragraph("In your account you can see where things stand, download all documents and write to your landlord."),
      action("Open your account", page),
    ];
  return [
    paragraph(
      "In your account you can see where things stand, download all documents and write to your landlord. You can set a password for it, or have us email you a link each time you log in.",
    ),
    facts(["Log in with", email]),
    action("Set your password", page),
    note(
      "The link works once, within 30 days, and is for you only. To pass on the contract, please forward the attachments only, not this email.",
    ),
  ];
}
