import * as z from "zod/mini";
import { exportLists, staffActions } from "../enums.ts";
import { dayRange, listOrder, pageNumber, pageOf } from "../fields/page.ts";
import { searchText } from "../fields/pasted.ts";
import { oneOf } from "../fields/text.ts";
import { type Call, defineCall } from "./define-call.ts";

/**
 * One act at the desk. `refId` and the contract are null for acts that concern none, such as a login. `person`: the
 * colleague whom it concerned. `partner`: the partner's name. `partnerPerson`: the person of the partner, null once
 * deleted. `webhook`: its URL. `subject`: what was changed, such as the name of a key. `exported`: the downloaded list
 * and its filters, but not the words that were searched for.
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
  partner: z.nullable(z.string()),
  partnerPerson: z.nullable(z.string()),
  webhook: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  exported: z.nullable(
    z.object({ list: oneOf(exportLists), filters: z.record(z.string(), z.string()), searched: z.boolean() }),
  ),
});
export type StaffActRow = z.infer<typeof staffActRow>;

/** Newest first. `search`: part of a colleague's name or email, a contract number or a refId. */
export const listStaffActs = defineCall({
  name: "list-staff-acts",
  summary: "Lists who did what at the desk, and what it concerned.",
  method: "GET",
  path: "/staff/acts",
  query: z.object({
    act: z.optional(oneOf(staffActions)),
    ...dayRange,
    search: searchText,
    order: listOrder(["at"]),
    page: pageNumber,
  }),
  answer: pageOf(staffActRow),
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED", "STAFF_ROLE_REQUIRED"],
  access: "administrator",
});

export const staffActCalls: readonly Call[] = [listStaffActs];
