import type { Applicant, RefusedFile } from "../mail-parts.ts";
import { contract, applicant } from "./sample-parts.ts";

export interface DocumentMails {
  /** A file that was uploaded while the scanner was down turned out to be infected, or unreadable, and was deleted. */
  "document-refused": Applicant & {
    document: "PASSPORT" | "STUDENT_DOCUMENT" | "WORK_CONTRACT";
    fileName: string;
    /** The scanner could not look inside, for example because of a password. */
    isUnreadable: boolean;
    link: string;
  };
  /** Files that were uploaded while the scanner was down are clean, and no document is missing any more. */
  "documents-checked": Applicant & { link: string };
  /**
   * To the side that uploaded a file, for a claim or as proof of moving out, while the scanner was down. The file was
   * infected or unreadable, so we deleted it. `link` leads to the policies page.
   */
  "file-refused": RefusedFile & { about: "CHANGE" | "CLAIM" | "MOVING_OUT" };
  "landlord-file-refused": RefusedFile;
}

export const documentSamples: DocumentMails = {
  "document-refused": {
    ...applicant,
    document: "PASSPORT",
    fileName: "Ausweis ẞ.pdf",
    isUnreadable: false,
    link: "https://example.com/de?token=0f",
  },
  "documents-checked": { ...applicant, link: "https://example.com/de?token=0f" },
  "file-refused": {
    ...contract,
    fileName: "Übergabe ẞ.pdf",
    isUnreadable: false,
    about: "MOVING_OUT",
    link: "https://example.com/de/policies",
  },
  "landlord-file-refused": {
    ...contract,
    fileName: "Rechnung ẞ.pdf",
    isUnreadable: false,
    link: "https://example.com/de/landlord/0f",
  },
};
