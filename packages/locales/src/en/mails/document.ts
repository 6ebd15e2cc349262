import { greet } from "./greet.ts";
import { action, facts, note, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";

type Kinds = "document-refused" | "documents-checked";

const documents = {
  PASSPORT: "ID card or passport",
  STUDENT_DOCUMENT: "Student card or enrolment certificate",
  WORK_CONTRACT: "Employment contract or payslip",
};
const onlyYours = "The link opens your application and is for you only: please don’t forward this email.";

/** Mails about documents that were scanned some time after the upload. */
export const englishDocumentLetters: Pick<Letters, Kinds> = {
  "document-refused": (data) => ({
    subject: "Please upload one file again",
    preview: data.isUnreadable
      ? "We couldn’t check a file, so we deleted it."
      : "A file contains harmful software, so we deleted it.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        data.isUnreadable
          ? "We couldn’t check one of your files, perhaps because it’s protected by a password. We’ve deleted it, and nobody opened it."
          : "When we checked your documents, we found harmful software in one file. We’ve deleted it, and nobody opened it.",
      ),
      facts(["File", data.fileName], ["Document", documents[data.document]], ["Home", data.fullAddress]),
      paragraph(
        data.isUnreadable
          ? "Please upload this document again, without a password or as a photo."
          : "Please upload this document again. It’s safest to take a new photo with your phone.",
      ),
      action("Upload another file", data.link),
      ...(data.isUnreadable
        ? []
        : [paragraph("We recommend running a virus scanner on the device the file came from.")]),
      note(onlyYours),
    ],
  }),

  "documents-checked": (data) => ({
    subject: "Your documents have been checked",
    preview: "You can continue your application.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        "We’ve checked your files, and everything is fine. Thank you for waiting: we couldn’t reach our virus scanner for a while.",
      ),
      facts(["Home", data.fullAddress]),
      action("Continue my application", data.link),
      note(onlyYours),
    ],
  }),
};
