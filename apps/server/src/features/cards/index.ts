export { findCard, openCardSetup } from "./card-setup.ts";
export { chargeRequest } from "./charge-request.ts";
export { drawCardToken, writeCardLink } from "./links.ts";
export { cardFeature } from "./routes.ts";
export { unlessAway } from "./unless-away.ts";
