export * from "./papers/paper.ts";
export { type LegalText, parseLegalText } from "./papers/legal-text.ts";
