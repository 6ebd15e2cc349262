export {
  type ContractDraft,
  type ContractPaper,
  draftOf,
  makeDraftPapers,
  setSignedContract,
} from "./contract-papers.ts";
export { enclosures } from "./enclosures.ts";
export { findFrozenPapers, freezePapers, paperFileName } from "./frozen-papers.ts";
export { askForDocuments, documentsMail, givenSince, noteGiven } from "./give.ts";
export { listPapers, readPaperName } from "./list-papers.ts";
export { paperDeps } from "./paper-deps.ts";
export { setPolicyPaper } from "./write-policy-paper.ts";
export { registerPolicyDocumentRoutes } from "./routes.ts";
