import { action, facts, link, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";
import { greet } from "./greet.ts";

type Kinds = "first-information" | "resume-link" | "application-reminder";

const forOneDay = "The link works for 24 hours. It opens your application, so please don’t forward this email.";

/** Before the signature: who we are, and how to go on. */
export const englishApplicationLetters: Pick<Letters, Kinds> = {
  "first-information": (data, { brandName }) => ({
    subject: "Who we are: initial information about your application",
    preview: "For your records. You don’t need to do anything.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `You have started an application for a rent-deposit guarantee with ${brandName}. The attached document tells you who we are as an intermediary, what we do for you and who pays us.`,
      ),
      paragraph("You don’t need to do anything, and you haven’t signed anything. Please keep the document."),
      paragraph("If you haven’t started an application, someone mistyped their address. You can delete this email."),
    ],
    why: "You’re getting this email because this address was given in an application to us.",
  }),

  "resume-link": (data) => ({
    subject: "Your link to continue",
    preview: "On any device you like. It works for 24 hours.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        "With this link, you can pick up where you left off, on any device you like. Everything you entered has been saved.",
      ),
      action("Open my application", data.link),
      facts(["Home", data.fullAddress]),
      paragraph("If you didn’t ask for this, you don’t need to do anything."),
    ],
    smallPrint: [forOneDay],
    why: "You’re getting this email because someone asked for it with your address.",
  }),

  "application-reminder": (data) => ({
    subject: data.isLast ? "Would you still like to continue?" : "Your application is waiting for you",
    preview: "Everything you entered has been saved.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        "You started an application for a rent-deposit guarantee. Everything you entered has been saved. Pick up where you left off:",
      ),
      action("Continue", data.link),
      facts(["Home", data.fullAddress]),
      paragraph(
        data.isLast
          ? "This is our last reminder. If you don’t continue, nothing happens: nothing is signed, and nothing is charged."
          : "Nothing is signed yet, and nothing is charged.",
      ),
      link("Stop reminders", data.stopLink),
    ],
    smallPrint: [`${forOneDay} If it has expired, you can ask for a new one on our page.`],
    why: "You’re getting this email because you started an application with us.",
  }),
};
