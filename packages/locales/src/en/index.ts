import type { LanguageFolder } from "../language-folder.ts";
import { enAT } from "./at.ts";
import { englishLetters } from "./mails/letters.ts";
import { phrases as mailPhrases } from "./mails/phrases.ts";
import { englishAmendment } from "./policy-documents/amendment.ts";
import { englishCertificate } from "./policy-documents/certificate.ts";
import { englishContract } from "./policy-documents/contract.ts";
import { otherEnglishPdfs } from "./policy-documents/others.ts";
import { ownData } from "./policy-documents/own-data.ts";
import { phrases } from "./policy-documents/phrases.ts";
import { staff } from "./staff.ts";
import { en } from "./texts.ts";

export const folder: LanguageFolder = {
  texts: en,
  staff,
  overrides: { at: enAT },
  mails: { letters: englishLetters, phrases: mailPhrases },
  policyDocuments: {
    texts: { ...englishContract, ...englishAmendment, ...englishCertificate, ...otherEnglishPdfs },
    phrases,
    ownData,
  },
};
