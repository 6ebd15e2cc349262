import { mayCall } from "@kautia/contract";
import { findSession } from "./account/index.ts";
import type { Deps } from "./deps.ts";
import { findStaffMember } from "./desk/index.ts";
import { findPartner, findVisitor } from "./partners/index.ts";
import type { CallerFinders } from "./platform/http/callers.ts";
import { refuse } from "./platform/http/refusal.ts";

/** How a call's caller is found, for each kind of caller in the contract's table of access. */
export function findCallers(deps: Pick<Deps, "db" | "sql" | "clock" | "config">): CallerFinders {
  return {
    anybody: async () => null,
    account: async ({ session }) => (await findSession(deps, session)) ?? refuse("LOGIN_REQUIRED"),
    partner: async (request) => (await findPartner(deps, request)) ?? refuse("PARTNER_KEY_INVALID"),
    "partner-person": async ({ session }) => (await findVisitor(deps, session)) ?? refuse("LOGIN_REQUIRED"),
    async staff({ session }, call) {
      const person = await findStaffMember(deps, session);
      if (!person) return refuse("LOGIN_REQUIRED");
      return mayCall(person.role, call) ? person : refuse("STAFF_ROLE_REQUIRED");
    },
  };
}
