export { checkPlace, findPlaceWarnings, movePlace } from "./document-place.ts";
export { forgetDocuments } from "./forget-documents.ts";
export { registerDocumentRoutes } from "./routes.ts";
export { openFile, selectCleanDocuments, storeEvidence } from "./stored-files.ts";
export type { Destination } from "./store-file.ts";
export { supersedeDocuments } from "./supersede-documents.ts";
export { abandonedUploads, documentDeletions, scans } from "./tasks.ts";
