export {
  type ContractDraft,
  type SignableDocument,
  draftOf,
  makeDraftDocuments,
  setSignedContract,
} from "./contract-documents.ts";
export { enclosures } from "./enclosures.ts";
export { findFrozenDocuments, freezePolicyDocuments, policyDocumentFileName } from "./frozen-documents.ts";
export { askForDocuments, documentsMail, givenSince, noteGiven } from "./give.ts";
export { listPolicyDocuments, readPolicyDocumentName } from "./list-documents.ts";
export { documentDeps } from "./document-deps.ts";
export { typesetPolicyDocument } from "./typeset-policy-document.ts";
export { registerPolicyDocumentRoutes } from "./routes.ts";
