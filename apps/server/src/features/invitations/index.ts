export { invitationUrl } from "./invite.ts";
export { writeConfirmLink } from "./landlord-invite.ts";
export { invitationFeature } from "./routes.ts";
