import * as z from "zod/mini";
import { staffActions } from "../enums.ts";
import { pageNumber, pageOf } from "../fields/page.ts";
import { oneOf, optionalText } from "../fields/text.ts";
import { defineCall } from "./define-call.ts";

/**
 * One act at the desk. `refId` and the contract are null for acts that concern none, such as a login. `person`: the
 * colleague whom it concerned.
 */
export const staffActRow = z.object({
  id: z.string(),
  at: z.string(),
  act: oneOf(staffActions),
  by: z.string(),
  refId: z.nullable(z.string()),
  contractNumber: z.nullable(z.string()),
  tenantName: z.nullable(z.string()),
  person: z.nullable(z.string()),
});
export type StaffActRow = z.infer<typeof staffActRow>;

/** For administrators. Newest first. `search`: part of a colleague's name or email, a contract number or a refId. */
export const listStaffActs = defineCall({
  name: "list-staff-acts",
  summary: "Lists who did what at the desk, and whom it concerned.",
  method: "GET",
  path: "/staff/acts",
  query: z.object({ act: z.optional(oneOf(staffActions)), search: optionalText(), page: pageNumber }),
  answer: pageOf(staffActRow),
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED", "STAFF_ROLE_REQUIRED"],
  access: "staff",
});
