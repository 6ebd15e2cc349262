import { action, paragraph, quote } from "../../mails/letter.ts";
import type { Letters, MailData } from "../../mails/mail-data.ts";

type Kinds = "staff-link" | "work-assigned";

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

export const englishStaffLetters: Pick<Letters, Kinds> = {
  "staff-link": (data, { brandName, date }) => ({
    subject: `Your access to the ${brandName} desk`,
    preview: "Set your password and set up the authenticator.",
    greeting: `Hello ${data.personName},`,
    blocks: [
      paragraph(
        `Use this link to set your password for the ${brandName} desk. After that, you’ll set up an authenticator app, so please have your phone to hand.`,
      ),
      action("Set up access", data.link),
    ],
    smallPrint: [
      `The link works once, until ${date(data.expiresOn)}. It’s for you only: please don’t forward this email.`,
    ],
    why: `You’re getting this email because you work for ${brandName}.`,
  }),

  "work-assigned": (data, { brandName }) => ({
    subject: data.work === "MANY" ? handed(data) : `${handed(data)}: ${data.about}`,
    preview: data.message ?? aboutWork(data),
    greeting: `Hello ${data.personName},`,
    blocks: [
      paragraph(aboutWork(data)),
      action("Open it", data.link),
      ...(data.message === null ? [] : [paragraph(`${data.by} adds:`), quote(data.message)]),
    ],
    why: `You’re getting this email because you work for ${brandName}.`,
  }),
};
