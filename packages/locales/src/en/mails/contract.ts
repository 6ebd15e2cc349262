import { type Block, action, facts, link, paragraph, quote } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";
import { streetOf } from "../../mails/street-of.ts";
import { greet } from "./greet.ts";

type Kinds = "contract-documents" | "contract-signed" | "tenant-message" | "rating-request";

export const periods = { YEARLY: "a year", MONTHLY: "a month" };

/** The contract before and after the signature; what the tenant writes to the landlord, and is asked, while it runs. */
export const englishContractLetters: Pick<Letters, Kinds> = {
  "contract-documents": (data, { money }) => ({
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
    ],
  }),

  "contract-signed": (data, { date, money, supportEmail }) => ({
    subject: `Your guarantee for ${streetOf(data)} is signed`,
    preview: "It’s your landlord’s turn now. Nothing is charged yet.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `The contract is attached. ${data.landlordName ?? "Your landlord"} has an email from us and can accept or decline. We’ll write to you as soon as there’s an answer.`,
      ),
      ...toAccount(data),
      facts(
        ["Home", data.fullAddress],
        ["Guarantee", money(data.depositCents)],
        ["Premium", `${money(data.premiumCents)} ${periods[data.paymentPeriod]}`],
        ["From", date(data.insuranceStart)],
        ["Log in with", data.needsPassword ? data.email : null],
        ["Contract number", data.contractNumber],
      ),
      paragraph(
        "Nothing is charged until the guarantee is accepted, and nothing before it begins. If it is declined, you pay nothing.",
      ),
      ...(data.link
        ? [
            paragraph(
              `In your account you can see where things stand, download all documents and write to your landlord.${data.needsPassword ? " You can set a password but don’t need one: we’re happy to email you a link each time." : ""}`,
            ),
          ]
        : []),
    ],
    smallPrint: [
      ...(data.link && data.needsPassword
        ? [
            "The link works once, within 30 days, and is for you only. To pass on the contract, please forward the attachments only, not this email.",
          ]
        : []),
      `You can withdraw from the contract until at least ${date(data.withdrawUntil)} without giving a reason: with the contract number under ‘Withdraw from contract’ on our site, in your account, or by email to ${supportEmail}. The 14-day period begins when you have this email with the contract and all documents. The attached instruction says what applies then.`,
    ],
  }),

  "tenant-message": (data, { brandName }) => ({
    subject: `${data.tenantName} has written to you about ${streetOf(data)}`,
    preview: `Your reply goes straight to ${data.tenantName}.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(`${data.tenantName} has written to you about ${data.fullAddress}:`),
      quote(data.message),
      paragraph(`Just reply to this email: your reply goes straight to ${data.tenantName}.`),
    ],
    smallPrint: [`Rent-deposit guarantee ${data.contractNumber}. ${brandName} only passed the message on.`],
  }),

  "rating-request": (data, { brandName }) => ({
    subject: "How are things in your home?",
    preview: "Three short questions, one minute.",
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph(
        `Your guarantee for ${data.fullAddress} has been in force for a while now. How happy are you with your landlord, and with ${brandName}?`,
      ),
      action("Rate now", data.link),
      paragraph("We don’t show your answers to your landlord or to anyone outside our company."),
      link("Stop requests and reminders like this", data.stopLink),
    ],
  }),
};

/** The signed contract comes with an account. */
export function toAccount({ link: page }: { link?: string | null }): Block[] {
  if (!page) return [];
  return [action("Open your account", page)];
}
