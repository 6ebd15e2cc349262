import type { Guard } from "./guard.ts";

/** An invitation in the address is accepted before anything else is asked. Specification §2. */
export const invitationGuard: Guard = ({ query }) => {
  const invitationToken = query["invitation-token"];
  return invitationToken ? { kind: "accept-invitation", invitationToken } : null;
};
