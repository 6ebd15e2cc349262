import { withdrawal } from "../withdrawal.ts";
import { facts, heading, list, note, paragraph } from "../../policy-documents/pdf.ts";
import type { PdfTexts } from "../../policy-documents/pdf-words.ts";

const law = {
  de: "selbstschuldnerische Bürgschaft nach den §§ 765, 773 BGB",
  at: "Bürgschaft als Bürge und Zahler nach § 1357 ABGB",
};

/** Certificate, receipts, release. */
export const otherGermanPdfs: Omit<PdfTexts, "contract"> = {
  certificate: (data, words) => ({
    title: "Bürgschaftsurkunde",
    subtitle: `Mietbürgschaft ${data.contractNumber}`,
    dated: data.issuedAt,
    blocks: [
      facts(
        ["Bürge", `${words.insurer.name}, ${words.insurer.address}`],
        ["Vermieterseite", data.landlordName ?? "wie im Mietvertrag genannt"],
        ["Mieterseite", data.tenantName],
        ["Wohnung", data.fullAddress],
        ["Höchstbetrag", words.money(data.depositCents)],
        ["Gilt ab", words.date(data.coverStart)],
        ["Gilt bis", data.insuranceEnd ? words.date(data.insuranceEnd) : "zur Freigabe"],
        ["Ausgestellt am", words.day(data.issuedAt)],
        ["Code zur Prüfung", data.code],
      ),
      heading("Erklärung"),
      paragraph(
        `${words.insurer.name} übernimmt gegenüber der Vermieterseite an Stelle einer Barkaution für alle Forderungen aus dem Mietverhältnis über die genannte Wohnung eine ${law[words.country]}. Die Haftung ist auf den Höchstbetrag begrenzt, für alle Forderungen zusammen.`,
      ),
      heading("So stellen Sie eine Forderung"),
      list(
        `Nennen Sie Betrag und Grund in Textform, am einfachsten über den Link aus Ihrer E-Mail. ${words.brandName} hat die Bürgschaft vermittelt und nimmt die Forderung für den Bürgen entgegen.`,
        "Die Mieterseite erfährt davon am selben Tag und kann binnen vier Wochen widersprechen.",
        "Danach wird die Forderung geprüft, auch ohne Widerspruch, und gezahlt wird, was berechtigt ist. Schweigen ist kein Anerkenntnis.",
      ),
      heading("So endet die Bürgschaft"),
      paragraph(
        `Mit Ihrer Freigabe über denselben Link, mit dem genannten Ende oder mit einem ${withdrawal[words.country].fromContract}. Endet sie ohne Ihre Freigabe, können Sie Forderungen, die vorher entstanden sind, noch ${words.insurer.claimsAfterEndDays} Tage lang melden. ${words.withdrawalRule} Bitte geben Sie sie frei, sobald Sie aus ihr nichts mehr fordern. Eine Rückgabe dieser Urkunde ist nicht nötig.`,
      ),
      heading("Ist diese Urkunde echt?"),
      {
        kind: "code",
        url: data.checkUrl,
        alt: "Code, der zur Prüfseite dieser Urkunde führt",
        text: "Prüfen Sie sie jederzeit mit diesem Code oder unter der Adresse. Die Seite sagt, ob sie echt ist und gilt, und nennt keine Namen.",
      },
    ],
  }),

  receipt: (data, words) => ({
    title: "Zahlungsbeleg",
    subtitle: `Mietbürgschaft ${data.contractNumber}, Beitrag ${data.number}`,
    dated: data.paidAt,
    blocks: [
      facts(
        ["Gezahlt von", data.tenantName],
        ["Gezahlt an", `${words.insurer.name}, über ${words.brandName}`],
        ["Wohnung", data.fullAddress],
        ["Zeitraum", `${words.date(data.from)} bis ${words.date(data.to)}`],
        ["Betrag", words.money(data.amountCents)],
        ["Abgebucht am", words.day(data.paidAt)],
        ["Davon zurückgezahlt", data.refundCents > 0 ? words.money(data.refundCents) : null],
      ),
      note(
        words.country === "de"
          ? "Auf eine Bürgschaft fällt in Deutschland keine Versicherungsteuer an. Umsatzsteuer ist nicht enthalten."
          : "Im Beitrag sind alle Abgaben enthalten. Umsatzsteuer ist nicht enthalten.",
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
        ["Mieterseite", data.tenantName],
        ["Wohnung", data.fullAddress],
        ["Unterschrieben am", words.day(data.signedAt)],
        [withdrawal[words.country].on, words.day(data.at)],
        ["Sie erhalten zurück", words.money(data.refundCents)],
      ),
      note(
        data.refundCents > 0
          ? `Wir zahlen auf die Karte zurück, von der abgebucht wurde, spätestens 30 Tage nach dem ${withdrawal[words.country].noun}. Fragen? ${words.supportEmail}`
          : `Abgebucht wird nichts mehr. Fragen? ${words.supportEmail}`,
      ),
    ],
  }),

  release: (data, words) => ({
    title: "Freigabe der Bürgschaft",
    subtitle: `Mietbürgschaft ${data.contractNumber}`,
    dated: data.at,
    blocks: [
      paragraph(
        `Die Vermieterseite hat die Bürgschaft am ${words.time(data.at)} ${data.signer ? `über ${data.signer.partnerName}` : "über ihren persönlichen Link"} freigegeben. Aus der Bürgschaft kann nichts mehr gefordert werden, und der Vertrag ist beendet. Ansprüche zwischen Vermieter- und Mieterseite bleiben davon unberührt.`,
      ),
      facts(
        ["Vermieterseite", data.landlordName],
        ["Mieterseite", data.tenantName],
        ["Wohnung", data.fullAddress],
        ["Freigegebener Betrag", words.money(data.depositCents)],
        ["Freigegeben am", words.day(data.at)],
        ["Unterschrieben von", data.signer && data.signer.name],
      ),
    ],
  }),
};
