import { facts, heading, list, note, type PdfBlock } from "./pdf.ts";
import type { PdfData } from "./pdf-data.ts";
import type { PdfWords } from "./pdf-words.ts";

const law = {
  de: "§§ 61, 62 VVG",
  at: "§ 137g GewO and the rules of conduct for insurance intermediaries",
};
const stances = { YES: "yes", NOT_ASKED: "not asked yet", NO: "no" };

/** The record of what the tenant needs: wishes, what fits, what does not, since when. */
export function englishNeeds({ needs, consents, fullAddress }: PdfData["contract"], words: PdfWords): PdfBlock[] {
  if (!needs) return [];
  const { depositAgreed, landlordAccepts, cashPaid, cashCents, goesOn } = needs;
  const cash = cashCents === null ? "yes" : `yes, ${words.money(cashCents)}`;
  const misfits = [
    ...(depositAgreed ? [] : ["It does not fit: without an agreed deposit you owe no security and need no guarantee."]),
    ...(landlordAccepts === "NO"
      ? ["It does not fit: your landlord accepts no guarantee, and without acceptance it has no effect."]
      : []),
    ...(goesOn ? ["You have read this and wanted to go on all the same."] : []),
  ];
  return [
    heading("Your wishes and needs"),
    facts(
      ["Your wish", `To secure the deposit for ${fullAddress} with a guarantee instead of lodging cash`],
      ["Deposit agreed in the lease", depositAgreed ? "yes" : "no"],
      ["Your landlord accepts a guarantee", stances[landlordAccepts]],
      ["Deposit already paid in cash or by transfer", cashPaid ? cash : "no"],
      ["Asked on", words.time(consents.at)],
    ),
    list(
      ...(misfits.length > 0
        ? misfits
        : ["The guarantee fits: it secures the agreed deposit, and you need not lodge the money."]),
      ...(landlordAccepts === "NOT_ASKED"
        ? ["Whether your landlord accepts is open. If not, the contract ends and you pay nothing."]
        : []),
      ...(cashPaid ? [cashAdvice(words.country)] : []),
      "What it does not do: you do not get premiums back after moving out, and you pay back to us what we pay to the landlord.",
    ),
    note(
      `${words.brandName} asked because an intermediary must do so before the signature (${law[words.country]}). This one guarantee was examined, and no other offer.`,
    ),
  ];
}

function cashAdvice(country: PdfWords["country"]): string {
  const agree =
    "Agree with your landlord when the cash deposit is paid back. On accepting, we ask the landlord to confirm this with a day.";
  return country === "de"
    ? `${agree} Cash and guarantee together may not exceed three months' rent without extras (§ 551 BGB).`
    : agree;
}
