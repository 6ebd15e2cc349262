export { consentFeature } from "./routes.ts";
export { keepSignedConsents } from "./keep-signed.ts";
export { setAsideForPost } from "../../mails/set-aside-for-post.ts";
