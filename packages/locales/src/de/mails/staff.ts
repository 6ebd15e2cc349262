import { action, paragraph, quote } from "../../mails/letter.ts";
import type { Letters, MailData } from "../../mails/mail-data.ts";

type Kinds = "staff-link" | "work-assigned";

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

export const germanStaffLetters: Pick<Letters, Kinds> = {
  "staff-link": (data, { brandName, date }) => ({
    subject: `Ihr Zugang zur Sachbearbeitung von ${brandName}`,
    preview: "Legen Sie Ihr Passwort fest und richten Sie den Authenticator ein.",
    greeting: `Guten Tag ${data.personName},`,
    blocks: [
      paragraph(
        `mit diesem Link legen Sie Ihr Passwort für die Sachbearbeitung von ${brandName} fest. Danach richten Sie eine Authenticator-App ein; halten Sie dafür Ihr Telefon bereit.`,
      ),
      action("Zugang einrichten", data.link),
    ],
    smallPrint: [
      `Der Link gilt bis zum ${date(data.expiresOn)} und funktioniert einmal. Er ist nur für Sie bestimmt: Leiten Sie diese E-Mail bitte nicht weiter.`,
    ],
    why: `Sie bekommen diese E-Mail, weil Sie bei ${brandName} mitarbeiten.`,
  }),

  "work-assigned": (data, { brandName }) => ({
    subject: data.work === "MANY" ? handed(data) : `${handed(data)}: ${data.about}`,
    preview: data.message ?? aboutWork(data),
    greeting: `Guten Tag ${data.personName},`,
    blocks: [
      paragraph(aboutWork(data)),
      action("Öffnen", data.link),
      ...(data.message === null ? [] : [paragraph(`Dazu schreibt ${data.by}:`), quote(data.message)]),
    ],
    why: `Sie bekommen diese E-Mail, weil Sie bei ${brandName} mitarbeiten.`,
  }),
};
