import { greet } from "./greet.ts";
import { action, facts, note, paragraph, quote } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";

/** What landlords did on their page, for their records. */
export const germanLandlordLetters: Pick<
  Letters,
  "acceptance-confirmed" | "decline-confirmed" | "claim-received" | "question-answered"
> = {
  "acceptance-confirmed": (data, { date, insurer, money, supportEmail }) => ({
    subject: `Sie haben die Mietbürgschaft ${data.contractNumber} angenommen`,
    preview: "Die Bürgschaftsurkunde ist im Anhang.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `Sie haben die Mietbürgschaft von ${data.tenantName} für ${data.fullAddress} angenommen, anstelle einer Barkaution. Die Bürgschaftsurkunde ist im Anhang. Bitte heben Sie sie auf.`,
      ),
      facts(
        ["Bürgschaft bis", money(data.depositCents)],
        ["Sie gilt ab", date(data.coverStart)],
        ["Bürge", insurer.name],
        ["Barkaution zurück bis", data.cashReturnOn && date(data.cashReturnOn)],
        ["Vertragsnummer", data.contractNumber],
      ),
      paragraph(
        "Haben Sie später eine Forderung aus dem Mietverhältnis, melden Sie sie über Ihren Link. Ihr Mieter kann vier Wochen lang widersprechen, danach prüfen wir sie.",
      ),
      action("Bürgschaft öffnen", data.link),
      note(
        `Der Link ist nur für Sie bestimmt. Haben Sie nicht angenommen, schreiben Sie uns gleich an ${supportEmail}.`,
      ),
    ],
  }),

  "decline-confirmed": (data, { supportEmail }) => ({
    subject: `Sie haben die Mietbürgschaft ${data.contractNumber} abgelehnt`,
    preview: "Sie müssen nichts weiter tun.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `Sie haben die Mietbürgschaft von ${data.tenantName} für ${data.fullAddress} abgelehnt. Sie gilt damit nicht, und es wird niemandem etwas abgebucht. ${data.tenantName} weiß Bescheid.`,
      ),
      ...(data.reason ? [paragraph("Ihre Begründung haben wir weitergegeben:"), quote(data.reason)] : []),
      note(`Haben Sie nicht abgelehnt, schreiben Sie uns gleich an ${supportEmail}.`),
    ],
  }),

  "claim-received": (data, { date, money, supportEmail }) => ({
    subject: `Ihre Forderung über ${money(data.amountCents)} ist bei uns`,
    preview: `Ihr Mieter kann bis zum ${date(data.objectUntil)} widersprechen. Danach prüfen wir.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(`Sie haben zur Wohnung ${data.fullAddress} diese Forderung gemeldet:`),
      facts(...data.items.map((item) => [item.description, money(item.amountCents)] as const)),
      facts(
        ["Forderung", money(data.amountCents)],
        ["Widerspruch möglich bis", date(data.objectUntil)],
        ["Vertragsnummer", data.contractNumber],
      ),
      paragraph(
        `${data.tenantName} kann bis dahin widersprechen. Danach prüfen wir die Forderung und schreiben Ihnen, was wir zahlen und warum. Rechnungen und Fotos können Sie über Ihren Link hochladen.`,
      ),
      action("Forderung ansehen", data.link),
      note(
        `Der Link ist nur für Sie bestimmt. Haben Sie nichts gemeldet, schreiben Sie uns gleich an ${supportEmail}.`,
      ),
    ],
  }),

  "question-answered": (data, { supportEmail }) => ({
    subject: `Antwort auf Ihre Frage zur Mietbürgschaft ${data.contractNumber}`,
    preview: "Jemand aus unserem Team hat Ihnen geantwortet.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(`Sie haben uns zur Mietbürgschaft für ${data.fullAddress} gefragt:`),
      quote(data.message),
      paragraph("Unsere Antwort:"),
      quote(data.answer),
      action("Bürgschaft öffnen", data.link),
      note(
        `Der Link ist nur für Sie bestimmt. Noch eine Frage? Stellen Sie sie dort, oder schreiben Sie an ${supportEmail}.`,
      ),
    ],
  }),
};
