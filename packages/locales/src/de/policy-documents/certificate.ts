import { withdrawal } from "../withdrawal.ts";
import { facts, heading, paragraph, party, signHere, terms, withoutProtocol } from "../../policy-documents/pdf.ts";
import type { PdfTexts } from "../../policy-documents/pdf-words.ts";
import { germanAmount } from "./number-words.ts";
import { textForm } from "./text-form.ts";

const law = {
  de: "selbstschuldnerische Bürgschaft nach den §§ 765, 773 BGB, also ohne die Einrede der Vorausklage",
  at: "Bürgschaft als Bürge und Zahler nach § 1357 ABGB",
};
// A guarantee that a merchant gives in trade needs no signature by hand; Austria has no such rule (docs/law.md).
const form = { de: " Die Bürgschaft gilt auch ohne eigenhändige Unterschrift (§ 350 HGB).", at: "" };

export const germanCertificate: Pick<PdfTexts, "certificate"> = {
  certificate: (data, words) => ({
    title: "Bürgschaftsurkunde",
    subtitle: `Mietbürgschaft ${data.contractNumber}${data.number > 1 ? `, Fassung ${data.number}` : ""}`,
    seal: `Siegel von ${words.brandName}: das Logo in einer Rosette. Es ist kein amtliches Siegel.`,
    mostPages: 1,
    dated: data.issuedAt,
    blocks: [
      {
        kind: "amount",
        label: "Höchstbetrag",
        figures: words.money(data.depositCents),
        words: `in Worten: ${germanAmount(data.depositCents)}`,
      },
      {
        kind: "parties",
        parties: [
          party("Bürge", words.insurer.name, words.insurer.address, words.insurer.phone),
          party(
            "Vermieterin oder Vermieter",
            data.landlordName ?? "wie im Mietvertrag genannt",
            data.landlordRepresentedBy && `vertreten durch ${data.landlordRepresentedBy}`,
            data.landlordAddress,
          ),
          party(
            data.areSeveral ? "Mieterinnen und Mieter" : "Mieterin oder Mieter",
            data.tenantName,
            data.tenantAddress,
          ),
        ],
      },
      facts(
        ["Wohnung", data.fullAddress],
        [
          "Gilt ab",
          `${words.date(data.coverStart)}${data.hasOriginal ? ", sobald das unterschriebene Original zugegangen ist" : ""}`,
        ],
        ["Gilt bis", data.insuranceEnd ? words.date(data.insuranceEnd) : "zur Freigabe"],
        ["Ersetzt", data.number > 1 ? "jede frühere Urkunde zu dieser Bürgschaft" : null],
        ["Nach Auszahlung noch übrig", data.remainingCents === null ? null : words.money(data.remainingCents)],
      ),
      paragraph(
        `${words.insurer.name} übernimmt gegenüber der Vermieterin oder dem Vermieter an Stelle einer Barkaution für alle Forderungen aus dem Mietverhältnis über die genannte Wohnung eine ${law[words.country]}. Die Haftung ist auf den Höchstbetrag begrenzt, für alle Forderungen zusammen.`,
      ),
      heading("Bedingungen"),
      terms(
        [
          "Forderung",
          `Nennen Sie Betrag und Grund ${textForm[words.country]}, am einfachsten über den Link aus Ihrer E-Mail. ${words.brandName} hat die Bürgschaft vermittelt und nimmt die Forderung für den Bürgen entgegen.`,
        ],
        [
          "Prüfung",
          "Die Mieterin oder der Mieter wird unverzüglich unterrichtet und kann binnen vier Wochen widersprechen. Geprüft wird jede Forderung, auch ohne Widerspruch, und gezahlt wird, was berechtigt ist. Schweigen ist kein Anerkenntnis.",
        ],
        [
          "Ende",
          `Die Bürgschaft endet mit Ihrer Freigabe über denselben Link, mit dem genannten Ende oder mit einem ${withdrawal[words.country].fromContract}.${words.insurer.mayEndUnpaid ? " Kündigt der Bürge, weil Beiträge trotz Mahnung unbezahlt sind, unterrichtet er Sie unverzüglich, und sie endet einen Monat danach." : ""} Endet sie ohne Ihre Freigabe, können Sie Forderungen, die vorher entstanden sind, noch ${words.insurer.claimsAfterEndDays} Tage lang melden. Diese Urkunde brauchen Sie nicht zurückzugeben.`,
        ],
        [withdrawal[words.country].noun, words.withdrawalRule],
      ),
      {
        kind: "attestation",
        signature: {
          name: words.insurer.name,
          text: data.hasOriginal
            ? `Ausgestellt am ${words.day(data.issuedAt)}. Gültig ist das Original, das der Bürge hier eigenhändig unterschreibt:\n\n\n${signHere}`
            : `Elektronisch ausgestellt für den Bürgen am ${words.day(data.issuedAt)}.${form[words.country]}`,
        },
        code: {
          url: data.checkUrl,
          alt: "QR-Code, der zur Prüfseite dieser Urkunde führt",
          text: `Ist diese Urkunde echt, und gilt sie? Scannen Sie den Code, oder geben Sie ihn ein auf \n${withoutProtocol(data.checkPage)}`,
          typed: data.code,
        },
      },
    ],
  }),
};
