import { action, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";

type Kinds = "new-password" | "login-link" | "login-changed";

export const germanAccountLetters: Pick<Letters, Kinds> = {
  "new-password": (data) => ({
    subject: "Ihr Link für ein neues Passwort",
    preview: "Er gilt 24 Stunden.",
    greeting: `Guten Tag ${data.tenantName},`,
    blocks: [
      paragraph(`mit diesem Link legen Sie ein neues Passwort fest. Sie melden sich damit an mit ${data.email}.`),
      action("Neues Passwort festlegen", data.link),
      paragraph("Haben Sie das nicht angefordert, müssen Sie nichts tun: Ihr bisheriges Passwort gilt weiter."),
    ],
    smallPrint: ["Der Link gilt 24 Stunden und funktioniert einmal."],
  }),

  "login-link": (data) => ({
    subject: "Ihr Link zum Anmelden",
    preview: "Er gilt 15 Minuten.",
    greeting: `Guten Tag ${data.tenantName},`,
    blocks: [
      paragraph(`mit diesem Link kommen Sie ohne Passwort in Ihr Konto ${data.email}.`),
      action("Anmelden", data.link),
      paragraph("Haben Sie das nicht angefordert, müssen Sie nichts tun."),
    ],
    smallPrint: [
      "Der Link gilt 15 Minuten und funktioniert einmal. Geben Sie ihn nicht weiter: Wer ihn hat, kommt in Ihr Konto.",
    ],
  }),

  "login-changed": (data, { date }) => ({
    subject:
      data.change === "PASSKEY_ADDED"
        ? "Neuer Passkey in Ihrem Konto: Waren Sie das?"
        : "Ihr Passwort wurde geändert: Waren Sie das?",
    preview: "Wenn ja, müssen Sie nichts tun.",
    greeting: `Guten Tag ${data.tenantName},`,
    blocks: [
      paragraph(
        data.change === "PASSKEY_ADDED"
          ? `in Ihrem Konto ${data.email} wurde am ${date(data.on)} ein Passkey eingerichtet. Damit kann man sich ohne Passwort anmelden.`
          : `das Passwort für Ihr Konto ${data.email} wurde am ${date(data.on)} geändert. Alle anderen Geräte sind abgemeldet.`,
      ),
      paragraph("Waren Sie das, ist alles in Ordnung. Wenn nicht, legen Sie bitte gleich ein neues Passwort fest:"),
      action("Neues Passwort festlegen", data.link),
      paragraph("Danach sind alle Geräte abgemeldet, und kein Passkey gilt mehr."),
    ],
  }),
};
