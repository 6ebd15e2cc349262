export { demoOffer, hideDemoPartner, makeDemoPartner, signDemoOffer } from "./demo-partner.ts";
export { isPartner, makeKey, makePartner, revokeKey, setBaseUrl, setSigningKey } from "./keys.ts";
export { hasSeveralHomes } from "./properties/has-several-homes.ts";
export { savePartnerProperties } from "./properties/save-properties.ts";
export { removePartnerProperty } from "./properties/own-properties.ts";
export { registerPartnerRoutes } from "./routes.ts";
