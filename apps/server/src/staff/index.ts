export { addPerson, disablePerson, makeDemoStaff, resetPerson } from "./people/accounts.ts";
export { registerStaffRoutes } from "./routes.ts";
export { findStaffMember } from "./session.ts";
export { closeAs } from "./money/close-as.ts";
export { readBookMonth } from "./money/close-month.ts";
export { pendingDecisions } from "./decisions/take-effect.ts";
