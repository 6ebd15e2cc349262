import { countryFacts } from "@kautia/contract/countries";
import { joinNames } from "../../format/join-names.ts";
import { dayPriceCents } from "../../format/day-price.ts";
import { lastPremiumOf } from "../../format/last-premium.ts";
import { englishNeeds as needs } from "./needs.ts";
import { textForm } from "./text-form.ts";
import {
  facts,
  heading,
  inGroups,
  list,
  note,
  notice,
  pageBreak,
  paragraph,
  party,
  proof,
  signature,
  type PdfBlock,
} from "../../policy-documents/pdf.ts";
import type { PdfData } from "../../policy-documents/pdf-data.ts";
import type { PdfTexts, PdfWords } from "../../policy-documents/pdf-words.ts";

type Contract = PdfData["contract"];

const periods = {
  YEARLY: { price: "a year", ahead: "Yearly in advance" },
  MONTHLY: { price: "a month", ahead: "Monthly in advance" },
};
const law = {
  de: "a guarantee under which the landlord need not sue you first (selbstschuldnerische Bürgschaft, sections 765 and 773 BGB)",
  at: "a guarantee as guarantor and payer (Bürge und Zahler, section 1357 ABGB)",
};
/** In Austria a guarantee is void until the landlord has the signed certificate. */
const accepted = { de: "has accepted", at: "has accepted and has the signed certificate" };
/** The law limits the deposit by this rent, in Austria gross where the lease agrees so (docs/law.md). */
const rent = { de: "Rent without running costs", at: "Rent as agreed in the lease" };
/** Several tenants owe jointly and severally. */
const liability = { de: "section 421 BGB", at: "section 891 ABGB" };
const button = "‘I sign my contract and agree to pay’";

export const englishContract: Pick<PdfTexts, "contract"> = {
  contract: (data, words) => ({
    title: data.signed ? "Rent-deposit guarantee contract" : "Draft contract: rent-deposit guarantee",
    subtitle: data.signed ? `Contract number ${data.signed.contractNumber}` : "To be read before signing",
    dated: data.signed?.at ?? data.consents.at,
    mostPages: 2,
    blocks: [...terms(data, words), pageBreak, ...rights(data, words), ...sign(data, words)],
    annex: {
      title: data.signed ? `Annex to contract ${data.signed.contractNumber}` : "Annex to the draft contract",
      blocks: [
        ...proofOfSignature(data, words),
        ...consents(data, words),
        ...needs(data, words),
        ...documents(data, words),
      ],
    },
  }),
};

function terms(data: Contract, words: PdfWords): PdfBlock[] {
  const { tenant, coTenants, landlord } = data;
  const { name, address, phone, register, state, supervisor } = words.insurer;
  const { price, ahead } = periods[data.paymentPeriod];
  return [
    ...(data.signed
      ? []
      : [notice("This is the contract you can sign. It does not bind you until you do. You may want to keep it.")]),
    heading("Who makes this contract"),
    {
      kind: "parties",
      parties: [
        coTenants
          ? party("Tenants", joinNames([tenant.name, ...coTenants], "en"))
          : party(
              "Tenant",
              tenant.name,
              tenant.address,
              tenant.birthDate && `born on ${words.date(tenant.birthDate)}`,
              tenant.email,
            ),
        party(
          "Guarantor",
          name,
          address,
          phone && `Phone ${phone}`,
          `${register}, ${state}`,
          `Supervised by ${supervisor}`,
        ),
      ],
    },
    note(
      `In this contract, ‘you’ means ${coTenants ? "all tenants together and each of you" : "the tenant"} and ‘we’ means the guarantor. ${words.brandName} (${words.supportEmail}) arranges the contract and receives statements on our behalf.`,
    ),
    heading("Home and deposit"),
    facts(
      ["Home", data.fullAddress],
      ["Landlord", nameLandlord(landlord)],
      [rent[words.country], `${words.money(data.coldRentCents)} a month`],
      ["We guarantee up to", `${words.money(data.depositCents)}, for all claims together`],
    ),
    heading("Premium and payment"),
    facts(
      ["Premium", `${words.money(data.premiumCents)} ${price}, including all taxes and duties`],
      [
        "Payment",
        `${ahead}, from ${coTenants ? `${tenant.name}’s` : "your"} card or account, to us through ${words.brandName}`,
      ],
      [
        "Due",
        "At the beginning, but not before the acceptance, then on the first day of each period; by direct debit a few days later",
      ],
      ["Who pays", coTenants ? `${tenant.name}. The others owe no premium.` : null],
      ["Last premium", lastPremium(data, words)],
      ["Other costs", "None: there are no fees for reminders, claims or administration"],
    ),
  ];
}

/** The creditor, who acts for them, and where they can be reached. */
function nameLandlord({ name, representedBy, address, email }: Contract["landlord"]): string {
  const representative = representedBy && `represented by ${representedBy}`;
  return [name, representative, address, email].filter(Boolean).join(", ");
}

function lastPremium(data: Contract, words: PdfWords): string | null {
  const last = lastPremiumOf(data);
  return (
    last && `${words.money(last.amountCents)}, for the days from ${words.date(last.from)} to ${words.date(last.until)}`
  );
}

function rights(data: Contract, words: PdfWords): PdfBlock[] {
  return [
    heading("Term"),
    facts(
      [
        "Cover begins",
        `On ${words.date(data.insuranceStart)}${data.consents.earlyFulfilment ? "" : ", not before the end of the withdrawal period"}, once the landlord ${accepted[words.country]}`,
      ],
      [
        "Cover ends",
        data.insuranceEnd
          ? `On ${words.date(data.insuranceEnd)}, or earlier when the landlord releases it`
          : "When the landlord releases the guarantee",
      ],
    ),
    heading("What we guarantee"),
    list(
      `In place of a cash deposit, we give the landlord ${law[words.country]}. If it is declined, the contract ends and you pay nothing.`,
      "If a claim is made, we tell you without delay, and you may object within four weeks. We examine each claim, with or without an objection, and pay only what is justified.",
      data.coTenants
        ? `What we pay, you pay back to us. Each of you owes the whole sum until it is paid (${liability[words.country]}).`
        : "What we pay, you pay back to us.",
    ),
    heading("Withdrawal"),
    paragraph(
      `You may withdraw from the contract ${textForm[words.country]} within ${data.withdrawalDays} days, without giving a reason, on our pages or by writing to ${words.supportEmail}. The period begins when you have signed and have received the contract with all documents and the instruction.${data.coTenants ? " If one of you withdraws, the contract ends for all of you." : ""}`,
    ),
    paragraph(
      `${words.withdrawalRule} ${
        data.consents.earlyFulfilment
          ? `As you asked, the guarantee begins on ${words.date(data.insuranceStart)}, even before the end of the period. If you withdraw, you pay for the days until then, at most ${words.money(dayPriceCents(data))} a day.`
          : "You did not ask for the guarantee to begin before the end of the period: it begins afterwards. If you withdraw within the period, you pay nothing."
      }`,
    ),
    heading("Cancellation"),
    paragraph(
      `You may cancel at any time ${textForm[words.country]}; the easiest way is in your account. We then ask the landlord for the release and send reminders. The contract ends with the release, and we refund any premium paid for later days.${data.coTenants ? " Each of you may cancel, for all of you." : ""}`,
    ),
    paragraph(
      "If you have moved out and the landlord does not release the guarantee, proof of the move is enough, such as the handover record: you owe no premium from the day you moved out, or from the day you cancelled if that is later. The guarantee itself continues until it is released or ends as agreed.",
    ),
    ...(words.insurer.mayEndUnpaid
      ? [
          paragraph(
            `If a premium stays unpaid after a reminder that gave you two weeks, we may terminate (${countryFacts[words.country].unpaidLaw}). The guarantee then ends a month later; if you pay everything by then, the contract continues.`,
          ),
        ]
      : []),
  ];
}

function sign({ tenant, coTenants = [], signed }: Contract, words: PdfWords): PdfBlock[] {
  const signedOn = (at: string) => `Signed electronically on ${words.time(at)}, with the button ${button}.`;
  return [
    heading("Signature"),
    paragraph(
      `The contract includes the annex and the documents that it lists with their versions and checksums. You ${signed ? "received them" : "receive them"} before signing.${coTenants.length > 0 ? " It is concluded once all of you have signed." : ""}`,
    ),
    ...(signed
      ? [tenant.name, ...coTenants].map((name, index) =>
          signature(name, signedOn(signed.signatures?.[index] ?? signed.at)),
        )
      : [paragraph(`Not signed yet. You sign on our page, with the button ${button}.`)]),
  ];
}

function proofOfSignature({ tenant, coTenants, signed, versions }: Contract, words: PdfWords): PdfBlock[] {
  const rows = [
    [
      "Signed by",
      signed && (coTenants ? joinNames([tenant.name, ...coTenants], "en") : `${tenant.name}, ${tenant.email}`),
    ],
    [coTenants ? "All signed on" : "Signed on", signed && words.time(signed.at)],
    ["Tariff", versions ? words.version(versions.tariff) : null],
    ["Acceptance rules", versions ? words.version(versions.rules) : null],
  ] as const;
  if (rows.every(([, value]) => value === null)) return [];
  return [heading(signed ? "Proof of the signature" : "Tariff and rules"), facts(...rows)];
}

function consents({ consents: given }: Contract, words: PdfWords): PdfBlock[] {
  const answer = (yes: boolean) => (yes ? "yes" : "no");
  return [
    heading("Your consents"),
    facts(
      ["Terms of use agreed to, privacy policy read", answer(given.termsAndPrivacy)],
      ["Initial information received", answer(given.initialInformation)],
      ["Electronic communication", words.country === "at" ? answer(given.electronicCommunication) : null],
      ["Cover before the end of the withdrawal period", answer(given.earlyFulfilment)],
      ["Given on", words.time(given.at)],
    ),
  ];
}

function documents({ documents: all }: Contract, words: PdfWords): PdfBlock[] {
  return [
    heading("Conditions and documents"),
    proof(
      ["Document", "Version and checksum (SHA-256)"],
      ...all.map(({ title, version, sha256, givenAt }) => {
        const given = givenAt ? `, received on ${words.time(givenAt)}` : "";
        return [title, `${words.version(version)}${given}\n${inGroups(sha256)}`] as const;
      }),
    ),
    note("The checksum is a file’s fingerprint. It shows that not one character was changed."),
  ];
}
