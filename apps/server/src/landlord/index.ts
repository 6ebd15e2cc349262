export { accept } from "./accept.ts";
export { decline } from "./decline.ts";
export { held } from "./held.ts";
export { landlordUrl, writePersonalLink, writeShortLink } from "./links.ts";
export { registerLandlordRoutes } from "./routes.ts";
export { readView } from "./view.ts";
export { askLandlord, readAnswerUntil } from "./wait.ts";
export { landlordDue } from "./due.ts";
export { waitForLandlords } from "./wait-for-landlords.ts";
