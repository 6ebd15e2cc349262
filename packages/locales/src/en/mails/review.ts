import { greet } from "./greet.ts";
import { action, facts, note, paragraph, quote } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";

type Kinds = "review-received" | "review-accepted" | "review-refused" | "document-requested";

const documents = {
  PASSPORT: "Your ID card or passport",
  STUDENT_DOCUMENT: "Your student card or enrolment certificate",
  WORK_CONTRACT: "Your work contract or a payslip",
};
const onlyYours = "The link opens your application and is for you alone: please do not pass this mail on.";

/** Mails about a manual review. */
export const englishReviewLetters: Pick<Letters, Kinds> = {
  "review-received": (data, { supportEmail }) => ({
    subject: "We’ll review your application",
    preview: "A person does it. You need do nothing.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        "your application is with us. Someone from our team reads it and decides; no programme does. As soon as that is done we write to you, whatever the decision.",
      ),
      facts(["Home", data.fullAddress]),
      paragraph("You need do nothing, and nothing is charged. If anything is unclear, we ask you."),
      note(`Questions? Write to us: ${supportEmail}`),
    ],
  }),

  "review-accepted": (data, { money }) => ({
    subject: "Your application is accepted",
    preview: `From ${money(data.monthlyCents)} a month. All that is left is how you want to pay.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph("good news: we have read your application and accept it. This is our offer:"),
      facts(
        ["Home", data.fullAddress],
        ["Deposit", money(data.depositCents)],
        ["Yearly", `${money(data.yearlyCents)} a year`],
        ["Or monthly", `${money(data.monthlyCents)} a month`],
      ),
      ...(data.note === null ? [] : [quote(data.note)]),
      action("See the offer", data.link),
      paragraph("You choose how to pay, and sign. Nothing is charged before your landlord has accepted, too."),
      note(onlyYours),
    ],
  }),

  "review-refused": (data, { supportEmail }) => ({
    subject: "About your application",
    preview: "We have reviewed it and are sorry that we cannot accept it.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        "we have read your application and are sorry that we cannot accept it. A person decided this, for this reason:",
      ),
      quote(data.note),
      facts(["Home", data.fullAddress]),
      paragraph(
        "Nothing was charged. Has something changed, or is one of your answers not right? Then change it, and we check anew.",
      ),
      action("Open my application", data.link),
      note(`${onlyYours} A question about this decision? Write to us: ${supportEmail}`),
    ],
  }),

  "document-requested": (data) => ({
    subject: "We need one more thing for your application",
    preview: `${documents[data.document]}: a photo will do.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph("we are reading your application. To decide, we still need from you:"),
      facts(["Document", documents[data.document]], ["Home", data.fullAddress]),
      ...(data.note === null ? [] : [quote(data.note)]),
      action("Upload the document", data.link),
      paragraph("A photo taken with your phone will do, as long as everything can be read. We decide after that."),
      note(onlyYours),
    ],
  }),
};
