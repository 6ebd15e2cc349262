export { checkPlace, findPlaceWarnings, movePlace } from "./document-place.ts";
export { registerDocumentRoutes } from "./routes.ts";
export { selectCleanDocuments, registerFileCall, sendFile, toEvidence } from "./send-file.ts";
export type { Destination } from "./store-file.ts";
export { supersedeDocuments } from "./supersede-documents.ts";
export { registerUploadCall } from "./upload-call.ts";
export { abandonedUploads, documentDeletions, scans } from "./tasks.ts";
