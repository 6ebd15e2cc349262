export { findEnglish } from "./find-english.ts";
export { sampleDocuments } from "./sample-documents.ts";
export { sampleMails } from "./sample-mails.ts";
export { sampleSetting } from "./sample-setting.ts";
