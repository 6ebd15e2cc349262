export { registerOnboarding } from "./routes.ts";
export { toTenantRecord } from "./tenant-record.ts";
