import { greet } from "./greet.ts";
import { action, facts, link, note, paragraph, quote } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";

type Kinds =
  | "account-confirmation"
  | "new-password"
  | "login-link"
  | "passkey-added"
  | "password-changed"
  | "tenant-message"
  | "rating-request";

/** Mails after the signature: account, message, rating. */
export const englishAccountLetters: Pick<Letters, Kinds> = {
  "account-confirmation": (data, { brandName }) => ({
    subject: `Your account at ${brandName}`,
    preview: "Set your password, and you can always see how your contract stands.",
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph(
        "your contract comes with an account. It shows you where things stand and what is charged next, and lets you write to your landlord. All it still needs is your password.",
      ),
      facts(["Log in with", data.email], ["Contract number", data.contractNumber]),
      action("Set your password", data.link),
      note("The link works for 30 days, and once. It is meant for you alone: please do not pass this mail on."),
    ],
  }),

  "new-password": (data, { supportEmail }) => ({
    subject: "Your new password",
    preview: "This link sets a new password.",
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph("a new password was asked for, for your account. This link sets it:"),
      facts(["Log in with", data.email]),
      action("Set a new password", data.link),
      note(
        `The link works once, within 24 hours. If you did not ask for it, there is nothing to do: your password stays as it is. Questions? ${supportEmail}`,
      ),
    ],
  }),

  "login-link": (data, { supportEmail }) => ({
    subject: "Your link to log in",
    preview: "This link logs you in without a password.",
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph("this link takes you into your account without a password:"),
      facts(["Account", data.email]),
      action("Log in", data.link),
      note(
        `The link works for 15 minutes, and once. Give it to nobody: whoever has it gets into your account. If you did not ask for it, there is nothing to do. Questions? ${supportEmail}`,
      ),
    ],
  }),

  "passkey-added": (data, { date, supportEmail }) => ({
    subject: "A new passkey in your account",
    preview: "It logs in without a password. Was that you?",
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph("a passkey was added to your account. Whoever has it can log in without a password."),
      facts(["Account", data.email], ["Added on", date(data.on)]),
      paragraph(
        "If that was you, there is nothing to do. If it was not, please set a new password right away: that ends every login, and no passkey works any more.",
      ),
      action("Set a new password", data.link),
      note(`Questions? ${supportEmail}`),
    ],
  }),

  "password-changed": (data, { date, supportEmail }) => ({
    subject: "Your password was changed",
    preview: "Nobody is logged in on other devices any more. Was that you?",
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph("the password of your account was changed. On all other devices the login has ended."),
      facts(["Account", data.email], ["Changed on", date(data.on)]),
      paragraph(
        "If that was you, there is nothing to do. If it was not, please set a new password right away: that ends every login, and no passkey works any more.",
      ),
      action("Set a new password", data.link),
      note(`Questions? ${supportEmail}`),
    ],
  }),

  "tenant-message": (data, { brandName }) => ({
    subject: `A message from ${data.tenantName}`,
    preview: `About ${data.fullAddress}. Your answer goes straight to ${data.tenantName}.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(`${data.tenantName} writes to you about ${data.fullAddress}:`),
      quote(data.message),
      paragraph(`Just answer this mail: your answer goes straight to ${data.tenantName}.`),
      note(`Rent-deposit guarantee ${data.contractNumber}. ${brandName} has only passed the message on.`),
    ],
  }),

  "rating-request": (data, { brandName }) => ({
    subject: "How is it going in your home?",
    preview: "Two questions, one minute.",
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph(
        `your home ${data.fullAddress} has been covered for two weeks. How happy are you with your landlord, and with ${brandName}?`,
      ),
      action("Rate now", data.link),
      note("We show your answers neither to your landlord nor to anyone outside our house. We ask this one time only."),
      link("Get no more requests and reminders of this kind", data.stopLink),
    ],
  }),
};
