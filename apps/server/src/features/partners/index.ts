export { demoOffer, makeDemoPartner, signDemoOffer } from "./demo-partner.ts";
export { findPartner, findSigningKey, type Partner, registerPartnerCall } from "./find-partner.ts";
export { isPartner, makeKey, makePartner, revokeKey, setBaseUrl, setSigningKey } from "./keys.ts";
export { keep } from "./properties/keep.ts";
export { remove } from "./properties/partners-view.ts";
export { partnerFeature } from "./routes.ts";
