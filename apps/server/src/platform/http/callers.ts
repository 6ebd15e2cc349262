import type { Call, CallerKind, LoggedInPerson, StaffRole } from "@kautia/contract";
import type { Refusal } from "./refusal.ts";
import type { RequestContext } from "./request-context.ts";

/** A tenant with a session. */
export interface Account {
  id: string;
  email: string;
  sessionId: string;
}

export interface Partner {
  id: string;
  name: string;
  /** The request's API key; null for a person on the partner's page. */
  key: string | null;
}

export interface StaffMember {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
}

/** What a handler is told about each kind of caller. `find-callers.ts` adds the callers that only modules know. */
export interface Callers {
  anybody: null;
  account: Account;
  partner: Partner;
  "partner-person": LoggedInPerson;
  staff: StaffMember;
}

/** Finds a call's caller of each kind, or refuses the call. */
export type CallerFinders = {
  [Kind in CallerKind]: (
    request: RequestContext,
    call: Pick<Call, "access" | "landlordLink">,
  ) => Promise<Callers[Kind] | Refusal>;
};
