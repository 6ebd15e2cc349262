import { joinNames } from "../../format/join-names.ts";
import type { CoTenantMails, ToSign } from "../../mails/data/co-tenants.ts";
import { action, facts, paragraph, quote } from "../../mails/letter.ts";
import type { Letters, Words } from "../../mails/mail-data.ts";
import { streetOf } from "../../mails/street-of.ts";
import { periods, toAccount } from "./contract.ts";
import { greet } from "./greet.ts";

const personal = "The link is for you only, so please don’t pass it on. It works for 30 days.";
const opensApplication = "The link opens your application and is for you only: please don’t forward this email.";
const stops: Record<CoTenantMails["signing-stopped"]["stop"], string> = {
  CARD: "we can no longer charge your card or account. Please choose again how to pay and sign again; the other signatures stay valid.",
  DATES: "the guarantee was to begin on a day that has passed. Please choose another day; then everybody signs again.",
  DOCUMENTS:
    "the documents of the contract have changed. You have the new ones by email: please read them and sign again, and then everybody else.",
  HOME_TAKEN: "the home now has another guarantee. If that isn’t right, please write to us.",
  NOT_OFFERED: "we don’t offer guarantees in this country at the moment.",
};

const names = (all: readonly string[]) => joinNames(all, "en");

/** The contract that is to be signed, in rows. */
function contract(data: ToSign, { money }: Pick<Words, "money">) {
  return facts(
    ["Home", data.fullAddress],
    ["Guarantee", money(data.depositCents)],
    ["Premium", `${money(data.premiumCents)} ${periods[data.paymentPeriod]}`],
  );
}

export const englishCoTenantLetters: Pick<Letters, Exclude<keyof CoTenantMails, "shared-repayment">> = {
  "co-tenant-invitation": (data, words) => ({
    subject: data.isChanged
      ? `${data.inviterName} has changed the contract: please sign again`
      : `${data.inviterName} asks for your signature: the guarantee for your home`,
    preview: `For ${data.fullAddress}. It takes two minutes.`,
    greeting: greet(data.readerName),
    blocks: [
      paragraph(
        data.isChanged
          ? `The contract for your rent-deposit guarantee has changed, and ${data.inviterName} has signed it again. Earlier signatures no longer count. Please read it and sign it, too.`
          : `You and ${data.inviterName} rent this home together. Instead of a cash deposit, ${data.inviterName} has chosen a guarantee from ${words.insurer.name} and has signed. It needs your signature, too.`,
      ),
      action("Read and sign", data.link),
      contract(data, words),
      paragraph(
        `${data.inviterName} pays the premium. If we ever pay the landlord, all tenants together owe us that sum. The contract is attached with all documents: take your time, nothing binds you until you sign.`,
      ),
      paragraph("If you don’t know what this is about, you can ignore this email, or refuse on the page."),
    ],
    smallPrint: [personal],
    why: `You’re getting this email because ${data.inviterName} named you as a tenant of the home.`,
  }),

  "co-tenant-reminder": (data, words) => ({
    subject: `${streetOf(data)}: your signature is still missing`,
    preview: `${data.inviterName} has signed. It takes two minutes.`,
    greeting: greet(data.readerName),
    blocks: [
      paragraph(
        `${data.byTenant ? `${data.inviterName} asked us to remind you: the` : "The"} guarantee for ${data.fullAddress} still needs your signature. Your landlord is only told once all tenants have signed.`,
      ),
      action("Read and sign", data.link),
      contract(data, words),
      paragraph("If you don’t want to sign, please say so on the page, so that nobody has to wait."),
    ],
    smallPrint: [personal],
    why: `You’re getting this email because ${data.inviterName} named you as a tenant of the home.`,
  }),

  "co-tenant-left-out": (data) => ({
    subject: `${streetOf(data)}: your signature no longer counts`,
    preview: "You owe nothing, and there is nothing you need to do.",
    greeting: greet(data.readerName),
    blocks: [
      paragraph(
        data.isLater
          ? `You had signed in order to join the guarantee for ${data.fullAddress}. Nothing came of it: your signature no longer counts, and you owe nothing.`
          : `${data.inviterName} has changed the guarantee for ${data.fullAddress} and signs it without you. The contract that you signed was never concluded: your signature no longer counts, and you owe nothing.`,
      ),
      paragraph(`There is nothing you need to do. If you didn’t expect this, please talk to ${data.inviterName}.`),
    ],
    why: `You’re getting this email because you signed a contract with ${data.inviterName}.`,
  }),

  "contract-signed-together": (data, { date, money, supportEmail }) => ({
    subject: `Your guarantee for ${streetOf(data)} is signed`,
    preview: "All tenants have signed. It’s your landlord’s turn now.",
    greeting: greet(data.readerName),
    blocks: [
      paragraph(
        `All tenants have signed, and the contract is attached. ${data.landlordName ?? "Your landlord"} has an email from us and can accept or decline. We’ll write to you as soon as there’s an answer.`,
      ),
      ...toAccount(data),
      facts(
        ["Tenants", data.tenantName],
        ["Home", data.fullAddress],
        ["Guarantee", money(data.depositCents)],
        ["Premium", `${money(data.premiumCents)} ${periods[data.paymentPeriod]}`],
        ["From", date(data.insuranceStart)],
        ["Log in with", data.needsPassword ? data.email : null],
        ["Contract number", data.contractNumber],
      ),
    ],
    smallPrint: [
      ...(data.link && data.needsPassword
        ? [
            "The link works once, within 30 days, and is for you only. To pass on the contract, please forward the attachments only, not this email.",
          ]
        : []),
      `You can withdraw from the contract until at least ${date(data.withdrawUntil)} without giving a reason: with the contract number under ‘Withdraw from contract’ on our site, in your account, or by email to ${supportEmail}. The contract then ends for all tenants. The 14-day period begins when you have this email with the contract and all documents. The attached instruction says what applies then.`,
    ],
  }),

  "co-tenant-signed": (data) => ({
    subject: `${data.coTenantName} has signed`,
    preview: `We’re still waiting for ${names(data.waitsFor)}.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `${data.coTenantName} has signed the guarantee for ${data.fullAddress}. We’re still waiting for ${names(data.waitsFor)}. We’ll write to your landlord once all have signed.`,
      ),
      action("See who has signed", data.link),
    ],
    smallPrint: [opensApplication],
  }),

  "co-tenants-waiting": (data) => ({
    subject: "After two weeks, not everybody has signed",
    preview: `We’re still waiting for ${names(data.waitsFor)}.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `You signed the guarantee for ${data.fullAddress} two weeks ago, and ${names(data.waitsFor)} ${data.waitsFor.length > 1 ? "have" : "has"} not signed. You can keep waiting, correct an email address, or sign alone.`,
      ),
      action("Choose how to go on", data.link),
      paragraph(
        "If you sign alone, we check your income without the others’, and you sign a new contract. Nothing is charged before all have signed and the landlord has accepted.",
      ),
    ],
    smallPrint: [opensApplication],
  }),

  "co-tenant-refused": (data) => ({
    subject: `${data.coTenantName} won’t sign`,
    preview: "You can ask again, sign alone or change the contract.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(`${data.coTenantName} has refused to sign the guarantee for ${data.fullAddress}.`),
      action("Choose how to go on", data.link),
      ...(data.reason ? [paragraph("The reason given:"), quote(data.reason)] : []),
      paragraph("You can ask again, sign alone or change the contract. Nothing is charged."),
    ],
    smallPrint: [opensApplication],
  }),

  "co-tenant-corrected": (data) => ({
    subject: "Name corrected: please sign again",
    preview: `‘${data.oldName}’ is now ‘${data.coTenantName}’.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `‘${data.oldName}’ is now ‘${data.coTenantName}’. That changes the contract for ${data.fullAddress}, so please confirm your answers once more and sign again. The others then get a new email.`,
      ),
      action("Continue", data.link),
    ],
    smallPrint: [opensApplication],
  }),

  "signing-stopped": (data) => ({
    subject: "Your contract isn’t concluded yet",
    preview: `${data.coTenantName} wanted to sign, but couldn’t.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(`${data.coTenantName} wanted to sign the guarantee for ${data.fullAddress}, but ${stops[data.stop]}`),
      action("Continue", data.link),
    ],
    smallPrint: [opensApplication],
  }),
};
