import { action, facts, link, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";
import { greet } from "./greet.ts";

type Kinds = "tenant-invitation" | "tenant-invitation-reminder" | "invitation-confirmation";

/** Invitations to tenants, and the confirmation of one by the landlord who asks for it. */
export const germanInvitationLetters: Pick<Letters, Kinds> = {
  "tenant-invitation": (data, { brandName, insurer, date, money }) => ({
    subject: `${data.inviterName} lädt Sie ein: Bürgschaft statt Barkaution`,
    preview: `Für ${data.fullAddress}. Das meiste ist schon ausgefüllt.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `${data.inviterName} bietet Ihnen für Ihre neue Wohnung eine Bürgschaft von ${insurer.name} anstelle der Barkaution an, vermittelt von ${brandName}. Sie behalten Ihr Geld und zahlen stattdessen einen kleinen Beitrag.`,
      ),
      action("Einladung ansehen", data.link),
      facts(
        ["Wohnung", data.fullAddress],
        ["Kaution", money(data.depositCents)],
        ["Ab", date(data.insuranceStart)],
        ["Einladung gültig bis", date(data.expiresOn)],
      ),
      paragraph(
        "Zuerst sehen Sie den Preis. Danach fehlen nur noch wenige Antworten, die nur Sie geben können. Abgebucht wird erst, wenn Sie unterschrieben haben und Ihr Vermieter angenommen hat.",
      ),
      paragraph("Können Sie damit nichts anfangen, müssen Sie nichts tun."),
    ],
    smallPrint: [
      "Der Link öffnet Ihren Antrag auf jedem Gerät, bis Sie unterschrieben haben. Er ist nur für Sie bestimmt: Leiten Sie diese E-Mail bitte nicht weiter.",
    ],
    why: `Sie bekommen diese E-Mail, weil ${data.inviterName} Sie einlädt.`,
  }),

  "tenant-invitation-reminder": (data, { date }) => ({
    subject: `${data.inviterName} erinnert Sie an Ihre Einladung`,
    preview: `Für ${data.fullAddress}. Noch bis ${date(data.expiresOn)}.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `${data.inviterName} hat Sie eingeladen, Ihre Kaution durch eine Bürgschaft zu ersetzen, und bittet uns, Sie daran zu erinnern. Wenn Sie schon angefangen haben, geht es dort weiter, wo Sie aufgehört haben.`,
      ),
      action("Einladung öffnen", data.link),
      facts(["Wohnung", data.fullAddress], ["Einladung gültig bis", date(data.expiresOn)]),
      link("Erinnerungen abbestellen", data.stopLink),
    ],
    smallPrint: ["Der Link ist nur für Sie bestimmt: Leiten Sie diese E-Mail bitte nicht weiter."],
    why: `Sie bekommen diese E-Mail, weil ${data.inviterName} Sie eingeladen hat.`,
  }),

  "invitation-confirmation": (data, { brandName, date }) => ({
    subject: "Bitte bestätigen Sie Ihre Einladung",
    preview: "Erst dann schreiben wir Ihrem Mieter.",
    greeting: "Guten Tag,",
    blocks: [
      paragraph(
        `jemand hat mit dieser E-Mail-Adresse bei ${brandName} zu einer Mietbürgschaft anstelle der Barkaution eingeladen. Waren Sie das? Dann prüfen Sie die Einladung noch einmal und schicken Sie sie ab.`,
      ),
      action("Einladung ansehen und abschicken", data.link),
      paragraph(
        "Waren Sie es nicht, müssen Sie nichts tun: Ohne Sie verschicken wir nichts und löschen die Einladung.",
      ),
    ],
    smallPrint: [`Der Link gilt bis zum ${date(data.expiresOn)} und funktioniert einmal.`],
    why: "Sie bekommen diese E-Mail, weil jemand mit Ihrer Adresse eine Einladung geschrieben hat.",
  }),
};
