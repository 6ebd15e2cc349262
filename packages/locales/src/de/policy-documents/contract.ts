import { withdrawal } from "../withdrawal.ts";
import { germanNeeds as needs } from "./needs.ts";
import {
  facts,
  heading,
  inGroups,
  list,
  note,
  notice,
  paragraph,
  signature,
  smallFacts,
  type PdfBlock,
} from "../../policy-documents/pdf.ts";
import type { PdfData } from "../../policy-documents/pdf-data.ts";
import type { PdfTexts, PdfWords } from "../../policy-documents/pdf-words.ts";

const periods = { YEARLY: "im Jahr", MONTHLY: "im Monat" };
const law = {
  de: "eine selbstschuldnerische Bürgschaft (§§ 765, 773 BGB)",
  at: "eine Bürgschaft als Bürge und Zahler (§ 1357 ABGB)",
};

export const germanContract: Pick<PdfTexts, "contract"> = {
  contract: (data, words) => ({
    title: data.signed ? "Vertrag über eine Mietbürgschaft" : "Vertragsentwurf: Mietbürgschaft",
    subtitle: data.signed ? `Vertragsnummer ${data.signed.contractNumber}` : "Vor der Unterschrift zu lesen",
    dated: data.signed?.at ?? data.consents.at,
    blocks: [
      ...(data.signed
        ? []
        : [
            notice(
              "Das ist der Vertrag, den Sie unterschreiben können. Bis dahin bindet er Sie nicht. Heben Sie ihn gern auf.",
            ),
          ]),
      heading("Wer den Vertrag schließt"),
      facts(
        ["Mieterseite", data.tenant.name],
        ["Geboren am", data.tenant.birthDate && words.date(data.tenant.birthDate)],
        ["Anschrift", data.tenant.address],
        ["E-Mail", data.tenant.email],
        ["Bürge", [`${words.insurer.name}, ${words.insurer.address}`, words.insurer.phone].filter(Boolean).join("\n")],
        ["Register und Sitzstaat", `${words.insurer.register}, ${words.insurer.state}`],
        ["Aufsicht", words.insurer.supervisor],
        ["Vermittelt durch", `${words.brandName}, ${words.supportEmail}`],
        ["Vermieterseite", [data.landlord.name, data.landlord.email].filter(Boolean).join(", ")],
      ),
      note(
        `„Wir“ ist in diesem Vertrag der Bürge. ${words.brandName} vermittelt den Vertrag und nimmt Erklärungen für ihn entgegen.`,
      ),
      heading("Wofür wir bürgen"),
      facts(
        ["Wohnung", data.fullAddress],
        ["Miete ohne Nebenkosten", `${words.money(data.coldRentCents)} im Monat`],
        ["Bürgschaft bis", words.money(data.depositCents)],
        ["Beginn", words.date(data.insuranceStart)],
        ["Ende", data.insuranceEnd ? words.date(data.insuranceEnd) : "offen, bis zur Freigabe"],
        ["Beitrag", `${words.money(data.premiumCents)} ${periods[data.paymentPeriod]}, im Voraus`],
      ),
      heading("Was vereinbart ist"),
      list(
        `Wir übernehmen gegenüber der Vermieterseite ${law[words.country]}, an Stelle einer Barkaution.`,
        "Der Schutz beginnt am genannten Tag, frühestens aber, wenn die Vermieterseite angenommen hat. Lehnt sie ab, endet der Vertrag, und Sie zahlen nichts.",
        "Wir buchen von Ihrer Karte oder Ihrem Konto ab, frühestens am Beginn des Schutzes, dann für jeden Zeitraum im Voraus.",
        "Was wir an die Vermieterseite zahlen, erstatten Sie uns. Einer Forderung können Sie binnen vier Wochen widersprechen.",
        "Gebühren für Mahnungen, Forderungen oder Verwaltung gibt es nicht.",
      ),
      heading(withdrawal[words.country].noun),
      paragraph(
        `${withdrawal[words.country].youMay(`binnen ${data.withdrawalDays} Tagen ohne Begründung in Textform`)}, auf unseren Seiten oder an ${words.supportEmail}. Die Frist beginnt, wenn Sie unterschrieben und den Vertrag mit allen Unterlagen und der Belehrung erhalten haben. ${words.withdrawalRule} ${
          data.consents.earlyFulfilment
            ? "Sie haben gewünscht, dass der Schutz vor dem Ende der Frist beginnen kann."
            : "Sie haben nicht gewünscht, dass der Schutz vor dem Ende der Frist beginnt: Sie erhalten alles zurück."
        }`,
      ),
      ...needs(data, words),
      ...consents(data, words),
      ...documents(data),
      ...(data.signed
        ? [
            heading("Unterschrift"),
            signature(
              data.tenant.name,
              `Elektronisch unterschrieben am ${words.time(data.signed.at)}, mit der Schaltfläche „Ich unterschreibe meinen Vertrag – zahlungspflichtig“.`,
            ),
          ]
        : []),
    ],
  }),
};

function consents({ consents: given }: PdfData["contract"], words: PdfWords): PdfBlock[] {
  const answer = (yes: boolean) => (yes ? "ja" : "nein");
  return [
    heading("Ihre Einwilligungen"),
    facts(
      ["Bestimmungen und Datenschutz gelesen", answer(given.termsAndPrivacy)],
      ["Erstinformation erhalten", answer(given.initialInformation)],
      ["Elektronische Kommunikation", words.country === "at" ? answer(given.electronicCommunication) : null],
      [`Beginn vor Ablauf der ${withdrawal[words.country].period}`, answer(given.earlyFulfilment)],
      ["Abgegeben am", words.time(given.at)],
    ),
  ];
}

function documents({ documents: all }: PdfData["contract"]): PdfBlock[] {
  return [
    heading("Unterlagen, die zum Vertrag gehören"),
    smallFacts(
      ...all.map(({ title, version, sha256 }) => [title, `Fassung ${version}\nSHA-256 ${inGroups(sha256)}`] as const),
    ),
    note("Die SHA-256 ist der Fingerabdruck einer Datei. An ihr lässt sich zeigen, dass kein Zeichen geändert wurde."),
  ];
}
