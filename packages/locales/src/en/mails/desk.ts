import { greet } from "./greet.ts";
import { facts, note, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";

type Kinds = "desk-message" | "desk-message-landlord" | "email-corrected" | "landlord-email-corrected";

/** What people at the desk write themselves, and what they corrected. */
export const englishDeskLetters: Pick<Letters, Kinds> = {
  "desk-message": (data, { supportEmail }) => ({
    subject: data.subject,
    preview: "A message from our team.",
    greeting: greet(data.tenantName),
    blocks: [
      ...data.message.split(/\n+/).map((part) => paragraph(part)),
      facts(["Contract number", data.contractNumber]),
      note(`Questions? Reply to this email or write to ${supportEmail}.`),
    ],
  }),

  "desk-message-landlord": (data, { supportEmail }) => ({
    subject: data.subject,
    preview: "A message from our team.",
    greeting: greet(data.landlordName),
    blocks: [
      ...data.message.split(/\n+/).map((part) => paragraph(part)),
      facts(["Tenant", data.tenantName], ["Home", data.fullAddress], ["Contract number", data.contractNumber]),
      note(`Questions? Reply to this email or write to ${supportEmail}.`),
    ],
  }),

  "email-corrected": (data, { supportEmail }) => ({
    subject: "We write to another email address from now on",
    preview: "Was that you? Otherwise please tell us.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        "Our team has changed the email address for your guarantee. Our mails, and your login, use the new one from now on.",
      ),
      facts(["New address", data.email], ["Contract number", data.contractNumber]),
      note(`If you didn’t ask for this, write to ${supportEmail} immediately.`),
    ],
  }),

  "landlord-email-corrected": (data, { supportEmail }) => ({
    subject: "We write to another email address from now on",
    preview: "Was that you? Otherwise please tell us.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `Our team has changed your email address for ${data.tenantName}’s guarantee. Our mails go to the new one from now on, and links in earlier mails no longer work.`,
      ),
      facts(["New address", data.email], ["Contract number", data.contractNumber]),
      note(`If you didn’t ask for this, write to ${supportEmail} immediately.`),
    ],
  }),
};
