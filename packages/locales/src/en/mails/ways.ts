import { greet } from "./greet.ts";
import { action, facts, link, note, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";

type Kinds =
  | "invitation-confirmation"
  | "resume-link"
  | "application-reminder"
  | "landlord-reminder"
  | "landlord-silent";

const onceOnly = "The link works once, within 24 hours. It opens your application, so please do not pass this mail on.";

/** Mails about resuming an application, a landlord's invitation, and a landlord who has not answered. */
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

  "application-reminder": (data) => ({
    subject: data.isLast ? "Would you still like to go on?" : "Your application is waiting for you",
    preview: "Everything you entered has been saved.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        "you began to apply for a rent-deposit guarantee. Everything you entered has been saved, and with this link you go on where you stopped:",
      ),
      facts(["Home", data.fullAddress]),
      action("Go on", data.link),
      paragraph(
        data.isLast
          ? "This is our last reminder. If you do not go on, nothing happens: nothing is signed, and nothing is charged."
          : "Nothing is signed yet, and nothing is charged.",
      ),
      note(`${onceOnly} After that we gladly send you a new one from our page.`),
      link("Get no more reminders", data.stopLink),
    ],
    why: "You get this mail because you began an application with us.",
  }),

  "invitation-confirmation": (data, { brandName, date }) => ({
    subject: "Please confirm your invitation",
    preview: "Only then do we write to your tenant.",
    greeting: "Hello,",
    blocks: [
      paragraph(
        `an invitation to a guarantee in place of the cash deposit was written at ${brandName} with this e-mail address. Was it you? Then look at it once more, and send it.`,
      ),
      action("See the invitation and send it", data.link),
      note(
        `The link works until ${date(data.expiresOn)}, and once. If it was not you, there is nothing to do: nothing is sent without you, and we delete the invitation.`,
      ),
    ],
    why: "You get this mail because somebody wrote an invitation with your address.",
  }),

  "landlord-reminder": (data, { date, money, supportEmail }) => ({
    subject: `Reminder: ${data.tenantName} waits for your answer`,
    preview: `You can accept or decline until ${date(data.answerUntil)}.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${data.tenantName} offered you a guarantee for ${data.fullAddress} in place of the cash deposit. Your answer is still missing. It takes a minute and costs you nothing.`,
      ),
      facts(
        ["Guarantee", money(data.depositCents)],
        ["From", date(data.insuranceStart)],
        ["Please answer by", date(data.answerUntil)],
        ["Contract number", data.contractNumber],
      ),
      action("See it and answer", data.link),
      paragraph("If we do not hear from you by then, the contract ends, and you have no security from it."),
      note(`This link is yours alone. Whoever has it can answer in your name. Questions? Write to us: ${supportEmail}`),
      link("Get no more reminders", data.stopLink),
    ],
  }),

  "landlord-silent": (data, { date, supportEmail }) => ({
    subject: "There was no answer to your guarantee",
    preview: "You pay nothing. One click applies for it again.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `${data.landlordName ?? "Your landlord"} neither accepted nor declined until ${date(data.until)}, though we sent reminders. Your contract ${data.contractNumber} for ${data.fullAddress} has ended with that. Nothing was charged to your card, and nothing will be.`,
      ),
      paragraph(
        "Often it is only a mail that did not arrive, so it is best to ask in person. After that you can apply for the guarantee again: all your answers are still there, and your landlord’s e-mail address can be changed, too.",
      ),
      action("Apply again", data.link),
      note(
        `The link works for 30 days, and once. It opens an application with your answers, so please do not pass this mail on. Questions? Write to us: ${supportEmail}`,
      ),
    ],
  }),
};
