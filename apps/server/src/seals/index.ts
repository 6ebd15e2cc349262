export { type Seal, SealUnavailableError } from "./ports.ts";
export { sealDocument } from "./sealed-documents.ts";
