import * as z from "zod/mini";
import { staffHit, staffHitKinds } from "../entities/staff-search.ts";
import { searchText } from "../fields/pasted.ts";
import { oneOf } from "../fields/text.ts";
import { type Call, defineCall } from "./define-call.ts";

export const minSearchLength = 2;

/**
 * `search`: beginnings of words of names, email addresses, homes, contract numbers in any spelling, refIds; or exactly
 * a charge's, refund's or payout's reference. At least `minSearchLength` characters. At most 20 hits. `more`: the kinds
 * with more hits than these. Source: docs/desk.md.
 */
export const searchDesk = defineCall({
  name: "search-desk",
  summary: "Searches people, contracts, addresses and numbers across the desk.",
  method: "GET",
  path: "/staff/search",
  query: z.object({ search: searchText }),
  answer: z.object({ hits: z.array(staffHit), more: z.array(oneOf(staffHitKinds)) }),
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED"],
  access: "staff",
});

export const staffSearchCalls: readonly Call[] = [searchDesk];
