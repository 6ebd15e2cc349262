import { type StaffRole, staffRoles } from "../enums.ts";

/** Who can be found from what a request brings along: a login of a tenant, of a partner or of the desk. */
export type CallerKind = "anybody" | "account" | "partner" | "partner-person" | "staff";

interface AccessRule {
  /** `anybody` where nobody logs in: then the call's token, if it has one, says what it opens. */
  caller: CallerKind;
  /** The roles of the desk that are let in. */
  roles?: readonly StaffRole[];
}

/** The ways to be let in to a call. Server, desk's menu, OpenAPI document and tests all follow from this table. */
export const accessRules = {
  public: { caller: "anybody" },
  /** The holder of the application's token. */
  tenant: { caller: "anybody" },
  /** The holder of a link for landlords. */
  landlord: { caller: "anybody" },
  /** A logged-in tenant. */
  session: { caller: "account" },
  /** A partner's API key as `Authorization: Bearer`, or one of its people with the cookie of its page. */
  partner: { caller: "partner" },
  /** Only one of the partner's people. */
  "partner-person": { caller: "partner-person" },
  /** Everybody at the desk, who have their own cookie. */
  staff: { caller: "staff", roles: staffRoles },
  administrator: { caller: "staff", roles: ["administrator"] },
} as const satisfies Record<string, AccessRule>;

export type Access = keyof typeof accessRules;

interface WithAccess {
  access: Access;
}

/** The kind of caller that a call lets in. */
export type CallerKindOf<C extends WithAccess> = (typeof accessRules)[C["access"]]["caller"];

/** Whether a person with this role may make a call of the desk. The server and the desk's menu both ask here. */
export function mayCall(role: StaffRole, { access }: WithAccess): boolean {
  const { roles = [] }: AccessRule = accessRules[access];
  return roles.includes(role);
}

/** Whether callers log in, with a cookie or an API key. */
export function requiresLogin({ access }: WithAccess): boolean {
  return accessRules[access].caller !== "anybody";
}
