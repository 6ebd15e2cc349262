import { facts, heading, paragraph } from "../../policy-documents/pdf.ts";
import type { ChangedPeople } from "../../mails/mail-parts.ts";
import type { AmendmentSide } from "../../policy-documents/pdf-data.ts";
import type { PdfTexts } from "../../policy-documents/pdf-words.ts";
import { sayDifference } from "../../terms-difference.ts";
import { englishTerms } from "../terms-phrases.ts";

const sides: Record<AmendmentSide, string> = {
  TENANT: "The tenant",
  LANDLORD: "The landlord",
  NEW_LANDLORD: "The new landlord",
  NEW_MAILBOX: "The tenant",
  CO_TENANTS: "A tenant",
  NEW_TENANT: "The new tenant",
  STAFF: "We",
};

export const englishAmendment: Pick<PdfTexts, "amendment"> = {
  amendment: (data, words) => ({
    title: "Amendment to the contract",
    subtitle: `Rent-deposit guarantee ${data.contractNumber}, ${data.inForce ? `version ${data.inForce.number}` : "draft"}`,
    dated: data.at,
    blocks: [
      paragraph(
        data.inForce
          ? `From ${words.date(data.inForce.from)}, version ${data.inForce.number} of the contract applies. What isn’t named here stays as it was agreed.`
          : `This draft becomes part of the contract with the ${data.people ? "new tenant’s signature, once all other tenants and the landlord have agreed" : data.areSeveral ? "signatures of all tenants" : "tenant’s signature"}. ${data.people ? "The signature" : data.areSeveral ? "Each" : "It"} can be taken back for 14 days, without giving a reason; then the draft applies. What isn’t named here stays as it was agreed.`,
      ),
      heading("What changes"),
      facts(...sayDifference(data.difference, words, englishTerms)),
      heading("The contract from that day on"),
      facts(
        [data.areSeveral ? "Tenants" : "Tenant", data.tenantName],
        ["Landlord", data.landlordName],
        ["Home", data.fullAddress],
        ["Guarantee up to", words.money(data.depositCents)],
        ["Premium", englishTerms.premium[data.premium.paymentPeriod](words.money(data.premium.premiumCents))],
        ["Start", words.date(data.insuranceStart)],
        ["End", data.insuranceEnd ? words.date(data.insuranceEnd) : englishTerms.openEnd],
      ),
      ...(data.people ? sayLiability(data.people) : !data.inForce && data.areSeveral ? sayRaisedLiability() : []),
      ...(data.inForce
        ? [
            heading("Agreed by"),
            facts(...data.agreed.map(({ by, name, at }) => [name ?? sides[by], words.time(at)] as const), [
              "In force since",
              words.time(data.at),
            ]),
          ]
        : data.people
          ? []
          : [
              heading("Premium until the next one is due"),
              paragraph(
                "From the day on which the higher sum applies, the higher premium is owed, to the day and the cent. What this adds to a premium that is already paid is charged at once or, if it is small, with the next premium.",
              ),
            ]),
    ],
  }),
};

function sayRaisedLiability() {
  return [
    heading("Who is liable"),
    paragraph("All tenants are liable together for what the guarantor pays, up to the higher sum."),
  ];
}

function sayLiability({ joins, leaves }: ChangedPeople) {
  return [
    heading("Who is liable"),
    ...(joins === null
      ? []
      : [
          paragraph(
            `${joins} is liable, together with the other tenants, for what the guarantor pays from that day on, and not for what it paid before.`,
          ),
        ]),
    ...(leaves === null
      ? []
      : [
          paragraph(
            `${leaves} leaves the contract. The guarantor releases ${leaves} from liability for everything that it pays from that day on. When this was agreed, no claim was open and no payout was left to repay.`,
          ),
        ]),
  ];
}
