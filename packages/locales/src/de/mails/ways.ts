import { greet } from "./greet.ts";
import { action, facts, link, note, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";

type Kinds =
  | "invitation-confirmation"
  | "resume-link"
  | "application-reminder"
  | "landlord-reminder"
  | "landlord-silent";

const forOneDay = "Der Link gilt 24 Stunden. Er öffnet Ihren Antrag: Leiten Sie diese E-Mail bitte nicht weiter.";

/** Mails about resuming an application, a landlord's invitation, and a landlord who has not answered. */
export const germanWayLetters: Pick<Letters, Kinds> = {
  "resume-link": (data) => ({
    subject: "Ihr Link zum Weitermachen",
    preview: "Auf jedem Gerät. Er gilt 24 Stunden.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        "mit diesem Link machen Sie auf jedem Gerät dort weiter, wo Sie aufgehört haben. Alles, was Sie eingegeben haben, ist gespeichert.",
      ),
      facts(["Wohnung", data.fullAddress]),
      action("Antrag öffnen", data.link),
      note(`${forOneDay} Haben Sie ihn nicht angefordert, müssen Sie nichts tun.`),
    ],
    why: "Sie bekommen diese E-Mail, weil jemand sie mit Ihrer Adresse angefordert hat.",
  }),

  "application-reminder": (data) => ({
    subject: data.isLast ? "Möchten Sie noch weitermachen?" : "Ihr Antrag wartet auf Sie",
    preview: "Alles, was Sie eingegeben haben, ist gespeichert.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        "Sie haben einen Antrag auf eine Mietbürgschaft begonnen. Alles, was Sie eingegeben haben, ist gespeichert, und mit diesem Link machen Sie dort weiter, wo Sie aufgehört haben:",
      ),
      facts(["Wohnung", data.fullAddress]),
      action("Weitermachen", data.link),
      paragraph(
        data.isLast
          ? "Das ist unsere letzte Erinnerung. Machen Sie nicht weiter, passiert nichts: Sie haben nichts unterschrieben, und es wird nichts abgebucht."
          : "Noch ist nichts unterschrieben, und es wird nichts abgebucht.",
      ),
      note(`${forOneDay} Ist er abgelaufen, können Sie auf unserer Seite einen neuen anfordern.`),
      link("Erinnerungen abbestellen", data.stopLink),
    ],
    why: "Sie bekommen diese E-Mail, weil Sie bei uns einen Antrag begonnen haben.",
  }),

  "invitation-confirmation": (data, { brandName, date }) => ({
    subject: "Bitte bestätigen Sie Ihre Einladung",
    preview: "Erst dann schreiben wir Ihrem Mieter oder Ihrer Mieterin.",
    greeting: "Guten Tag,",
    blocks: [
      paragraph(
        `jemand hat mit dieser E-Mail-Adresse bei ${brandName} zu einer Mietbürgschaft anstelle der Barkaution eingeladen. Waren Sie das? Dann prüfen Sie die Einladung noch einmal und schicken Sie sie ab.`,
      ),
      action("Einladung ansehen und abschicken", data.link),
      note(
        `Der Link gilt bis zum ${date(data.expiresOn)} und funktioniert einmal. Waren Sie es nicht, müssen Sie nichts tun: Ohne Sie verschicken wir nichts, und wir löschen die Einladung.`,
      ),
    ],
    why: "Sie bekommen diese E-Mail, weil jemand mit Ihrer Adresse eine Einladung geschrieben hat.",
  }),

  "landlord-reminder": (data, { date, money, supportEmail }) => ({
    subject: `Erinnerung: ${data.tenantName} wartet auf Ihre Antwort`,
    preview: `Sie können bis zum ${date(data.answerUntil)} annehmen oder ablehnen.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${data.tenantName} hat Ihnen für ${data.fullAddress} eine Mietbürgschaft anstelle der Barkaution angeboten. Ihre Antwort fehlt uns noch. Das dauert eine Minute und kostet Sie nichts.`,
      ),
      facts(
        ["Bürgschaft", money(data.depositCents)],
        ["Beginn", date(data.insuranceStart)],
        ["Antwort möglich bis", date(data.answerUntil)],
        ["Vertragsnummer", data.contractNumber],
      ),
      action("Ansehen und antworten", data.link),
      paragraph("Hören wir bis dahin nichts von Ihnen, endet der Vertrag, und Sie haben daraus keine Sicherheit."),
      note(
        `Der Link ist nur für Sie bestimmt. Wer ihn hat, kann in Ihrem Namen antworten. Fragen? Schreiben Sie uns: ${supportEmail}`,
      ),
      link("Erinnerungen abbestellen", data.stopLink),
    ],
  }),

  "landlord-silent": (data, { date, supportEmail }) => ({
    subject: "Ihr Vermieter hat nicht geantwortet",
    preview: "Sie zahlen nichts. Mit einem Klick beantragen Sie die Bürgschaft neu.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `${data.landlordName ?? "Ihr Vermieter"} hat bis zum ${date(data.until)} weder angenommen noch abgelehnt, obwohl wir erinnert haben. Ihr Vertrag ${data.contractNumber} für ${data.fullAddress} ist damit beendet. Wir haben nichts abgebucht, und dabei bleibt es.`,
      ),
      paragraph(
        "Oft liegt es nur an einer E-Mail, die nicht angekommen ist. Fragen Sie am besten selbst nach. Danach können Sie die Bürgschaft neu beantragen: Ihre Angaben sind alle noch da, und auch die E-Mail-Adresse Ihres Vermieters können Sie ändern.",
      ),
      action("Neu beantragen", data.link),
      note(
        `Der Link gilt 30 Tage. Er öffnet einen Antrag mit Ihren Angaben: Leiten Sie diese E-Mail bitte nicht weiter. Fragen? Schreiben Sie uns: ${supportEmail}`,
      ),
    ],
  }),
};
