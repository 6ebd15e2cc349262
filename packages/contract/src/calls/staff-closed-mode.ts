import * as z from "zod/mini";
import { type Call, defineCall } from "./define-call.ts";

/** The desk's switch that closes the app to applications (docs/operations.md). */

export const closedMode = z.object({
  /** Whether the app is closed, by the setting or by the switch. */
  closed: z.boolean(),
  /** Whether the setting CLOSED closes it, whatever the switch says. */
  bySetting: z.boolean(),
  /** When and by whom the switch was last used, a UTC timestamp; null if never. */
  changedAt: z.nullable(z.string()),
  changedBy: z.nullable(z.string()),
});
export type ClosedMode = z.infer<typeof closedMode>;

export const getClosedMode = defineCall({
  name: "get-closed-mode",
  summary: "Tells whether the app is closed to applications, and who closed or opened it last.",
  method: "GET",
  path: "/staff/closed",
  answer: closedMode,
  errors: ["LOGIN_REQUIRED"],
  access: "staff",
});

export const setClosedMode = defineCall({
  name: "set-closed-mode",
  summary: "Closes the app to applications, or opens it again.",
  method: "POST",
  path: "/staff/closed",
  body: z.object({ closed: z.boolean({ error: "FIELD_INVALID" }) }),
  answer: closedMode,
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "LOGIN_REQUIRED", "STAFF_ROLE_REQUIRED"],
  access: "administrator",
});

export const staffClosedModeCalls: readonly Call[] = [getClosedMode, setClosedMode];
