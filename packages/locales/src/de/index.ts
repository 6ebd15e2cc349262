import type { LanguageFolder } from "../language-folder.ts";
import { deAT } from "./at.ts";
import { germanLetters } from "./mails/letters.ts";
import { phrases as mailPhrases } from "./mails/phrases.ts";
import { germanAmendment } from "./policy-documents/amendment.ts";
import { germanCertificate } from "./policy-documents/certificate.ts";
import { germanContract } from "./policy-documents/contract.ts";
import { otherGermanPdfs } from "./policy-documents/others.ts";
import { ownData } from "./policy-documents/own-data.ts";
import { phrases } from "./policy-documents/phrases.ts";
import { staff } from "./staff.ts";
import { de } from "./texts.ts";

export const folder: LanguageFolder = {
  texts: de,
  staff,
  overrides: { at: deAT },
  mails: { letters: germanLetters, phrases: mailPhrases },
  policyDocuments: {
    texts: { ...germanContract, ...germanAmendment, ...germanCertificate, ...otherGermanPdfs },
    phrases,
    ownData,
  },
};
