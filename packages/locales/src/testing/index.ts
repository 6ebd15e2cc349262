export { findEnglish } from "./find-english.ts";
export { sampleDocuments } from "./sample-documents.ts";
export { sampleMails, sampleSetting } from "./sample-mails.ts";
