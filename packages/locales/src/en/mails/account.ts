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
  CASE: "an application",
  CLAIM: "a claim",
  MOVING_OUT: "a proof of moving out",
  OTHER: "some work",
};

const handed = ({ by, work, about }: MailData["work-assigned"]) =>
  work === "MANY" ? `${by} has handed you ${about} pieces of work` : `${by} has handed you ${assigned[work]}`;
const aboutWork = (data: MailData["work-assigned"]) =>
  data.work === "MANY" ? `${handed(data)}.` : `${handed(data)}. It is about ${data.about}.`;

/** Mails after the signature: account, message, rating. */
export const englishAccountLetters: Pick<Letters, Kinds> = {
  "new-password": (data, { supportEmail }) => ({
    subject: "Your link to set a new password",
    preview: "Use this link to set a new password.",
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph("Someone asked for a new password for your account. Use this link to set it:"),
      facts(["Log in with", data.email]),
      action("Set a new password", data.link),
      note(
        `The link works once, within 24 hours. If you didn’t ask for it, you don’t need to do anything: your old password still works. Questions? ${supportEmail}`,
      ),
    ],
  }),

  "login-link": (data, { supportEmail }) => ({
    subject: "Your link to log in",
    preview: "This link logs you in without a password.",
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph("This link logs you in to your account without a password:"),
      facts(["Account", data.email]),
      action("Log in", data.link),
      note(
        `The link works once, within 15 minutes. Don’t share it: anyone who has it can get into your account. If you didn’t ask for it, you don’t need to do anything. Questions? ${supportEmail}`,
      ),
    ],
  }),

  "passkey-added": (data, { date, supportEmail }) => ({
    subject: "A new passkey in your account",
    preview: "It works without a password. Was that you?",
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph("A passkey was added to your account. Anyone who has it can log in without a password."),
      facts(["Account", data.email], ["Added on", date(data.on)]),
      paragraph(
        "If that was you, you don’t need to do anything. If it wasn’t, please set a new password right away: that logs out every device, and your passkeys stop working.",
      ),
      action("Set a new password", data.link),
      note(`Questions? ${supportEmail}`),
    ],
  }),

  "password-changed": (data, { date, supportEmail }) => ({
    subject: "Your password was changed",
    preview: "You’ve been logged out on all other devices. Was that you?",
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph("The password for your account was changed. All other devices have been logged out."),
      facts(["Account", data.email], ["Changed on", date(data.on)]),
      paragraph(
        "If that was you, you don’t need to do anything. If it wasn’t, please set a new password right away: that logs out every device, and your passkeys stop working.",
      ),
      action("Set a new password", data.link),
      note(`Questions? ${supportEmail}`),
    ],
  }),

  "work-assigned": (data, { brandName }) => ({
    subject: data.work === "MANY" ? handed(data) : `${handed(data)}: ${data.about}`,
    preview: data.message ?? aboutWork(data),
    greeting: `Hello ${data.personName},`,
    blocks: [
      paragraph(aboutWork(data)),
      ...(data.message === null ? [] : [paragraph(`${data.by} adds:`), quote(data.message)]),
      action("Open it", data.link),
    ],
    why: `You’re getting this email because you work at ${brandName}.`,
  }),

  "staff-link": (data, { brandName, date }) => ({
    subject: `Your access to the ${brandName} desk`,
    preview: "Set your password and set up the authenticator.",
    greeting: `Hello ${data.personName},`,
    blocks: [
      paragraph(
        `Use this link to set your password for the ${brandName} desk. After that, you’ll set up an authenticator app, so please have your phone to hand.`,
      ),
      action("Set up access", data.link),
      note(`The link works once, until ${date(data.expiresOn)}. It’s for you only: please don’t forward this email.`),
    ],
    why: `You’re getting this email because you work for ${brandName}.`,
  }),

  "tenant-message": (data, { brandName }) => ({
    subject: `A message from ${data.tenantName}`,
    preview: `About ${data.fullAddress}. Your reply goes straight to ${data.tenantName}.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(`${data.tenantName} has written to you about ${data.fullAddress}:`),
      quote(data.message),
      paragraph(`Just reply to this email: your reply goes straight to ${data.tenantName}.`),
      note(`Rent-deposit guarantee ${data.contractNumber}. ${brandName} only passed the message on.`),
    ],
  }),

  "rating-request": (data, { brandName }) => ({
    subject: "How are things in your home?",
    preview: "Three short questions, one minute.",
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph(
        `Your home at ${data.fullAddress} has been covered for two weeks. How happy are you with your landlord, and with ${brandName}?`,
      ),
      action("Rate now", data.link),
      note("We don’t show your answers to your landlord or to anyone outside our company. We only ask this once."),
      link("Stop requests and reminders like this", data.stopLink),
    ],
  }),
};
