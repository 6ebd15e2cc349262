import { joinNames } from "../../format/join-names.ts";
import type { JoiningMails } from "../../mails/data/joining.ts";
import { action, facts, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";
import type { ChangedPeople, Contract } from "../../mails/mail-parts.ts";
import { streetOf } from "../../mails/street-of.ts";
import { sayDifference } from "../../terms-difference.ts";
import { englishTerms } from "../terms-phrases.ts";
import { toAccount } from "./contract.ts";
import { greet } from "./greet.ts";

const personal = "The link is for you only, so please don’t pass it on.";

const tenants = ({ tenantNames = [], tenantName }: Contract) =>
  joinNames(tenantNames.length > 0 ? tenantNames : [tenantName], "en");

function what({ joins, leaves, readerName }: ChangedPeople & { readerName: string }): string {
  const isReader = leaves === readerName;
  if (joins === null) return `${isReader ? "you" : leaves} would leave the contract`;
  return leaves === null
    ? `${joins} would join the contract`
    : `${joins} would take ${isReader ? "your" : `${leaves}’s`} place`;
}

export const englishJoiningLetters: Pick<Letters, keyof JoiningMails> = {
  "co-tenant-asked": (data, { date }) => ({
    subject: `${streetOf(data)}: ${what(data)}. Do you agree?`,
    preview: `Please answer by ${date(data.until)}.`,
    greeting: greet(data.readerName),
    blocks: [
      paragraph(
        `This is about the guarantee for ${data.fullAddress}: ${what(data)}. All tenants and the landlord have to agree; until then, everything stays as it is.`,
      ),
      action("View and answer", data.link),
      facts(["Please answer by", date(data.until)], ["Contract number", data.contractNumber]),
      ...(data.leaves === null
        ? []
        : [
            paragraph(
              data.leaves === data.readerName
                ? "Once the change applies, you are released: you owe nothing for what we pay the landlord from then on. Your access to this contract ends."
                : `Once the change applies, ${data.leaves} is released. From then on, only the remaining tenants, including you, owe us what we pay the landlord.`,
            ),
          ]),
      ...(data.joins === null
        ? []
        : [
            paragraph(
              `${data.joins} signs, and can take the signature back for 14 days; only then does the change apply. From then on, ${data.joins} is liable together with ${data.leaves === data.readerName ? "the others" : "you"}.`,
            ),
          ]),
    ],
    smallPrint: [personal],
  }),

  "co-tenant-to-sign": (data, words) => ({
    subject: `${streetOf(data)}: please sign the higher guarantee`,
    preview: `The landlord agrees. You can sign until ${words.date(data.until)}.`,
    greeting: greet(data.readerName),
    blocks: [
      paragraph(
        `The landlord wants more security for ${data.fullAddress}, and the guarantee is to rise. The landlord and ${data.tenantNames?.[0] ?? "the first tenant"} agree. It only rises if all tenants sign; until then, everything stays as it is.`,
      ),
      action("Read and sign", data.link),
      facts(
        ...sayDifference(data.difference, words, englishTerms),
        ["Please sign by", words.date(data.until)],
        ["Contract number", data.contractNumber],
      ),
      paragraph(
        "If we pay the landlord for a claim, all tenants together owe us that sum, up to the higher guarantee. The first tenant goes on paying the premium.",
      ),
      paragraph(
        "The amendment is attached as a draft, with all documents of the contract. You can take your signature back for 14 days, without giving a reason; only then does the higher sum apply.",
      ),
    ],
    smallPrint: [personal],
  }),

  "co-tenant-to-join": (data, { date, money, insurer }) => ({
    subject: `${streetOf(data)}: please sign to join the guarantee`,
    preview: `For ${data.fullAddress}. It takes two minutes.`,
    greeting: greet(data.readerName),
    blocks: [
      paragraph(
        `You were named to us as a tenant of ${data.fullAddress}. Instead of a cash deposit, there is a guarantee from ${insurer.name}, which you’re asked to join${data.leaves === null ? "" : ` in ${data.leaves}’s place`}.`,
      ),
      action("Read and sign", data.link),
      facts(
        ["Tenants until now", tenants(data)],
        ["Guarantee", money(data.depositCents)],
        ["Please sign by", date(data.until)],
        ["Contract number", data.contractNumber],
      ),
      paragraph(
        `If we ever pay the landlord for a claim, all tenants together owe us that sum. You are liable for what we pay from the day on which you join, and not for anything that we paid before. ${data.tenantNames?.[0] ?? data.tenantName} still pays the premium.`,
      ),
      paragraph(
        "The amendment is attached with all documents of the contract. After you, the landlord still has to agree. You can take your signature back for 14 days, without giving a reason; it only applies after that.",
      ),
      paragraph("If you don’t know what this is about, you can ignore this email, or refuse on the page."),
    ],
    smallPrint: [personal],
    why: "You’re getting this email because you were named to us as a tenant of the home.",
  }),

  "co-tenant-joined": (data, { date, money }) => ({
    subject: `You are part of the guarantee for ${streetOf(data)}`,
    preview: "Everybody has agreed. The amendment comes in a separate email.",
    greeting: greet(data.readerName),
    blocks: [
      paragraph(
        "Everybody has agreed, and the time for taking your signature back is over. You are now a tenant of this contract, with the same rights as the others. The amendment and the new certificate come in a separate email.",
      ),
      ...toAccount(data),
      facts(
        ["Tenants", tenants(data)],
        ["Home", data.fullAddress],
        ["Guarantee", money(data.depositCents)],
        ["Liable from", date(data.from)],
        ["Log in with", data.needsPassword ? data.email : null],
        ["Contract number", data.contractNumber],
      ),
    ],
    smallPrint: data.link && data.needsPassword ? ["The link works once, within 30 days, and is for you only."] : [],
  }),

  "co-tenant-released": (data, { date }) => ({
    subject: `You are released from the guarantee for ${streetOf(data)}`,
    preview: "You owe nothing from this contract.",
    greeting: greet(data.readerName),
    blocks: [
      paragraph(
        `All tenants and the landlord have agreed: since ${date(data.from)}, you are no longer part of the guarantee for ${data.fullAddress}. We release you: you owe nothing for what we pay the landlord from that day on. No claim was open and nothing was left to repay, so you owe nothing for the time before either.`,
      ),
      paragraph("The amendment is attached. Please keep it. Your access to this contract has ended."),
      facts(["Released on", date(data.from)], ["Contract number", data.contractNumber]),
    ],
  }),
};
