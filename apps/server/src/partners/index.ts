export { demoOffer, makeDemoPartner, signDemoOffer } from "./demo-partner.ts";
export { isPartner, makeKey, makePartner, revokeKey, setBaseUrl, setSigningKey } from "./keys.ts";
export { keep } from "./properties/keep.ts";
export { remove } from "./properties/partners-view.ts";
export { registerPartnerRoutes } from "./routes.ts";
