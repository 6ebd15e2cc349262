import { action, facts, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";

export const englishPartnerLetters: Pick<Letters, "partner-welcome" | "partner-login-link" | "webhook-off"> = {
  "partner-welcome": (data, { brandName }) => ({
    subject: `Your access to ${brandName} for ${data.partnerName}`,
    preview: "Invite tenants, accept guarantees and report claims, all on one page.",
    greeting: `Hello ${data.personName},`,
    blocks: [
      paragraph(
        `You can now invite tenants to a rent-deposit guarantee for ${data.partnerName}, one at a time or many from a spreadsheet. You can also see all homes, guarantees and claims.`,
      ),
      action("Log in and start", data.link),
      paragraph("You don’t need a password: enter this email address, and we’ll send you a link each time you log in."),
    ],
    why: `You’re getting this email because someone added you to ${data.partnerName}.`,
  }),

  "partner-login-link": (data, { brandName }) => ({
    subject: `Your link to log in to ${brandName}`,
    preview: `For ${data.partnerName}. It works once, within 15 minutes.`,
    greeting: `Hello ${data.personName},`,
    blocks: [
      paragraph(`This link logs you in for ${data.partnerName}.`),
      action("Log in", data.link),
      paragraph("If you didn’t ask for this, you don’t need to do anything."),
    ],
    smallPrint: ["The link works once, within 15 minutes. Please don’t forward this email."],
    why: `You’re getting this email because you belong to ${data.partnerName} and someone asked for a link with your address.`,
  }),

  "webhook-off": (data, { date }) => ({
    subject: `We switched off a webhook of ${data.partnerName}`,
    preview: "We no longer send messages to this address.",
    greeting: `Hello ${data.personName},`,
    blocks: [
      paragraph(
        data.reason === "GONE"
          ? "Your server answered one of our messages with 410, which means that it wants no more of them. So we’ve switched the webhook off."
          : "Your server hasn’t accepted any of our messages for three days. So we’ve switched the webhook off.",
      ),
      action("View the webhooks", data.link),
      facts(
        ["Address", data.url],
        [data.reason === "GONE" ? "Answered on" : "Failing since", `${date(data.on)}, ${data.time}`],
      ),
      paragraph(
        "Please ask the people who run the server to fix it. Then switch the webhook on again on your page and resend what was missed. Send a test event first to check that it works.",
      ),
      paragraph("If nobody needs the webhook any more, you don’t have to do anything."),
    ],
    why: `You’re getting this email because you belong to ${data.partnerName}.`,
  }),
};
