import { greet } from "./greet.ts";
import { action, facts, link, note, paragraph, quote } from "../../mails/letter.ts";
import type { Letters, MailData } from "../../mails/mail-data.ts";

type Kinds =
  | "new-password"
  | "login-link"
  | "passkey-added"
  | "password-changed"
  | "staff-link"
  | "work-assigned"
  | "tenant-message"
  | "rating-request";

const assigned = {
  CASE: "einen Antrag",
  CLAIM: "eine Forderung",
  MOVING_OUT: "einen Auszug",
  OTHER: "einen Vorgang",
};

const handed = ({ by, work, about }: MailData["work-assigned"]) =>
  work === "MANY" ? `${by} hat Ihnen ${about} Vorgänge übergeben` : `${by} hat Ihnen ${assigned[work]} übergeben`;
const aboutWork = (data: MailData["work-assigned"]) =>
  data.work === "MANY" ? `${handed(data)}.` : `${handed(data)}. Es geht um ${data.about}.`;

/** Mails after the signature: account, message, rating. */
export const germanAccountLetters: Pick<Letters, Kinds> = {
  "new-password": (data, { supportEmail }) => ({
    subject: "Ihr Link für ein neues Passwort",
    preview: "Mit diesem Link legen Sie ein neues Passwort fest.",
    greeting: `Guten Tag ${data.tenantName},`,
    blocks: [
      paragraph("jemand hat für Ihr Konto ein neues Passwort angefordert. Mit diesem Link legen Sie es fest:"),
      facts(["Anmeldung mit", data.email]),
      action("Neues Passwort festlegen", data.link),
      note(
        `Der Link gilt 24 Stunden und funktioniert einmal. Haben Sie ihn nicht angefordert, müssen Sie nichts tun: Ihr bisheriges Passwort gilt weiter. Fragen? ${supportEmail}`,
      ),
    ],
  }),

  "login-link": (data, { supportEmail }) => ({
    subject: "Ihr Link zum Anmelden",
    preview: "Mit diesem Link melden Sie sich ohne Passwort an.",
    greeting: `Guten Tag ${data.tenantName},`,
    blocks: [
      paragraph("mit diesem Link kommen Sie ohne Passwort in Ihr Konto:"),
      facts(["Konto", data.email]),
      action("Anmelden", data.link),
      note(
        `Der Link gilt 15 Minuten und funktioniert einmal. Geben Sie ihn nicht weiter: Wer ihn hat, kommt in Ihr Konto. Haben Sie ihn nicht angefordert, müssen Sie nichts tun. Fragen? ${supportEmail}`,
      ),
    ],
  }),

  "passkey-added": (data, { date, supportEmail }) => ({
    subject: "Neuer Passkey in Ihrem Konto",
    preview: "Damit kann man sich ohne Passwort anmelden. Waren Sie das?",
    greeting: `Guten Tag ${data.tenantName},`,
    blocks: [
      paragraph("in Ihrem Konto wurde ein Passkey eingerichtet. Damit kann man sich ohne Passwort anmelden."),
      facts(["Konto", data.email], ["Eingerichtet am", date(data.on)]),
      paragraph(
        "Waren Sie das, müssen Sie nichts tun. Waren Sie es nicht, legen Sie bitte gleich ein neues Passwort fest: Damit sind alle Geräte abgemeldet, und kein Passkey gilt mehr.",
      ),
      action("Neues Passwort festlegen", data.link),
      note(`Fragen? ${supportEmail}`),
    ],
  }),

  "password-changed": (data, { date, supportEmail }) => ({
    subject: "Ihr Passwort wurde geändert",
    preview: "Alle anderen Geräte sind abgemeldet. Waren Sie das?",
    greeting: `Guten Tag ${data.tenantName},`,
    blocks: [
      paragraph("das Passwort für Ihr Konto wurde geändert. Alle anderen Geräte sind abgemeldet."),
      facts(["Konto", data.email], ["Geändert am", date(data.on)]),
      paragraph(
        "Waren Sie das, müssen Sie nichts tun. Waren Sie es nicht, legen Sie bitte gleich ein neues Passwort fest: Damit sind alle Geräte abgemeldet, und kein Passkey gilt mehr.",
      ),
      action("Neues Passwort festlegen", data.link),
      note(`Fragen? ${supportEmail}`),
    ],
  }),

  "work-assigned": (data, { brandName }) => ({
    subject: data.work === "MANY" ? handed(data) : `${handed(data)}: ${data.about}`,
    preview: data.message ?? aboutWork(data),
    greeting: `Guten Tag ${data.personName},`,
    blocks: [
      paragraph(aboutWork(data)),
      ...(data.message === null ? [] : [paragraph(`Dazu schreibt ${data.by}:`), quote(data.message)]),
      action("Öffnen", data.link),
    ],
    why: `Sie bekommen diese E-Mail, weil Sie bei ${brandName} mitarbeiten.`,
  }),

  "staff-link": (data, { brandName, date }) => ({
    subject: `Ihr Zugang zur Sachbearbeitung von ${brandName}`,
    preview: "Legen Sie Ihr Passwort fest und richten Sie den Authenticator ein.",
    greeting: `Guten Tag ${data.personName},`,
    blocks: [
      paragraph(
        `mit diesem Link legen Sie Ihr Passwort für die Sachbearbeitung von ${brandName} fest. Danach richten Sie eine Authenticator-App ein; halten Sie dafür Ihr Telefon bereit.`,
      ),
      action("Zugang einrichten", data.link),
      note(
        `Der Link gilt bis zum ${date(data.expiresOn)} und funktioniert einmal. Er ist nur für Sie bestimmt: Leiten Sie diese E-Mail bitte nicht weiter.`,
      ),
    ],
    why: `Sie bekommen diese E-Mail, weil Sie bei ${brandName} mitarbeiten.`,
  }),

  "tenant-message": (data, { brandName }) => ({
    subject: `Nachricht von ${data.tenantName}`,
    preview: `Zur Wohnung ${data.fullAddress}. Ihre Antwort geht direkt an ${data.tenantName}.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(`${data.tenantName} schreibt Ihnen zur Wohnung ${data.fullAddress}:`),
      quote(data.message),
      paragraph(`Antworten Sie einfach auf diese E-Mail: Ihre Antwort geht direkt an ${data.tenantName}.`),
      note(`Mietbürgschaft ${data.contractNumber}. ${brandName} hat die Nachricht nur übermittelt.`),
    ],
  }),

  "rating-request": (data, { brandName }) => ({
    subject: "Wie läuft es in Ihrer Wohnung?",
    preview: "Drei kurze Fragen, eine Minute.",
    greeting: `Guten Tag ${data.tenantName},`,
    blocks: [
      paragraph(
        `seit zwei Wochen ist Ihre Wohnung ${data.fullAddress} abgesichert. Wie zufrieden sind Sie mit Ihrem Vermieter, und wie mit ${brandName}?`,
      ),
      action("Jetzt bewerten", data.link),
      note(
        "Ihre Antworten sieht weder Ihr Vermieter noch sonst jemand außerhalb unseres Unternehmens. Wir fragen nur dieses eine Mal.",
      ),
      link("Solche Fragen und Erinnerungen abbestellen", data.stopLink),
    ],
  }),
};
