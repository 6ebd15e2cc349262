export { addPerson, disablePerson, makeDemoStaff, resetPerson } from "./people.ts";
export { registerDeskRoutes } from "./routes.ts";
