export { demoOffer, hideDemoPartner, makeDemoPartner, signDemoOffer } from "./demo-partner.ts";
export { actAsPartner } from "./guarantees/find.ts";
export { findPartner } from "./find-partner.ts";
export {
  findPartnerById,
  isPartner,
  keyIdOf,
  listKeys,
  makeKey,
  makePartner,
  removeSigningKey,
  renamePartner,
  revokeKey,
  revokeKeyById,
  setBaseUrl,
  setSigningKey,
} from "./keys.ts";
export { checkAllInvitations, inviteAll } from "./invitations/invite-all.ts";
export { removedPeople } from "./people/forget-people.ts";
export { findLoggedInPerson } from "./people/session.ts";
export { addToPartner, listPeople, removeFromPartner } from "./people/people.ts";
export { partnerLogins } from "./people/send-links.ts";
export { hasSeveralHomes } from "./properties/has-several-homes.ts";
export { savePartnerProperties } from "./properties/save-properties.ts";
export { listOwnProperties, removePartnerProperty } from "./properties/own-properties.ts";
export { deleteOwnTests } from "./sandbox-data.ts";
export { registerPartnerRoutes } from "./routes.ts";
