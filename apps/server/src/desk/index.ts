export { addPerson, disablePerson, makeDemoStaff, resetPerson } from "./people/accounts.ts";
export { registerDeskRoutes } from "./routes.ts";
export { findStaffMember } from "./session.ts";
export { pendingDecisions } from "./decisions/take-effect.ts";
export { monthsToStore } from "./money/store-months.ts";
