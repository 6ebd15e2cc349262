import { action, facts, note, paragraph } from "./letter.ts";
import type { Letters } from "./mail-data.ts";

type Kinds = "resume-link";

const greet = (name: string | null) => (name ? `Guten Tag ${name},` : "Guten Tag,");
const onceOnly =
  "Der Link gilt 24 Stunden und nur einmal. Er öffnet Ihren Antrag: Leiten Sie diese E-Mail bitte nicht weiter.";

/** What is written to bring somebody back, or in. */
export const germanWayLetters: Pick<Letters, Kinds> = {
  "resume-link": (data) => ({
    subject: "Ihr Link zum Weitermachen",
    preview: "Auf welchem Gerät Sie möchten. Er gilt 24 Stunden.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        "mit diesem Link machen Sie dort weiter, wo Sie aufgehört haben, auf welchem Gerät Sie möchten. Alles, was Sie eingegeben haben, ist gespeichert.",
      ),
      facts(["Wohnung", data.fullAddress]),
      action("Antrag öffnen", data.link),
      note(`${onceOnly} Haben Sie ihn nicht angefordert, müssen Sie nichts tun.`),
    ],
    why: "Sie bekommen diese E-Mail, weil jemand mit Ihrer Adresse darum gebeten hat.",
  }),
};
