import { greet } from "./greet.ts";
import { action, facts, link, note, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";

type Kinds =
  | "invitation-confirmation"
  | "resume-link"
  | "application-reminder"
  | "landlord-reminder"
  | "landlord-silent";

const forOneDay = "The link works for 24 hours. It opens your application, so please don’t forward this email.";

/** Mails about resuming an application, a landlord's invitation, and a landlord who has not answered. */
export const englishWayLetters: Pick<Letters, Kinds> = {
  "resume-link": (data) => ({
    subject: "Your link to continue",
    preview: "On any device you like. It works for 24 hours.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        "With this link, you can pick up where you left off, on any device you like. Everything you entered has been saved.",
      ),
      facts(["Home", data.fullAddress]),
      action("Open my application", data.link),
      note(`${forOneDay} If you didn’t ask for it, you don’t need to do anything.`),
    ],
    why: "You’re getting this email because someone asked for it with your address.",
  }),

  "application-reminder": (data) => ({
    subject: data.isLast ? "Would you still like to continue?" : "Your application is waiting for you",
    preview: "Everything you entered has been saved.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        "You started an application for a rent-deposit guarantee. Everything you entered has been saved. With this link, you can pick up where you left off:",
      ),
      facts(["Home", data.fullAddress]),
      action("Continue", data.link),
      paragraph(
        data.isLast
          ? "This is our last reminder. If you don’t continue, nothing happens: nothing is signed, and nothing is charged."
          : "Nothing is signed yet, and nothing is charged.",
      ),
      note(`${forOneDay} If it has expired, you can ask for a new one on our page.`),
      link("Stop reminders", data.stopLink),
    ],
    why: "You’re getting this email because you started an application with us.",
  }),

  "invitation-confirmation": (data, { brandName, date }) => ({
    subject: "Please confirm your invitation",
    preview: "We’ll only write to your tenant after that.",
    greeting: "Hello,",
    blocks: [
      paragraph(
        `Someone used this email address at ${brandName} to invite a tenant to use a guarantee instead of a cash deposit. Was that you? If so, check the invitation once more and send it.`,
      ),
      action("Check and send invitation", data.link),
      note(
        `The link works once, until ${date(data.expiresOn)}. If it wasn’t you, you don’t need to do anything: the invitation won’t be sent, and we’ll delete it.`,
      ),
    ],
    why: "You’re getting this email because someone wrote an invitation with your address.",
  }),

  "landlord-reminder": (data, { date, money, supportEmail }) => ({
    subject: `Reminder: ${data.tenantName} is waiting for your answer`,
    preview: `You can accept or decline until ${date(data.answerUntil)}.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${data.tenantName} offered you a guarantee for ${data.fullAddress} in place of the cash deposit. We don’t have your answer yet. It takes a minute and costs you nothing.`,
      ),
      facts(
        ["Guarantee", money(data.depositCents)],
        ["From", date(data.insuranceStart)],
        ["Please answer by", date(data.answerUntil)],
        ["Contract number", data.contractNumber],
      ),
      action("View and answer", data.link),
      paragraph("If we don’t hear from you by then, the contract ends, and you’ll have no security from it."),
      note(
        `This link is for you only. Anyone who has it can answer in your name. Questions? Write to us: ${supportEmail}`,
      ),
      link("Stop reminders", data.stopLink),
    ],
  }),

  "landlord-silent": (data, { date, supportEmail }) => ({
    subject: "Your landlord didn’t answer about your guarantee",
    preview: "You pay nothing. You can apply again with one click.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `${data.landlordName ?? "Your landlord"} neither accepted nor declined by ${date(data.until)}, although we sent reminders. Your contract ${data.contractNumber} for ${data.fullAddress} has therefore ended. Nothing was charged, and nothing will be.`,
      ),
      paragraph(
        "Often it’s just an email that didn’t arrive, so it’s best to ask them yourself. Then you can apply for the guarantee again: all your answers are still there, and you can change your landlord’s email address too.",
      ),
      action("Apply again", data.link),
      note(
        `The link works for 30 days. It opens an application with your answers, so please don’t forward this email. Questions? Write to us: ${supportEmail}`,
      ),
    ],
  }),
};
