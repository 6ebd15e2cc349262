import { action, facts, link, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";
import { greet } from "./greet.ts";

type Kinds = "tenant-invitation" | "tenant-invitation-reminder" | "invitation-confirmation";

/** Invitations to tenants, and the confirmation of one by the landlord who asks for it. */
export const englishInvitationLetters: Pick<Letters, Kinds> = {
  "tenant-invitation": (data, { brandName, insurer, date, money }) => ({
    subject: `${data.inviterName} invites you: a guarantee instead of a cash deposit`,
    preview: `For ${data.fullAddress}. Most of it is already filled in.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `${data.inviterName} offers you a guarantee from ${insurer.name}, arranged by ${brandName}, in place of the cash deposit for your new home. You keep your money and pay a small premium instead.`,
      ),
      action("View the invitation", data.link),
      facts(
        ["Home", data.fullAddress],
        ["Deposit", money(data.depositCents)],
        ["From", date(data.insuranceStart)],
        ["Invitation open until", date(data.expiresOn)],
      ),
      paragraph(
        "You’ll see the price first. Then there are just a few questions that only you can answer. Nothing is charged until you have signed and your landlord has accepted.",
      ),
      paragraph("If you don’t know what this is about, you can ignore this email."),
    ],
    smallPrint: [
      "This link opens your application on any device until you’ve signed it. It’s for you only, so please don’t pass it on.",
    ],
    why: `You’re getting this email because ${data.inviterName} invited you.`,
  }),

  "tenant-invitation-reminder": (data, { date }) => ({
    subject: `${data.inviterName} reminds you of your invitation`,
    preview: `For ${data.fullAddress}. Open until ${date(data.expiresOn)}.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `${data.inviterName} invited you to replace your cash deposit with a guarantee, and has asked us to remind you. If you have already started, you can carry on where you left off.`,
      ),
      action("Open the invitation", data.link),
      facts(["Home", data.fullAddress], ["Invitation open until", date(data.expiresOn)]),
      link("Stop these reminders", data.stopLink),
    ],
    smallPrint: ["This link is for you only, so please don’t pass it on."],
    why: `You’re getting this email because ${data.inviterName} invited you.`,
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
      paragraph("If it wasn’t you, you don’t need to do anything: the invitation won’t be sent, and we’ll delete it."),
    ],
    smallPrint: [`The link works once, until ${date(data.expiresOn)}.`],
    why: "You’re getting this email because someone wrote an invitation with your address.",
  }),
};
