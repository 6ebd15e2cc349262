export { landlordFeature } from "./routes.ts";
export { landlordUrl, writePersonalLink, writeShortLink } from "./links.ts";
