export { listPapers, readPaperName } from "./list-papers.ts";
export { paperDeps } from "./paper-deps.ts";
export { certificateFeature } from "./routes.ts";
export { setPolicyPaper } from "./write-policy-paper.ts";
