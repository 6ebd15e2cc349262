import type { Guard } from "./guard.ts";

/** Accepts an invitation in the URL before the other guards run. Specification §2. */
export const invitationGuard: Guard = ({ query }) => {
  const invitationToken = query["invitation-token"];
  return invitationToken ? { kind: "accept-invitation", invitationToken } : null;
};
