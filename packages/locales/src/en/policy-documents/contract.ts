import { englishNeeds as needs } from "./needs.ts";
import {
  facts,
  heading,
  inGroups,
  list,
  note,
  notice,
  paragraph,
  signature,
  smallFacts,
  type PdfBlock,
} from "../../policy-documents/pdf.ts";
import type { PdfData } from "../../policy-documents/pdf-data.ts";
import type { PdfTexts, PdfWords } from "../../policy-documents/pdf-words.ts";

const periods = { YEARLY: "a year", MONTHLY: "a month" };
const law = {
  de: "a guarantee under which the landlord need not sue you first (selbstschuldnerische Bürgschaft, sections 765 and 773 BGB)",
  at: "a guarantee as guarantor and payer (Bürge und Zahler, section 1357 ABGB)",
};

export const englishContract: Pick<PdfTexts, "contract"> = {
  contract: (data, words) => ({
    title: data.signed ? "Rent-deposit guarantee contract" : "Draft contract: rent-deposit guarantee",
    subtitle: data.signed ? `Contract number ${data.signed.contractNumber}` : "To be read before signing",
    dated: data.signed?.at ?? data.consents.at,
    blocks: [
      ...(data.signed
        ? []
        : [
            notice("This is the contract that you can sign. Until then it does not bind you. You may want to keep it."),
          ]),
      heading("Who makes this contract"),
      facts(
        ["Tenant", data.tenant.name],
        ["Born on", data.tenant.birthDate && words.date(data.tenant.birthDate)],
        ["Address", data.tenant.address],
        ["Email", data.tenant.email],
        [
          "Guarantor",
          [`${words.insurer.name}, ${words.insurer.address}`, words.insurer.phone].filter(Boolean).join("\n"),
        ],
        ["Register and home state", `${words.insurer.register}, ${words.insurer.state}`],
        ["Supervised by", words.insurer.supervisor],
        ["Arranged by", `${words.brandName}, ${words.supportEmail}`],
        ["Landlord", [data.landlord.name, data.landlord.email].filter(Boolean).join(", ")],
      ),
      note(
        `In this contract, ‘we’ means the guarantor. ${words.brandName} arranges the contract and receives statements on the guarantor’s behalf.`,
      ),
      heading("What we guarantee"),
      facts(
        ["Home", data.fullAddress],
        ["Rent without running costs", `${words.money(data.coldRentCents)} a month`],
        ["Guarantee up to", words.money(data.depositCents)],
        ["Beginning", words.date(data.insuranceStart)],
        ["End", data.insuranceEnd ? words.date(data.insuranceEnd) : "open, until the release"],
        ["Premium", `${words.money(data.premiumCents)} ${periods[data.paymentPeriod]}, in advance`],
      ),
      heading("What is agreed"),
      list(
        `We give the landlord ${law[words.country]}, in place of a cash deposit.`,
        "Cover begins on the day named, but not before the landlord has accepted. If the landlord declines, the contract ends and you pay nothing.",
        "We charge your card or account when cover begins at the earliest, then in advance for each period.",
        "What we pay to the landlord, you pay back to us. You may object to a claim within four weeks.",
        "There are no fees for reminders, claims or administration.",
      ),
      heading("Withdrawal"),
      paragraph(
        `You may withdraw from the contract in text form within ${data.withdrawalDays} days, without giving a reason, on our pages or by writing to ${words.supportEmail}. The period begins when you have signed and have received the contract with all documents and the instruction. ${words.withdrawalRule} ${
          data.consents.earlyFulfilment
            ? "You asked that cover may begin before the end of the period."
            : "You did not ask for cover before the end of the period: you get everything back."
        }`,
      ),
      ...needs(data, words),
      ...consents(data, words),
      ...documents(data),
      ...(data.signed
        ? [
            heading("Signature"),
            signature(
              data.tenant.name,
              `Signed electronically on ${words.time(data.signed.at)}, with the button ‘I sign my contract and agree to pay’.`,
            ),
          ]
        : []),
    ],
  }),
};

function consents({ consents: given }: PdfData["contract"], words: PdfWords): PdfBlock[] {
  const answer = (yes: boolean) => (yes ? "yes" : "no");
  return [
    heading("Your consents"),
    facts(
      ["Terms and privacy policy read", answer(given.termsAndPrivacy)],
      ["Initial information received", answer(given.initialInformation)],
      ["Electronic communication", words.country === "at" ? answer(given.electronicCommunication) : null],
      ["Beginning before the time for withdrawal is over", answer(given.earlyFulfilment)],
      ["Given on", words.time(given.at)],
    ),
  ];
}

function documents({ documents: all }: PdfData["contract"]): PdfBlock[] {
  return [
    heading("Documents that belong to the contract"),
    smallFacts(
      ...all.map(({ title, version, sha256 }) => [title, `Version ${version}\nSHA-256 ${inGroups(sha256)}`] as const),
    ),
    note("The SHA-256 is a file's fingerprint. It shows that not one character was changed."),
  ];
}
