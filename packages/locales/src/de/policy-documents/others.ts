import { withdrawal } from "../withdrawal.ts";
import { facts, note, paragraph } from "../../policy-documents/pdf.ts";
import type { PdfTexts } from "../../policy-documents/pdf-words.ts";

/** Receipts, release. */
export const otherGermanPdfs: Omit<PdfTexts, "contract" | "amendment" | "certificate"> = {
  receipt: (data, words) => ({
    title: "Quittung",
    subtitle: `Mietbürgschaft ${data.contractNumber}, Beitrag ${data.number}`,
    dated: data.paidAt,
    blocks: [
      facts(
        ["Gezahlt von", data.tenantName],
        ["Gezahlt an", `${words.insurer.name}, über ${words.brandName}`],
        ["Wohnung", data.fullAddress],
        ["Zeitraum", `${words.date(data.from)} bis ${words.date(data.to)}`],
        ["Betrag", words.money(data.amountCents)],
        [data.transferReference === null ? "Abgebucht am" : "Überwiesen am", words.day(data.paidAt)],
        ["Verwendungszweck", data.transferReference],
        ["Abgebucht von", data.paidWith && nameMethod(data.paidWith)],
        ["Davon zurückgezahlt", data.refundCents > 0 ? words.money(data.refundCents) : null],
      ),
      note(
        words.country === "de"
          ? "Auf eine Bürgschaft fällt in Deutschland keine Versicherungsteuer an. Umsatzsteuer ist nicht enthalten."
          : "Im Beitrag sind alle Abgaben enthalten. Umsatzsteuer ist nicht enthalten.",
      ),
    ],
  }),

  payment: (data, words) => ({
    title: data.what === "REFUND" ? "Beleg über eine Erstattung" : "Quittung über eine Rückzahlung",
    subtitle: `Mietbürgschaft ${data.contractNumber}${
      data.number === null ? "" : data.what === "REFUND" ? `, Beitrag ${data.number}` : `, Rate ${data.number}`
    }`,
    dated: data.on,
    blocks: [
      facts(
        [data.what === "REFUND" ? "Gezahlt an" : "Gezahlt von", data.tenantName],
        [data.what === "REFUND" ? "Gezahlt von" : "Gezahlt an", `${words.insurer.name}, über ${words.brandName}`],
        ["Wohnung", data.fullAddress],
        ["Betrag", words.money(data.amountCents)],
        [data.what === "REFUND" ? "Erstattet am" : "Abgebucht am", words.date(data.on)],
      ),
      note(
        data.what === "REFUND"
          ? "Erstattet auf die Karte oder das Konto, von dem wir abgebucht haben. Bis der Betrag auf Ihrer Abrechnung steht, können einige Tage vergehen."
          : "Für eine Forderung Ihres Vermieters, die wir bezahlt haben. Umsatzsteuer ist nicht enthalten.",
      ),
    ],
  }),

  withdrawal: (data, words) => ({
    title: `Bestätigung Ihres ${withdrawal[words.country].genitive}`,
    subtitle: `Mietbürgschaft ${data.contractNumber}`,
    dated: data.at,
    blocks: [
      paragraph(
        `Ihr ${withdrawal[words.country].noun} ist am ${words.time(data.at)} bei uns eingegangen. Der Vertrag ist damit beendet.`,
      ),
      facts(
        [data.areSeveral ? "Mieterinnen und Mieter" : "Mieterin oder Mieter", data.tenantName],
        ["Wohnung", data.fullAddress],
        ["Unterschrieben am", words.day(data.signedAt)],
        [withdrawal[words.country].on, words.day(data.at)],
        ["Sie erhalten zurück", words.money(data.refundCents)],
        [
          "Außerdem nach einer laufenden Abbuchung",
          data.pendingRefundCents > 0 ? words.money(data.pendingRefundCents) : null,
        ],
      ),
      note(
        data.refundCents > 0
          ? `Wir erstatten auf die Karte oder das Konto, von dem wir abgebucht haben, spätestens 30 Tage nach dem ${withdrawal[words.country].noun}. Fragen? ${words.supportEmail}`
          : `Weitere Beiträge fallen nicht an. Fragen? ${words.supportEmail}`,
      ),
    ],
  }),

  release: (data, words) => ({
    title: "Freigabe der Bürgschaft",
    subtitle: `Mietbürgschaft ${data.contractNumber}`,
    dated: data.at,
    blocks: [
      paragraph(
        `Die Bürgschaft wurde am ${words.time(data.at)} ${data.signer ? `über ${data.signer.partnerName}` : "über den persönlichen Link"} freigegeben. Der Vertrag ist damit beendet. Neue Forderungen aus der Bürgschaft sind nicht mehr möglich; schon gemeldete prüfen wir weiter. Ansprüche aus dem Mietverhältnis bleiben davon unberührt.`,
      ),
      facts(
        ["Vermieterin oder Vermieter", data.landlordName],
        [data.areSeveral ? "Mieterinnen und Mieter" : "Mieterin oder Mieter", data.tenantName],
        ["Wohnung", data.fullAddress],
        ["Freigegebener Betrag", words.money(data.depositCents)],
        ["Freigegeben am", words.day(data.at)],
        ["Unterschrieben von", data.signer && data.signer.name],
      ),
    ],
  }),
};

function nameMethod({ kind, lastDigits }: { kind: "card" | "sepa_debit"; lastDigits: string | null }): string {
  const name = kind === "card" ? "Karte" : "Konto";
  return lastDigits === null ? name : `${name} mit der Endung ${lastDigits}`;
}
