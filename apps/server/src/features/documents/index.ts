export { scanStored } from "./receive-file.ts";
export { documents } from "./routes.ts";
export { openable, registerFileCall, sendFile, toEvidence } from "./send-file.ts";
export type { Destination } from "./store-file.ts";
export { registerUploadCall } from "./upload-call.ts";
