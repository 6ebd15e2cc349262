import { greet } from "./greet.ts";
import { action, type Block, facts, paragraph } from "../../mails/letter.ts";
import type { Letters, MailData } from "../../mails/mail-data.ts";
import { landlordLink } from "./landlord-link.ts";

type Kinds = "document-refused" | "documents-checked" | "file-refused" | "landlord-file-refused";

const documents = {
  PASSPORT: "ID card or passport",
  STUDENT_DOCUMENT: "Student card or enrolment certificate",
  WORK_CONTRACT: "Employment contract or payslip",
};
const onlyYours = "The link opens your application and is for you only: please don’t forward this email.";

const refusedFile = {
  CHANGE: "to prove a change of your contract",
  CLAIM: "about a claim",
  MOVING_OUT: "to prove that you moved out",
};

/** Mails about documents that were scanned some time after the upload. */
export const englishDocumentLetters: Pick<Letters, Kinds> = {
  "document-refused": (data) => ({
    subject: "Please upload one file again",
    preview: whyDeleted(data),
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        data.isUnreadable
          ? "We couldn’t check one of your files, perhaps because it’s protected by a password. We’ve deleted it, and nobody opened it."
          : "When we checked your documents, we found harmful software in one file. We’ve deleted it, and nobody opened it.",
      ),
      action("Upload another file", data.link),
      facts(["File", data.fileName], ["Document", documents[data.document]], ["Home", data.fullAddress]),
      paragraph(
        data.isUnreadable
          ? "A photo taken with your phone is easiest, or a file without a password."
          : "It’s safest to take a new photo with your phone.",
      ),
      ...checkDevice(data),
    ],
    smallPrint: [onlyYours],
  }),

  "file-refused": (data) => ({
    subject: "Please upload one file again",
    preview: whyDeleted(data),
    greeting: greet(data.tenantName),
    blocks: [...tellOfFile(data, refusedFile[data.about], "Upload another file")],
  }),

  "landlord-file-refused": (data) => ({
    subject: "A file for your claim is missing",
    preview: whyDeleted(data),
    greeting: greet(data.landlordName),
    blocks: [...tellOfFile(data, "for your claim", "Upload a replacement")],
    smallPrint: [landlordLink],
  }),

  "documents-checked": (data) => ({
    subject: "Your documents have been checked",
    preview: "You can continue your application.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph("We’ve checked your files, and everything is fine. Thank you for waiting."),
      action("Continue my application", data.link),
      facts(["Home", data.fullAddress]),
    ],
    smallPrint: [onlyYours],
  }),
};

interface RefusedFile {
  isUnreadable: boolean;
}

function whyDeleted({ isUnreadable }: RefusedFile): string {
  return isUnreadable
    ? "We couldn’t check a file, so we deleted it."
    : "A file contains harmful software, so we deleted it.";
}

function tellOfFile(data: MailData["landlord-file-refused"], purpose: string, upload: string): Block[] {
  return [
    paragraph(
      data.isUnreadable
        ? `We couldn’t check a file ${purpose}, perhaps because it’s protected by a password. We’ve deleted it, and nobody opened it.`
        : `We found harmful software in a file ${purpose}. We’ve deleted it, and nobody opened it.`,
    ),
    action(upload, data.link),
    facts(["File", data.fileName], ["Home", data.fullAddress], ["Contract number", data.contractNumber]),
    paragraph(
      data.isUnreadable
        ? "Until we’ve decided, you can upload it again, without a password or as a photo."
        : "Until we’ve decided, you can upload a replacement. It’s safest to take a new photo with your phone.",
    ),
    ...checkDevice(data),
  ];
}

function checkDevice({ isUnreadable }: RefusedFile): Block[] {
  return isUnreadable ? [] : [paragraph("We recommend running a virus scanner on the device the file came from.")];
}
