import { facts, link, note, paragraph, quote } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";
import { streetOf } from "../../mails/street-of.ts";
import { greet } from "./greet.ts";
import { landlordLink } from "./landlord-link.ts";

type Kinds =
  | "desk-message"
  | "desk-message-landlord"
  | "email-corrected"
  | "landlord-email-corrected"
  | "question-answered";

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
    subject: "From now on, we’ll write to a different email address",
    preview: "Was that you? Otherwise please tell us.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        data.byTenant
          ? "You changed the email address for your guarantee. We write to the new one from now on, and you log in with it."
          : "Our team has changed the email address for your guarantee. We write to the new one from now on, and you log in with it.",
      ),
      facts(["New address", data.email], ["Contract number", data.contractNumber]),
      note(`If you didn’t ask for this, write to ${supportEmail} immediately.`),
    ],
  }),

  "landlord-email-corrected": (data, { supportEmail }) => ({
    subject: "From now on, we’ll write to a different email address",
    preview: "Was that you? Otherwise please tell us.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${data.byLandlord ? "As asked on your page, we have changed" : "Our team has changed"} your email address for ${data.tenantName}’s guarantee. Our emails go to the new one from now on, and links in earlier emails no longer work.`,
      ),
      facts(["New address", data.email], ["Contract number", data.contractNumber]),
      note(`If you didn’t ask for this, write to ${supportEmail} immediately.`),
    ],
  }),

  "question-answered": (data) => ({
    subject: `Our answer about the guarantee for ${streetOf(data)}`,
    preview: "Someone from our team has answered you.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph("You asked us something. Here’s our answer:"),
      quote(data.answer),
      paragraph("Your question was:"),
      quote(data.message),
      facts(["Home", data.fullAddress], ["Contract number", data.contractNumber]),
      link("Ask something else", data.link),
    ],
    smallPrint: [landlordLink],
  }),
};
