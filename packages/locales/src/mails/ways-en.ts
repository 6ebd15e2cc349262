import { action, facts, note, paragraph } from "./letter.ts";
import type { Letters } from "./mail-data.ts";

type Kinds = "resume-link";

const greet = (name: string | null) => (name ? `Hello ${name},` : "Hello,");
const onceOnly =
  "The link works for 24 hours, and once. It opens your application, so please do not pass this mail on.";

/** What is written to bring somebody back, or in. */
export const englishWayLetters: Pick<Letters, Kinds> = {
  "resume-link": (data) => ({
    subject: "Your link to go on",
    preview: "On any device you like. It works for 24 hours.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        "with this link you go on where you stopped, on any device you like. Everything you entered has been saved.",
      ),
      facts(["Home", data.fullAddress]),
      action("Open my application", data.link),
      note(`${onceOnly} If you did not ask for it, there is nothing to do.`),
    ],
    why: "You get this mail because somebody asked for it with your address.",
  }),
};
