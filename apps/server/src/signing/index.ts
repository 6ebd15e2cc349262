export { registerSigningRoutes } from "./routes.ts";
export { coTenantReminders, coTenantWaits } from "./together/tasks.ts";
