export { consentFeature } from "./routes.ts";
export { keepSignedConsents } from "./keep-signed.ts";
export { setAsideForPost } from "./for-the-post.ts";
