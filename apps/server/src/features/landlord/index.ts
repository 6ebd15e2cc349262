export { accept } from "./accept.ts";
export { decline } from "./decline.ts";
export { held } from "./held.ts";
export { landlordFeature } from "./routes.ts";
export { landlordUrl, writePersonalLink, writeShortLink } from "./links.ts";
export { readView } from "./view.ts";
export { askLandlord, readAnswerUntil } from "./wait.ts";
