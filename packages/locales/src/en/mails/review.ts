import { complain } from "./complain.ts";
import { greet } from "./greet.ts";
import { action, facts, paragraph, quote } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";

type Kinds = "review-received" | "review-accepted" | "review-refused" | "document-requested";

const documents = {
  PASSPORT: "Your ID card or passport",
  STUDENT_DOCUMENT: "Your student card or enrolment certificate",
  WORK_CONTRACT: "Your employment contract or a payslip",
};
const onlyYours = "The link opens your application and is for you only: please don’t forward this email.";

export const englishReviewLetters: Pick<Letters, Kinds> = {
  "review-received": (data, { promisedTime }) => ({
    subject: "We’ll review your application",
    preview: "Someone from our team is reviewing it. There’s nothing you need to do.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `We have your application. Someone from our team will review it and decide, usually ${promisedTime}. We’ll write to you as soon as that’s done, whatever the decision.`,
      ),
      facts(["Home", data.fullAddress]),
      paragraph("There’s nothing you need to do, and nothing is charged. If anything is unclear, we’ll ask you."),
    ],
  }),

  "review-accepted": (data, { money }) => ({
    subject: "We’ve accepted your application",
    preview: `From ${money(data.monthlyCents)} a month. You only need to choose how to pay.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `Good news: we’ve reviewed your application and accepted it. From ${money(data.monthlyCents)} a month, the guarantee replaces your cash deposit.`,
      ),
      action("View the offer", data.link),
      facts(
        ["Home", data.fullAddress],
        ["Deposit", money(data.depositCents)],
        ["Premium", `${money(data.yearlyCents)} a year or ${money(data.monthlyCents)} a month`],
      ),
      ...(data.note === null ? [] : [paragraph("Our team writes:"), quote(data.note)]),
      paragraph("You choose how to pay, and sign. Nothing is charged until your landlord has accepted too."),
    ],
    smallPrint: [onlyYours],
  }),

  "review-refused": (data, { supportEmail, arbitration }) => ({
    subject: "Unfortunately, we can’t accept your application",
    preview: "Has something changed? Then we’ll check again.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        "We’ve reviewed your application and are sorry, but we can’t accept it. Has something changed, or is one of your answers wrong? Change it, and we’ll check again.",
      ),
      action("Open my application", data.link),
      paragraph("A person made this decision, for this reason:"),
      quote(data.note),
      facts(["Home", data.fullAddress]),
      paragraph(`Nothing was charged. If you have questions about this decision, write to ${supportEmail}.`),
    ],
    smallPrint: [complain({ supportEmail, arbitration }), onlyYours],
  }),

  "document-requested": (data) => ({
    subject: "We need one more thing for your application",
    preview: `${documents[data.document]}: a photo is fine.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        "We’re reviewing your application and need one more document from you. A photo taken with your phone is fine, as long as everything is easy to read.",
      ),
      action("Upload the document", data.link),
      facts(["Document", documents[data.document]], ["Home", data.fullAddress]),
      ...(data.note === null ? [] : [paragraph("Our team writes:"), quote(data.note)]),
    ],
    smallPrint: [onlyYours],
  }),
};
