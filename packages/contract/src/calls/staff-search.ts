import * as z from "zod/mini";
import { staffHit } from "../entities/staff-search.ts";
import { optionalText } from "../fields/text.ts";
import { defineCall } from "./define-call.ts";

export const minSearchLength = 2;

/**
 * `search`: beginnings of words of names, email addresses, homes, contract numbers in any spelling, refIds; or exactly
 * a charge's, refund's or payout's reference. At least `minSearchLength` characters. At most 20 hits. Source: docs/desk.md.
 */
export const searchDesk = defineCall({
  name: "search-desk",
  summary: "Searches people, contracts, addresses and numbers across the desk.",
  method: "GET",
  path: "/staff/search",
  query: z.object({ search: optionalText() }),
  answer: z.object({ hits: z.array(staffHit) }),
  errors: ["FIELD_INVALID", "LOGIN_REQUIRED"],
  access: "staff",
});
