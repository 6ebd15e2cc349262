import { facts, heading, list, note, type PdfBlock } from "../../policy-documents/pdf.ts";
import type { PdfData } from "../../policy-documents/pdf-data.ts";
import type { PdfWords } from "../../policy-documents/pdf-words.ts";

const law = {
  de: "§§ 61, 62 VVG",
  at: "§ 137g GewO und die Standesregeln für Versicherungsvermittlung",
};
const stances = { YES: "ja", NOT_ASKED: "noch nicht gefragt", NO: "nein" };

/** The record of the tenant's needs: wishes, what fits, what does not, and the date. */
export function germanNeeds({ needs, consents, fullAddress }: PdfData["contract"], words: PdfWords): PdfBlock[] {
  if (!needs) return [];
  const { depositAgreed, landlordAccepts, cashPaid, cashCents, goesOn, derived = [] } = needs;
  const cash = cashCents === null ? "ja" : `ja, ${words.money(cashCents)}`;
  // Questions that other answers settle were not asked.
  const noted = (name: "depositAgreed" | "cashPaid", answer: string) =>
    derived.includes(name) ? `${answer} (aus Ihren Angaben)` : answer;
  const misfits = [
    ...(depositAgreed
      ? []
      : ["Sie passt nicht: Ohne vereinbarte Kaution schulden Sie keine Sicherheit und brauchen keine Bürgschaft."]),
    ...(landlordAccepts === "NO"
      ? ["Sie passt nicht: Ihr Vermieter nimmt keine Bürgschaft an, und ohne seine Annahme gilt sie nicht."]
      : []),
    ...(goesOn ? ["Trotz dieses Hinweises möchten Sie den Vertrag."] : []),
  ];
  return [
    heading("Ihre Wünsche und Bedürfnisse"),
    facts(
      ["Ihr Wunsch", `Die Kaution für ${fullAddress} nicht bar hinterlegen, sondern mit einer Bürgschaft absichern`],
      ["Kaution im Mietvertrag vereinbart", noted("depositAgreed", depositAgreed ? "ja" : "nein")],
      ["Vermieter nimmt eine Bürgschaft an", stances[landlordAccepts]],
      ["Kaution schon gezahlt, bar oder überwiesen", noted("cashPaid", cashPaid ? cash : "nein")],
      ["Festgehalten am", words.time(consents.at)],
    ),
    list(
      ...(misfits.length > 0
        ? misfits
        : ["Die Bürgschaft passt: Sie sichert die vereinbarte Kaution ab, ohne dass Sie das Geld hinterlegen."]),
      ...(landlordAccepts === "NOT_ASKED"
        ? ["Ob Ihr Vermieter annimmt, ist offen. Nimmt er nicht an, endet der Vertrag, und Sie zahlen nichts."]
        : []),
      ...(cashPaid ? [cashAdvice(words.country)] : []),
      "Anders als eine Barkaution bekommen Sie Beiträge nicht zurück, außer für Tage nach dem Ende der Bürgschaft. Was wir zahlen, erstatten Sie uns.",
    ),
    note(
      `${words.brandName} hat danach gefragt, weil ein Vermittler das vor der Unterschrift tun muss (${law[words.country]}). Geprüft wurde diese eine Bürgschaft, kein anderes Angebot.`,
    ),
  ];
}

function cashAdvice(country: PdfWords["country"]): string {
  const agree =
    "Vereinbaren Sie mit Ihrem Vermieter, wann er die Barkaution zurückzahlt. Beim Annehmen bitten wir ihn, das mit einem Tag zu bestätigen.";
  return country === "de"
    ? `${agree} Bargeld und Bürgschaft zusammen dürfen drei Nettokaltmieten nicht übersteigen (§ 551 BGB).`
    : agree;
}
