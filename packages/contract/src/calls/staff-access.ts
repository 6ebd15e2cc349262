import { type StaffRole, staffRoles } from "../enums.ts";
import type { Call } from "./define-call.ts";

/** The roles of the desk that each kind of access lets in. */
const rolesWithAccess: Partial<Record<Call["access"], readonly StaffRole[]>> = {
  staff: staffRoles,
  administrator: ["administrator"],
};

/** Whether a person with this role may make a call of the desk. The server and the desk's menu both ask here. */
export function mayCall(role: StaffRole, { access }: Pick<Call, "access">): boolean {
  return rolesWithAccess[access]?.includes(role) ?? false;
}
