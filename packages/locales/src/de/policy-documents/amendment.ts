import { facts, heading, paragraph } from "../../policy-documents/pdf.ts";
import type { AmendmentSide } from "../../policy-documents/pdf-data.ts";
import type { PdfTexts } from "../../policy-documents/pdf-words.ts";
import { sayDifference } from "../../terms-difference.ts";
import { germanTerms } from "../terms-phrases.ts";

const sides: Record<AmendmentSide, string> = {
  TENANT: "Mieterin oder Mieter",
  LANDLORD: "Vermieterin oder Vermieter",
  NEW_LANDLORD: "Neue Vermieterin oder neuer Vermieter",
  NEW_MAILBOX: "Mieterin oder Mieter",
  STAFF: "Wir",
};

export const germanAmendment: Pick<PdfTexts, "amendment"> = {
  amendment: (data, words) => ({
    title: "Nachtrag zum Vertrag",
    subtitle: `Mietbürgschaft ${data.contractNumber}, Fassung ${data.number}`,
    dated: data.at,
    blocks: [
      paragraph(
        `Ab dem ${words.date(data.from)} gilt der Vertrag in der Fassung ${data.number}. Was hier nicht genannt ist, bleibt wie vereinbart.`,
      ),
      heading("Was sich ändert"),
      facts(...sayDifference(data.difference, words, germanTerms)),
      heading("Der Vertrag ab diesem Tag"),
      facts(
        ["Mieterin oder Mieter", data.tenantName],
        ["Vermieterin oder Vermieter", data.landlordName],
        ["Wohnung", data.fullAddress],
        ["Bürgschaft bis zu", words.money(data.depositCents)],
        ["Beitrag", germanTerms.premium[data.premium.paymentPeriod](words.money(data.premium.premiumCents))],
        ["Beginn", words.date(data.insuranceStart)],
        ["Ende", data.insuranceEnd ? words.date(data.insuranceEnd) : germanTerms.openEnd],
      ),
      heading("Zugestimmt haben"),
      facts(...data.agreed.map(({ by, at }) => [sides[by], words.time(at)] as const), [
        "In Kraft seit",
        words.time(data.at),
      ]),
    ],
  }),
};
