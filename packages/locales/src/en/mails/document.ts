import { greet } from "./greet.ts";
import { action, facts, note, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";

type Kinds = "document-refused" | "documents-checked";

const documents = {
  PASSPORT: "ID card or passport",
  STUDENT_DOCUMENT: "Student card or enrolment certificate",
  WORK_CONTRACT: "Work contract or payslip",
};
const onlyYours = "The link opens your application and is for you alone: please do not pass this mail on.";

/** Mails about documents that were scanned some time after the upload. */
export const englishDocumentLetters: Pick<Letters, Kinds> = {
  "document-refused": (data) => ({
    subject: "Please upload one file again",
    preview: data.isUnreadable
      ? "We could not check a file. We have deleted it."
      : "A file contains harmful software. We have deleted it.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        data.isUnreadable
          ? "we could not check one of your files, perhaps because it is protected by a password. We have deleted it; nobody opened it."
          : "when we checked your documents we found harmful software in one file. We have deleted it; nobody opened it.",
      ),
      facts(["File", data.fileName], ["Document", documents[data.document]], ["Home", data.fullAddress]),
      paragraph(
        data.isUnreadable
          ? "Please upload this document again, without a password or as a photo."
          : "Please upload this document again. A new photo taken with your phone is safest.",
      ),
      action("Upload another file", data.link),
      ...(data.isUnreadable
        ? []
        : [paragraph("It is best to run a virus scanner on the device that the file came from.")]),
      note(onlyYours),
    ],
  }),

  "documents-checked": (data) => ({
    subject: "Your documents are checked",
    preview: "You can go on with your application.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        "your files are checked, and all is well. Thank you for waiting: our virus scanner could not be reached for a while.",
      ),
      facts(["Home", data.fullAddress]),
      action("Go on with my application", data.link),
      note(onlyYours),
    ],
  }),
};
