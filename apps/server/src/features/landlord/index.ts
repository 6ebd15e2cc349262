export { landlordFeature } from "./routes.ts";
export { landlordUrl, writePersonalLink, writeShortLink } from "./links.ts";
export { askLandlord, readAnswerUntil } from "./wait.ts";
