import { facts, heading, list, note, type PdfBlock } from "../../policy-documents/pdf.ts";
import type { PdfData } from "../../policy-documents/pdf-data.ts";
import type { PdfWords } from "../../policy-documents/pdf-words.ts";

const law = {
  de: "§§ 61, 62 VVG",
  at: "§ 137g GewO and the rules of conduct for insurance intermediaries",
};
const stances = { YES: "yes", NOT_ASKED: "not asked yet", NO: "no" };

/** The record of the tenant's needs: wishes, what fits, what does not, and the date. */
export function englishNeeds({ needs, consents, fullAddress }: PdfData["contract"], words: PdfWords): PdfBlock[] {
  if (!needs) return [];
  const { depositAgreed, landlordAccepts, cashPaid, cashCents, goesOn, derived = [] } = needs;
  const cash = cashCents === null ? "yes" : `yes, ${words.money(cashCents)}`;
  // Questions that other answers settle were not asked.
  const noted = (name: "depositAgreed" | "cashPaid", answer: string) =>
    derived.includes(name) ? `${answer} (from your answers)` : answer;
  const misfits = [
    ...(depositAgreed ? [] : ["It does not fit: without an agreed deposit you owe no security and need no guarantee."]),
    ...(landlordAccepts === "NO"
      ? ["It does not fit: your landlord does not accept a guarantee, and without acceptance it has no effect."]
      : []),
    ...(goesOn ? ["Despite this notice, you want the contract."] : []),
  ];
  return [
    heading("Your wishes and needs"),
    facts(
      ["Your wish", `To secure the deposit for ${fullAddress} with a guarantee instead of cash`],
      ["Deposit agreed in the lease", noted("depositAgreed", depositAgreed ? "yes" : "no")],
      ["Your landlord accepts a guarantee", stances[landlordAccepts]],
      ["Deposit already paid in cash or by transfer", noted("cashPaid", cashPaid ? cash : "no")],
      ["Recorded on", words.time(consents.at)],
    ),
    list(
      ...(misfits.length > 0
        ? misfits
        : ["The guarantee fits: it secures the agreed deposit without you having to hand over the money."]),
      ...(landlordAccepts === "NOT_ASKED"
        ? [
            "We do not know yet whether your landlord accepts. If your landlord declines, the contract ends and you pay nothing.",
          ]
        : []),
      ...(cashPaid ? [cashAdvice(words.country)] : []),
      "Unlike a cash deposit, premiums are not refunded, except for days after the guarantee has ended. What we pay, you pay back to us.",
    ),
    note(
      `${words.brandName} asked because an intermediary must do so before the signature (${law[words.country]}). Only this guarantee was examined, no other offers.`,
    ),
  ];
}

function cashAdvice(country: PdfWords["country"]): string {
  const agree =
    "Agree with your landlord when the cash deposit is paid back. When your landlord accepts, we ask for the date.";
  return country === "de"
    ? `${agree} Cash and guarantee together may not exceed three months' net rent (§ 551 BGB).`
    : agree;
}
