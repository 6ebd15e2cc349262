import { action, facts, link, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";
import { greet } from "./greet.ts";

type Kinds = "first-information" | "resume-link" | "application-reminder";

const forOneDay = "Der Link gilt 24 Stunden. Er öffnet Ihren Antrag: Leiten Sie diese E-Mail bitte nicht weiter.";

/** Before the signature: who we are, and how to go on. */
export const germanApplicationLetters: Pick<Letters, Kinds> = {
  "first-information": (data, { brandName }) => ({
    subject: "Wer wir sind: Erstinformation zu Ihrem Antrag",
    preview: "Zum Aufheben. Sie müssen nichts tun.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `Sie haben bei ${brandName} einen Antrag auf eine Mietbürgschaft begonnen. Im Anhang lesen Sie, wer wir als Vermittler sind, was wir für Sie tun und wer uns bezahlt.`,
      ),
      paragraph("Sie müssen nichts tun, und Sie haben nichts unterschrieben. Bitte heben Sie das Dokument auf."),
      paragraph(
        "Haben Sie keinen Antrag begonnen, hat sich jemand bei seiner Adresse vertippt. Dann können Sie diese E-Mail löschen.",
      ),
    ],
    why: "Sie bekommen diese E-Mail, weil diese Adresse in einem Antrag bei uns angegeben wurde.",
  }),

  "resume-link": (data) => ({
    subject: "Ihr Link zum Weitermachen",
    preview: "Auf jedem Gerät. Er gilt 24 Stunden.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        "mit diesem Link machen Sie auf jedem Gerät dort weiter, wo Sie aufgehört haben. Alles, was Sie eingegeben haben, ist gespeichert.",
      ),
      action("Antrag öffnen", data.link),
      facts(["Wohnung", data.fullAddress]),
      paragraph("Haben Sie das nicht angefordert, müssen Sie nichts tun."),
    ],
    smallPrint: [forOneDay],
    why: "Sie bekommen diese E-Mail, weil jemand sie mit Ihrer Adresse angefordert hat.",
  }),

  "application-reminder": (data) => ({
    subject: data.isLast ? "Möchten Sie noch weitermachen?" : "Ihr Antrag wartet auf Sie",
    preview: "Alles, was Sie eingegeben haben, ist gespeichert.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        "Sie haben einen Antrag auf eine Mietbürgschaft begonnen. Alles, was Sie eingegeben haben, ist gespeichert. Machen Sie dort weiter, wo Sie aufgehört haben:",
      ),
      action("Weitermachen", data.link),
      facts(["Wohnung", data.fullAddress]),
      paragraph(
        data.isLast
          ? "Das ist unsere letzte Erinnerung. Machen Sie nicht weiter, passiert nichts: Sie haben nichts unterschrieben, und es wird nichts abgebucht."
          : "Noch ist nichts unterschrieben, und es wird nichts abgebucht.",
      ),
      link("Erinnerungen abbestellen", data.stopLink),
    ],
    smallPrint: [`${forOneDay} Ist er abgelaufen, können Sie auf unserer Seite einen neuen anfordern.`],
    why: "Sie bekommen diese E-Mail, weil Sie bei uns einen Antrag begonnen haben.",
  }),
};
