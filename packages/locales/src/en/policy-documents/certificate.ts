import { facts, heading, paragraph, party, signHere, terms, withoutProtocol } from "../../policy-documents/pdf.ts";
import type { PdfTexts } from "../../policy-documents/pdf-words.ts";
import { englishAmount } from "./number-words.ts";
import { textForm } from "./text-form.ts";

const law = {
  de: "guarantee under which the landlord need not sue the tenant first (selbstschuldnerische Bürgschaft, sections 765 and 773 of the German Civil Code, BGB)",
  at: "guarantee as guarantor and payer (Bürge und Zahler, section 1357 of the Austrian Civil Code, ABGB)",
};
// A guarantee that a merchant gives in trade needs no signature by hand; Austria has no such rule (docs/law.md).
const form = { de: " The guarantee is valid without a handwritten signature (section 350 HGB).", at: "" };

export const englishCertificate: Pick<PdfTexts, "certificate"> = {
  certificate: (data, words) => ({
    title: "Guarantee certificate",
    subtitle: `Rent-deposit guarantee ${data.contractNumber}${data.number > 1 ? `, version ${data.number}` : ""}`,
    seal: `The seal of ${words.brandName}: the logo in a rosette. It is not an official seal.`,
    mostPages: 1,
    dated: data.issuedAt,
    blocks: [
      {
        kind: "amount",
        label: "Maximum amount",
        figures: words.money(data.depositCents),
        words: `in words: ${englishAmount(data.depositCents)}`,
      },
      {
        kind: "parties",
        parties: [
          party("Guarantor", words.insurer.name, words.insurer.address, words.insurer.phone),
          party(
            "Landlord",
            data.landlordName ?? "as named in the rental contract",
            data.landlordRepresentedBy && `represented by ${data.landlordRepresentedBy}`,
            data.landlordAddress,
          ),
          party(data.areSeveral ? "Tenants" : "Tenant", data.tenantName, data.tenantAddress),
        ],
      },
      facts(
        ["Home", data.fullAddress],
        [
          "In force from",
          `${words.date(data.coverStart)}${data.hasOriginal ? ", once the signed original has arrived" : ""}`,
        ],
        ["In force until", data.insuranceEnd ? words.date(data.insuranceEnd) : "released"],
        ["Replaces", data.number > 1 ? "every earlier certificate of this guarantee" : null],
        ["Left after a payout", data.remainingCents === null ? null : words.money(data.remainingCents)],
      ),
      paragraph(
        `${words.insurer.name} gives the landlord, in place of a cash deposit and for all claims from the tenancy of the home named, a ${law[words.country]}. Liability is limited to the maximum amount, for all claims together.`,
      ),
      heading("Conditions"),
      terms(
        [
          "Claims",
          `State the amount and the reason ${textForm[words.country]}; the easiest way is the link in our email. ${words.brandName} arranged the guarantee and receives the claim for the guarantor.`,
        ],
        [
          "Review",
          "The tenant is told without delay and may object within four weeks. Each claim is examined, with or without an objection, and what is justified is paid. Silence admits nothing.",
        ],
        [
          "End",
          `The guarantee ends with your release by the same link, on the end named, or when the contract is withdrawn from.${words.insurer.mayEndUnpaid ? " If the guarantor terminates because premiums stay unpaid after a reminder, it tells you without delay, and the guarantee ends a month later." : ""} If it ends without your release, you can still report claims that arose before for ${words.insurer.claimsAfterEndDays} days. You need not return this certificate.`,
        ],
        ["Withdrawal", words.withdrawalRule],
      ),
      {
        kind: "attestation",
        signature: {
          name: words.insurer.name,
          text: data.hasOriginal
            ? `Issued on ${words.day(data.issuedAt)}. What counts is the original that the guarantor signs here by hand:\n\n\n${signHere}`
            : `Issued electronically for the guarantor on ${words.day(data.issuedAt)}.${form[words.country]}`,
        },
        code: {
          url: data.checkUrl,
          alt: "QR code that leads to the page for checking this certificate",
          text: `Is this certificate genuine and in force? Scan the code, or enter it at \n${withoutProtocol(data.checkPage)}`,
          typed: data.code,
        },
      },
    ],
  }),
};
