export { registerDocumentRoutes } from "./routes.ts";
export { selectCleanDocuments, registerFileCall, sendFile, toEvidence } from "./send-file.ts";
export type { Destination } from "./store-file.ts";
export { registerUploadCall } from "./upload-call.ts";
export { documentsDue } from "./due.ts";
export { deleteDocuments } from "./delete-documents.ts";
export { scanQuarantinedDocuments } from "./scan-quarantined-documents.ts";
export { sweepUploads } from "./sweep-uploads.ts";
