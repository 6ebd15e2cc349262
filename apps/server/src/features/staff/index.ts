export { addPerson, disablePerson, makeDemoStaff, resetPerson } from "./people.ts";
export { staffFeature } from "./routes.ts";
