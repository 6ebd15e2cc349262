import { type StaffRole, staffRoles } from "../enums.ts";

/** The kinds of callers. Each is found by a token, or by a login of a tenant, of a partner or of the desk. */
export type CallerKind = "anybody" | "account" | "landlord" | "partner" | "partner-person" | "staff" | "tenant";

interface AccessRule {
  caller: CallerKind;
  /** Whether callers log in, with a cookie or an API key. */
  login: boolean;
  /** The roles of the desk that are let in. */
  roles?: readonly StaffRole[];
}

/** The ways to be let in to a call. Server, desk's menu, OpenAPI document and tests all follow from this table. */
export const accessRules = {
  public: { caller: "anybody", login: false },
  /** The holder of the application's token. */
  tenant: { caller: "tenant", login: false },
  /** The holder of a link for landlords; a call's `landlordLink` says which link. */
  landlord: { caller: "landlord", login: false },
  /** A logged-in tenant. */
  session: { caller: "account", login: true },
  /** A partner's API key as `Authorization: Bearer`, or one of its people with the cookie of its page. */
  partner: { caller: "partner", login: true },
  /** Only one of the partner's people. */
  "partner-person": { caller: "partner-person", login: true },
  /** Everybody at the desk, who have their own cookie. */
  staff: { caller: "staff", login: true, roles: staffRoles },
  administrator: { caller: "staff", login: true, roles: ["administrator"] },
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

export function requiresLogin({ access }: WithAccess): boolean {
  return accessRules[access].login;
}
