export { invitationUrl } from "./invite.ts";
export { invitationFeature } from "./routes.ts";
