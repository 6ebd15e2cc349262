import { action, facts, note, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";

/** Mails about deleting an account. */
export const englishOwnDataLetters: Pick<Letters, "deletion-link" | "data-deleted"> = {
  "deletion-link": (data, { supportEmail }) => ({
    subject: "Delete your data: please confirm",
    preview: "Nothing has been deleted yet. Please confirm with the link.",
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph("you asked us to delete your account and your data. Please confirm with this link that it was you:"),
      facts(["Account", data.email]),
      action("Go to the deletion", data.link),
      paragraph("Nothing is deleted until you confirm on that page. After that, the deletion cannot be undone."),
      note(
        `The link works for an hour, once, and only while you are logged in. If you did not ask for it, please delete this mail and set a new password. Questions? ${supportEmail}`,
      ),
    ],
  }),

  "data-deleted": (data, { brandName, date, supportEmail }) => ({
    subject: "Your data is deleted",
    preview: "What we still have to keep, and until when.",
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph(
        `on ${date(data.on)} we deleted your account at ${brandName}, and everything that we do not have to keep.`,
      ),
      ...(data.kept.length > 0
        ? [
            paragraph("We still have to keep these contracts. We delete each of them on the day after its date:"),
            facts(...data.kept.map(({ contractNumber, until }) => [contractNumber, `until ${date(until)}`] as const)),
          ]
        : []),
      note(`This is our last mail to you. If this was not you, please write to us at once: ${supportEmail}`),
    ],
    why: "You get this mail because your account with us was deleted.",
  }),
};
