export { registerInvitationRoutes } from "./routes.ts";
export { forgetInvited, withdrawInvitation } from "./change-invitation.ts";
export { refuseInvalidOffer, refuseOffer } from "./refuse-offer.ts";
export { invitationUrl, writeInvitation } from "./write-invitation.ts";
export { remindInvited } from "./remind.ts";
export { invitationsToForget } from "./tasks.ts";
