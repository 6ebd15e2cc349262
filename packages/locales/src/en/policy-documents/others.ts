import { facts, note, paragraph } from "../../policy-documents/pdf.ts";
import type { PdfTexts } from "../../policy-documents/pdf-words.ts";

/** Receipts, release. */
export const otherEnglishPdfs: Omit<PdfTexts, "contract" | "amendment" | "certificate"> = {
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
        [data.transferReference === null ? "Charged on" : "Transferred on", words.day(data.paidAt)],
        ["Reference", data.transferReference],
        ["Charged to", data.paidWith && nameMethod(data.paidWith)],
        ["Of which refunded", data.refundCents > 0 ? words.money(data.refundCents) : null],
      ),
      note(
        words.country === "de"
          ? "No insurance tax is due on a guarantee in Germany. No value added tax is included."
          : "All duties are included in the premium. No value added tax is included.",
      ),
    ],
  }),

  payment: (data, words) => ({
    title: data.what === "REFUND" ? "Receipt for a refund" : "Receipt for a repayment",
    subtitle: `Rent-deposit guarantee ${data.contractNumber}${
      data.number === null ? "" : data.what === "REFUND" ? `, premium ${data.number}` : `, instalment ${data.number}`
    }`,
    dated: data.on,
    blocks: [
      facts(
        [data.what === "REFUND" ? "Paid to" : "Paid by", data.tenantName],
        [data.what === "REFUND" ? "Paid by" : "Paid to", `${words.insurer.name}, through ${words.brandName}`],
        ["Home", data.fullAddress],
        ["Amount", words.money(data.amountCents)],
        [data.what === "REFUND" ? "Refunded on" : "Charged on", words.date(data.on)],
      ),
      note(
        data.what === "REFUND"
          ? "Refunded to the card or account we charged. It can take a few days to appear on your statement."
          : "For a claim by your landlord that we paid. No value added tax is included.",
      ),
    ],
  }),

  withdrawal: (data, words) => ({
    title: "Confirmation of your withdrawal",
    subtitle: `Rent-deposit guarantee ${data.contractNumber}`,
    dated: data.at,
    blocks: [
      paragraph(`We received your withdrawal on ${words.time(data.at)}. The contract has ended.`),
      facts(
        [data.areSeveral ? "Tenants" : "Tenant", data.tenantName],
        ["Home", data.fullAddress],
        ["Signed on", words.day(data.signedAt)],
        ["Withdrawn on", words.day(data.at)],
        ["You get back", words.money(data.refundCents)],
        [
          "Plus, once a pending payment arrives",
          data.pendingRefundCents > 0 ? words.money(data.pendingRefundCents) : null,
        ],
      ),
      note(
        data.refundCents > 0
          ? `We refund the card or account we charged, no later than 30 days after the withdrawal. Questions? ${words.supportEmail}`
          : `No further premiums are due. Questions? ${words.supportEmail}`,
      ),
    ],
  }),

  release: (data, words) => ({
    title: "Release of the guarantee",
    subtitle: `Rent-deposit guarantee ${data.contractNumber}`,
    dated: data.at,
    blocks: [
      paragraph(
        `The landlord released the guarantee on ${words.time(data.at)} ${data.signer ? `through ${data.signer.partnerName}` : "using the personal link"}. This ends the contract. No new claims can be made under the guarantee; we continue to review claims that were already reported. Claims from the tenancy are not affected.`,
      ),
      facts(
        ["Landlord", data.landlordName],
        [data.areSeveral ? "Tenants" : "Tenant", data.tenantName],
        ["Home", data.fullAddress],
        ["Amount released", words.money(data.depositCents)],
        ["Released on", words.day(data.at)],
        ["Signed by", data.signer && data.signer.name],
      ),
    ],
  }),
};

function nameMethod({ kind, lastDigits }: { kind: "card" | "sepa_debit"; lastDigits: string | null }): string {
  const name = kind === "card" ? "Card" : "Account";
  return lastDigits === null ? name : `${name} ending ${lastDigits}`;
}
