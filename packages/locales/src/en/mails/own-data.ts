import { action, facts, note, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";

export const englishOwnDataLetters: Pick<Letters, "deletion-link" | "data-deleted"> = {
  "deletion-link": (data) => ({
    subject: "Delete your data: please confirm",
    preview: "Nothing has been deleted yet. Please confirm with this link.",
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph(
        `You asked us to delete your account ${data.email} and your data. Please confirm with this link that it was you:`,
      ),
      action("Continue to deletion", data.link),
      paragraph("Nothing is deleted until you confirm on that page. After that, it can’t be undone."),
      paragraph("If you didn’t ask for this, please delete this email and set a new password."),
    ],
    smallPrint: ["The link works once, within an hour, and only while you’re logged in."],
  }),

  "data-deleted": (data, { brandName, date, supportEmail }) => ({
    subject: "Your data is deleted",
    preview: "What we still have to keep, and until when.",
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph(`On ${date(data.on)} we deleted your ${brandName} account and everything we don’t have to keep.`),
      ...(data.kept.length > 0
        ? [
            paragraph("We still have to keep these contracts. We’ll delete each one the day after the date shown:"),
            facts(...data.kept.map(({ contractNumber, until }) => [contractNumber, `until ${date(until)}`] as const)),
          ]
        : []),
      note(
        `This is our last email to you. If you didn’t ask for this, please write to us immediately: ${supportEmail}`,
      ),
    ],
    why: "You’re getting this email because your account with us was deleted.",
  }),
};
