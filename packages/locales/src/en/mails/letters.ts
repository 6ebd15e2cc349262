import { greet } from "./greet.ts";
import { afterFailure, previewOfFailure, unusableCard } from "./failed-charge.ts";
import { englishAccountLetters } from "./account.ts";
import { englishClaimLetters } from "./claim.ts";
import { englishRepaymentLetters } from "./repayment.ts";
import { englishDocumentLetters } from "./document.ts";
import { englishLandlordLetters } from "./landlord.ts";
import { englishLeavingLetters } from "./leaving.ts";
import { englishMovingOutLetters } from "./moving-out.ts";
import { action, facts, note, paragraph, quote } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";
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
  ...englishRepaymentLetters,
  ...englishLandlordLetters,
  ...englishLeavingLetters,
  ...englishMovingOutLetters,
  ...englishWayLetters,

  "tenant-invitation": (data, { brandName, insurer, date, money }) => ({
    subject: `${data.inviterName} invites you: a guarantee instead of a cash deposit`,
    preview: `For ${data.fullAddress}. Most of it is filled in already.`,
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
      action("See the invitation", data.link),
      paragraph(
        "You see the price first. Then a few questions are left that only you can answer. Nothing is charged until you have signed and your landlord has accepted.",
      ),
      note(
        "This link is yours alone and works once, so please do not pass it on. If you do not know what this is about, there is nothing to do.",
      ),
    ],
    why: `You get this mail because ${data.inviterName} invites you.`,
  }),

  "first-information": (data, { brandName }) => ({
    subject: "Who we are: first information about your application",
    preview: "For you to keep. There is nothing to do.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `You have started an application for a rent-deposit guarantee at ${brandName}. At the first contact, an insurance intermediary has to say who they are, what they do for you and who pays them. The attached document says so.`,
      ),
      paragraph("There is nothing to do, and nothing is signed. Please keep the document."),
      note("If you have not started an application, somebody mistyped an address. You can then delete this mail."),
    ],
    why: "You get this mail because this address is in an application with us.",
  }),

  "landlord-invitation": (data, { brandName, insurer, date, money, withdrawalRule }) => ({
    subject: `${data.tenantName} offers you a rent-deposit guarantee`,
    preview: `${money(data.depositCents)} of security, free of charge for you. Your answer is all that is missing.`,
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
      action("See it and answer", data.link),
      paragraph(
        "It costs you nothing and you need no account. Until you accept, the guarantee is not in force and nobody is charged.",
      ),
      paragraph(`${data.tenantName} may withdraw within 14 days. ${withdrawalRule}`),
      note("This link is yours alone. Whoever has it can answer in your name, so please do not pass it on."),
    ],
  }),

  "landlord-link": (data, { supportEmail }) => ({
    subject: `Your link to guarantee ${data.contractNumber}`,
    preview: `It opens the guarantee of ${data.tenantName}.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(`Here is your personal link to the guarantee of ${data.tenantName} for ${data.fullAddress} again.`),
      action("Open the guarantee", data.link),
      note(
        `This link is yours alone. If you did not ask for it, there is nothing to do; with any question, write to ${supportEmail}.`,
      ),
    ],
  }),

  "contract-documents": (data, { money, supportEmail }) => ({
    subject: "Your contract documents, before you sign",
    preview: "To be read at leisure. Nothing is signed yet, and nothing is charged.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        "before you sign you should have everything in your hands. Attached are the contract as you can sign it and the documents that belong to it, the first information among them. What we have sent you before, and what has not changed, is not attached again.",
      ),
      facts(
        ["Home", data.fullAddress],
        ["Guarantee", money(data.depositCents)],
        ["Premium", `${money(data.premiumCents)} ${periods[data.paymentPeriod]}`],
      ),
      paragraph(
        "Take your time. Nothing binds you until you sign. If you change anything before, you get new documents.",
      ),
      note(`Questions? Write to us: ${supportEmail}`),
    ],
    why: "You get this mail because you are applying for a guarantee with us.",
  }),

  "contract-signed": (data, { date, money, supportEmail, withdrawalRule }) => ({
    subject: `Your contract ${data.contractNumber} is signed`,
    preview: "It is your landlord's turn now. Nothing is charged yet.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `You have signed your rent-deposit guarantee. ${data.landlordName ?? "Your landlord"} has a mail from us with the choice to accept or decline. We will write to you as soon as there is an answer.`,
      ),
      facts(
        ["Home", data.fullAddress],
        ["Guarantee", money(data.depositCents)],
        ["Premium", `${money(data.premiumCents)} ${periods[data.paymentPeriod]}`],
        ["From", date(data.insuranceStart)],
        ["Contract number", data.contractNumber],
      ),
      paragraph(
        "Nothing is charged until the guarantee is accepted, and nothing before it starts. If it is declined, you pay nothing.",
      ),
      note(
        `You may withdraw from the contract at least until ${date(data.withdrawUntil)} without giving a reason: with the contract number under ‘Withdraw from contract’ on our site, in your account, or by a mail to ${supportEmail}. The period of 14 days begins when you have this mail with the contract, and all documents. ${withdrawalRule}`,
      ),
    ],
  }),

  "landlord-accepted": (data, { date, money }) => ({
    subject: "Your guarantee has been accepted",
    preview: `First charge on ${date(data.firstChargeOn)}: ${money(data.premiumCents)}.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `Good news: ${data.landlordName ?? "Your landlord"} has accepted the guarantee for ${data.fullAddress}. You do not need to hand over a cash deposit any more.`,
      ),
      facts(
        ["Covered from", date(data.firstChargeOn)],
        ["First charge", date(data.firstChargeOn)],
        ["Premium", `${money(data.premiumCents)} ${periods[data.paymentPeriod]}`],
        ["Cash deposit back by", data.cashReturnOn && date(data.cashReturnOn)],
        ["Contract number", data.contractNumber],
      ),
      ...(data.cashReturnOn
        ? [
            paragraph(
              `On accepting, your landlord's side confirmed that you get your cash deposit back by ${date(data.cashReturnOn)}. If it has not arrived by then, ask for it and refer to this mail.`,
            ),
          ]
        : []),
      note("The card you gave us is charged. There is nothing else for you to do."),
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
      paragraph(
        `Your contract ${data.contractNumber} has ended with that. Nothing was charged to your card, and nothing will be.`,
      ),
      note(
        `Talking often helps: many landlords have simply not met a guarantee before. If we can explain anything, write to ${supportEmail}.`,
      ),
    ],
  }),

  "premium-failed": (data, { date, money, supportEmail }) => ({
    subject: data.needsAnotherCard ? unusableCard.subject : "Your premium could not be charged",
    preview: previewOfFailure(data, date),
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        data.needsConfirmation
          ? `Your bank did not release the premium of ${money(data.amountCents)}: it wants you to confirm the payment yourself.`
          : `The premium of ${money(data.amountCents)} could not be charged to your card.`,
      ),
      facts(
        ["Home", data.fullAddress],
        ["Due since", date(data.dueOn)],
        ["Next try", data.nextTryOn && date(data.nextTryOn)],
        ["Contract number", data.contractNumber],
      ),
      action(data.needsConfirmation ? "Confirm the payment" : "Give another card", data.link),
      paragraph(data.nextTryOn ? `You stay covered. ${afterFailure(data)}` : afterFailure(data)),
      note(
        `The link is for you alone and works for 30 days. We never ask for card details by mail. Questions? ${supportEmail}`,
      ),
    ],
  }),
};
