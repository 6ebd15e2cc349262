export { demoOffer, makeDemoPartner, signDemoOffer } from "./demo-partner.ts";
export { findSigningKey, type Partner, registerPartnerCall } from "./find-partner.ts";
export { makeKey, makePartner, revokeKey, setSigningKey } from "./keys.ts";
