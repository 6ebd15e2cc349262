import { mayCall } from "@kautia/contract";
import { findLink } from "./access/index.ts";
import { findSession } from "./account/index.ts";
import { findApplication, type Tenant } from "./application/index.ts";
import type { Deps } from "./deps.ts";
import { findLandlordLink, type LandlordLink } from "./landlord/index.ts";
import { findStaffMember } from "./staff/index.ts";
import { findPartner, findLoggedInPerson } from "./partners/index.ts";
import type { CallerFinders } from "./platform/http/callers.ts";
import { refuse } from "./platform/http/refusal.ts";

declare module "./platform/http/callers.ts" {
  interface Callers {
    landlord: LandlordLink;
    tenant: Tenant;
  }
}

/** How a call's caller is found, for each kind of caller in the contract's table of access. */
export function findCallers(deps: Pick<Deps, "db" | "sql" | "clock" | "config">): CallerFinders {
  return {
    anybody: async () => null,
    account: async ({ session }) => (await findSession(deps, session)) ?? refuse("LOGIN_REQUIRED"),
    async tenant({ token }) {
      const application = token === null ? null : await findApplication(deps, token);
      return token !== null && application ? { token, application } : refuse("TOKEN_UNKNOWN");
    },
    async landlord({ token }, { landlordLink }) {
      if (token === null) return refuse("TOKEN_UNKNOWN");
      if (landlordLink === "confirmation") {
        const invitation = await findLink(deps, token, "confirmation");
        return invitation ? { ...invitation, former: null } : refuse("INVITATION_EXPIRED");
      }
      const link = await findLandlordLink(deps, token);
      if (!link) return refuse("TOKEN_UNKNOWN");
      const letsIn = link.kind === "landlord-page" || (landlordLink === "claims" && link.kind === "former-landlord");
      return landlordLink === "any" || letsIn ? link : refuse("STEP_NOT_ALLOWED");
    },
    partner: (request) => findPartner(deps, request),
    "partner-person": async ({ session }) => (await findLoggedInPerson(deps, session)) ?? refuse("LOGIN_REQUIRED"),
    async staff({ session }, call) {
      const person = await findStaffMember(deps, session);
      if (!person) return refuse("LOGIN_REQUIRED");
      return mayCall(person.role, call) ? person : refuse("STAFF_ROLE_REQUIRED");
    },
  };
}
