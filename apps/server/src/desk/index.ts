export { addPerson, disablePerson, makeDemoStaff, resetPerson } from "./people/accounts.ts";
export { writeStaffLink } from "./people/link.ts";
export { registerDeskRoutes } from "./routes.ts";
