export { foldMoney } from "./money/fold-money.ts";
export { addPerson, disablePerson, makeDemoStaff, resetPerson } from "./people/accounts.ts";
export { writeStaffLink } from "./people/link.ts";
export { registerDeskRoutes } from "./routes.ts";
export { moneyChanges } from "./tasks.ts";
