export { foldFigures, foldMoney } from "./fold-sums.ts";
export { addPerson, disablePerson, makeDemoStaff, resetPerson } from "./people/accounts.ts";
export { registerDeskRoutes } from "./routes.ts";
export { findStaffMember } from "./session.ts";
export { figureChanges, moneyChanges } from "./tasks.ts";
