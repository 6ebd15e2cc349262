import { facts, heading, list, note, paragraph } from "../../policy-documents/pdf.ts";
import type { PdfTexts } from "../../policy-documents/pdf-words.ts";

const law = {
  de: "guarantee under which the landlord need not sue the tenant first (selbstschuldnerische Bürgschaft, sections 765 and 773 of the German Civil Code, BGB)",
  at: "guarantee as guarantor and payer (Bürge und Zahler, section 1357 of the Austrian Civil Code, ABGB)",
};

/** Certificate, receipts, release. */
export const otherEnglishPdfs: Omit<PdfTexts, "contract"> = {
  certificate: (data, words) => ({
    title: "Guarantee certificate",
    subtitle: `Rent-deposit guarantee ${data.contractNumber}`,
    dated: data.issuedAt,
    blocks: [
      facts(
        ["Guarantor", `${words.insurer.name}, ${words.insurer.address}`],
        ["Landlord", data.landlordName ?? "as named in the rental contract"],
        ["Tenant", data.tenantName],
        ["Home", data.fullAddress],
        ["Maximum amount", words.money(data.depositCents)],
        ["In force from", words.date(data.coverStart)],
        ["In force until", data.insuranceEnd ? words.date(data.insuranceEnd) : "released"],
        ["Issued on", words.day(data.issuedAt)],
        ["Code for checking", data.code],
      ),
      heading("Declaration"),
      paragraph(
        `${words.insurer.name} gives the landlord, in place of a cash deposit and for all claims from the tenancy of the home named, a ${law[words.country]}. Liability is limited to the maximum amount, for all claims together.`,
      ),
      heading("How to make a claim"),
      list(
        `State the amount and the reason in text form, most easily by the link in your mail. ${words.brandName} arranged the guarantee and receives the claim for the guarantor.`,
        "The tenant learns of it the same day and may object within four weeks.",
        "The claim is then examined, with or without an objection, and what is justified is paid. Silence admits nothing.",
      ),
      heading("How the guarantee ends"),
      paragraph(
        `With your release by the same link, on the end named, or when the contract is withdrawn from. If it ends without your release, you can still report claims that arose before for ${words.insurer.claimsAfterEndDays} days. ${words.withdrawalRule} Please release it as soon as you claim nothing more from it. This certificate need not be given back.`,
      ),
      heading("Is this certificate genuine?"),
      {
        kind: "code",
        url: data.checkUrl,
        alt: "Code that leads to the page for checking this certificate",
        text: "Check it at any time by this code or at the address. The page says whether it is genuine and in force, and names nobody.",
      },
    ],
  }),

  receipt: (data, words) => ({
    title: "Receipt",
    subtitle: `Rent-deposit guarantee ${data.contractNumber}, premium ${data.number}`,
    dated: data.paidAt,
    blocks: [
      facts(
        ["Paid by", data.tenantName],
        ["Paid to", `${words.insurer.name}, through ${words.brandName}`],
        ["Home", data.fullAddress],
        ["Period", `${words.date(data.from)} to ${words.date(data.to)}`],
        ["Amount", words.money(data.amountCents)],
        ["Charged on", words.day(data.paidAt)],
        ["Of which paid back", data.refundCents > 0 ? words.money(data.refundCents) : null],
      ),
      note(
        words.country === "de"
          ? "No insurance tax is due on a guarantee in Germany. No value added tax is included."
          : "All duties are included in the premium. No value added tax is included.",
      ),
    ],
  }),

  withdrawal: (data, words) => ({
    title: "Confirmation of your withdrawal",
    subtitle: `Rent-deposit guarantee ${data.contractNumber}`,
    dated: data.at,
    blocks: [
      paragraph(`Your withdrawal reached us on ${words.time(data.at)}. The contract has ended with it.`),
      facts(
        ["Tenant", data.tenantName],
        ["Home", data.fullAddress],
        ["Signed on", words.day(data.signedAt)],
        ["Withdrawn on", words.day(data.at)],
        ["You get back", words.money(data.refundCents)],
      ),
      note(
        data.refundCents > 0
          ? `We pay it to the card that was charged, at most 30 days after the withdrawal. Questions? ${words.supportEmail}`
          : `Nothing more is charged. Questions? ${words.supportEmail}`,
      ),
    ],
  }),

  release: (data, words) => ({
    title: "Release of the guarantee",
    subtitle: `Rent-deposit guarantee ${data.contractNumber}`,
    dated: data.at,
    blocks: [
      paragraph(
        `The landlord released the guarantee on ${words.time(data.at)} ${data.signer ? `through ${data.signer.partnerName}` : "by the personal link"}. Nothing can be claimed from the guarantee any more, and the contract has ended. Claims between landlord and tenant are not affected.`,
      ),
      facts(
        ["Landlord", data.landlordName],
        ["Tenant", data.tenantName],
        ["Home", data.fullAddress],
        ["Amount released", words.money(data.depositCents)],
        ["Released on", words.day(data.at)],
        ["Signed by", data.signer && data.signer.name],
      ),
    ],
  }),
};
