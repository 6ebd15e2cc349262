export {
  type ContractDraft,
  type GivenFile,
  type SignableDocument,
  draftOf,
  makeDraftDocuments,
  typesetSignedContract,
} from "./contract-documents.ts";
export { agreedTexts } from "./agreed-texts.ts";
export { readDraftDocument } from "./draft-documents.ts";
export { makeAmendmentDraft } from "./amendment-document.ts";
export { findSignedDocuments, readDeliveryDates, storeSignedDocuments } from "./signed-documents.ts";
export {
  documentsMail,
  findGivenDates,
  readDocumentsMails,
  recordDelivery,
  recordGivenDocuments,
  requestDocumentsMail,
  storeDocuments,
  wasFirstInformationMailed,
} from "./given-documents.ts";
export { listPolicyDocuments, namePolicyDocument, readPolicyDocumentName } from "./list-documents.ts";
export { documentDeps } from "./document-deps.ts";
export { findOrCreateCode, readCode, waitsForSeal } from "./certificates.ts";
export { postOriginal, readOriginal } from "./originals.ts";
export { findPostalAddresses, typesetPolicyDocument, typesetReceipt } from "./typeset-policy-document.ts";
export { registerPolicyDocumentRoutes } from "./routes.ts";
export { deleteUnusedDocuments, forgetGivenDocuments } from "./forget-documents.ts";
