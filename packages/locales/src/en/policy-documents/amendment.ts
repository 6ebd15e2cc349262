import { facts, heading, paragraph } from "../../policy-documents/pdf.ts";
import type { AmendmentSide } from "../../policy-documents/pdf-data.ts";
import type { PdfTexts } from "../../policy-documents/pdf-words.ts";
import { sayDifference } from "../../terms-difference.ts";
import { englishTerms } from "../terms-phrases.ts";

const sides: Record<AmendmentSide, string> = {
  TENANT: "The tenant",
  LANDLORD: "The landlord",
  NEW_LANDLORD: "The new landlord",
  NEW_MAILBOX: "The tenant",
  STAFF: "We",
};

export const englishAmendment: Pick<PdfTexts, "amendment"> = {
  amendment: (data, words) => ({
    title: "Amendment to the contract",
    subtitle: `Rent-deposit guarantee ${data.contractNumber}, version ${data.number}`,
    dated: data.at,
    blocks: [
      paragraph(
        `From ${words.date(data.from)}, version ${data.number} of the contract applies. What isn’t named here stays as it was agreed.`,
      ),
      heading("What changes"),
      facts(...sayDifference(data.difference, words, englishTerms)),
      heading("The contract from that day on"),
      facts(
        ["Tenant", data.tenantName],
        ["Landlord", data.landlordName],
        ["Home", data.fullAddress],
        ["Guarantee up to", words.money(data.depositCents)],
        ["Premium", englishTerms.premium[data.premium.paymentPeriod](words.money(data.premium.premiumCents))],
        ["Start", words.date(data.insuranceStart)],
        ["End", data.insuranceEnd ? words.date(data.insuranceEnd) : englishTerms.openEnd],
      ),
      heading("Agreed by"),
      facts(...data.agreed.map(({ by, at }) => [sides[by], words.time(at)] as const), [
        "In force since",
        words.time(data.at),
      ]),
    ],
  }),
};
