export { demoOffer, makeDemoPartner, signDemoOffer } from "./demo-partner.ts";
export { isPartner, makeKey, makePartner, revokeKey, setBaseUrl, setSigningKey } from "./keys.ts";
export { keep } from "./properties/keep.ts";
export { remove } from "./properties/own-properties.ts";
export { registerPartnerRoutes } from "./routes.ts";
