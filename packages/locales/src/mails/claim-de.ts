import { action, facts, note, paragraph, quote } from "./letter.ts";
import type { Letters } from "./mail-data.ts";

/** What is written about claims under a guarantee. */
export const germanClaimLetters: Pick<Letters, "claim-reported" | "claim-objected"> = {
  "claim-reported": (data, { date, money, supportEmail }) => ({
    subject: `Forderung über ${money(data.amountCents)} zu Ihrer Wohnung`,
    preview: `Sie können bis zum ${date(data.objectUntil)} widersprechen.`,
    greeting: `Guten Tag ${data.tenantName},`,
    blocks: [
      paragraph(
        `${data.landlordName ?? "Ihr Vermieter"} fordert aus der Bürgschaft für ${data.fullAddress} einen Betrag und begründet das so:`,
      ),
      quote(data.description),
      facts(
        ["Forderung", money(data.amountCents)],
        ["Bürgschaft bis", money(data.depositCents)],
        ["Widerspruch möglich bis", date(data.objectUntil)],
        ["Vertragsnummer", data.contractNumber],
      ),
      paragraph(
        "Sind Sie nicht einverstanden, widersprechen Sie bitte in Ihrem Konto und schreiben dazu, warum. Vorher entscheiden wir nichts.",
      ),
      action("Forderung ansehen", data.link),
      note(`Von Ihrer Karte wird dafür nichts abgebucht. Fragen? ${supportEmail}`),
    ],
  }),

  "claim-objected": (data, { money, supportEmail }) => ({
    subject: `Widerspruch gegen Ihre Forderung über ${money(data.amountCents)}`,
    preview: `${data.tenantName} ist nicht einverstanden. Jemand aus unserem Team sieht sich beides an.`,
    greeting: data.landlordName ? `Guten Tag ${data.landlordName},` : "Guten Tag,",
    blocks: [
      paragraph(
        `${data.tenantName} widerspricht Ihrer Forderung über ${money(data.amountCents)} zur Wohnung ${data.fullAddress}:`,
      ),
      quote(data.text),
      paragraph("Jemand aus unserem Team sieht sich beides an und meldet sich bei Ihnen."),
      action("Bürgschaft öffnen", data.link),
      note(
        `Mietbürgschaft ${data.contractNumber}. Der Link ist nur für Sie bestimmt. Rechnungen oder Fotos schicken Sie bitte an ${supportEmail}.`,
      ),
    ],
  }),
};
