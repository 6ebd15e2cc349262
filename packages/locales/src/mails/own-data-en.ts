import { action, facts, note, paragraph } from "./letter.ts";
import type { Letters } from "./mail-data.ts";

/** Mails about deleting an account. */
export const englishOwnDataLetters: Pick<Letters, "deletion-link" | "data-deleted"> = {
  "deletion-link": (data, { supportEmail }) => ({
    subject: "Delete your data: please confirm",
    preview: "Nothing is deleted yet. This link confirms it.",
    greeting: `Hello ${data.tenantName},`,
    blocks: [
      paragraph("you want your account and your data to be deleted. This link confirms that it is you:"),
      facts(["Account", data.email]),
      action("Go to the deletion", data.link),
      paragraph("Nothing is deleted before you agree there once more. After that it cannot be brought back."),
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
      paragraph(`on ${date(data.on)} we deleted your account at ${brandName}, and with it all that we need not keep.`),
      ...(data.kept.length > 0
        ? [
            paragraph("These contracts we still have to keep. The day after, they are deleted, too:"),
            facts(...data.kept.map(({ contractNumber, until }) => [contractNumber, `until ${date(until)}`] as const)),
          ]
        : []),
      note(`This is our last mail to you. If this was not you, please write to us at once: ${supportEmail}`),
    ],
    why: "You get this mail because your account with us was deleted.",
  }),
};
