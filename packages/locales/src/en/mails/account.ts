import { action, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";

type Kinds = "new-password" | "login-link" | "login-changed";

export const englishAccountLetters: Pick<Letters, Kinds> = {
  "new-password": (data) => ({
    subject: "Your link to set a new password",
    preview: "It works for 24 hours.",
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph(`Use this link to set a new password. You log in with ${data.email}.`),
      action("Set a new password", data.link),
      paragraph("If you didn’t ask for this, you don’t need to do anything: your old password still works."),
    ],
    smallPrint: ["The link works once, within 24 hours."],
  }),

  "login-link": (data) => ({
    subject: "Your link to log in",
    preview: "It works for 15 minutes.",
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph(`This link logs you in to your account ${data.email} without a password.`),
      action("Log in", data.link),
      paragraph("If you didn’t ask for this, you don’t need to do anything."),
    ],
    smallPrint: [
      "The link works once, within 15 minutes. Don’t share it: anyone who has it can get into your account.",
    ],
  }),

  "login-changed": (data, { date }) => ({
    subject:
      data.change === "PASSKEY_ADDED"
        ? "A new passkey in your account: was that you?"
        : "Your password was changed: was that you?",
    preview: "If it was, you don’t need to do anything.",
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph(
        data.change === "PASSKEY_ADDED"
          ? `A passkey was added to your account ${data.email} on ${date(data.on)}. Anyone who has it can log in without a password.`
          : `The password for your account ${data.email} was changed on ${date(data.on)}. All other devices have been logged out.`,
      ),
      paragraph("If that was you, all is well. If it wasn’t, please set a new password right away:"),
      action("Set a new password", data.link),
      paragraph("That logs out every device, and your passkeys stop working."),
    ],
  }),
};
