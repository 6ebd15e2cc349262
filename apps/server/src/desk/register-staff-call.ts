import { type Call, type CallAnswer, type CallInput, mayCall } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";
import { type Admit, registerGuardedCall, type RequestContext } from "../platform/http/route.ts";
import { findPerson, type Person } from "./session.ts";

export function registerStaffCall<C extends Call>(
  app: FastifyInstance,
  deps: Deps,
  call: C,
  handler: (
    input: CallInput<C>,
    person: Person,
    context: RequestContext,
  ) => Promise<CallAnswer<C> | Refusal> | CallAnswer<C> | Refusal,
): void {
  registerGuardedCall(app, deps, call, admitStaff(deps, call), handler);
}

/** Lets in the people of the desk whose role may make this call. */
export function admitStaff(deps: Deps, call: Pick<Call, "access">): Admit<Person> {
  return async ({ session }) => {
    const person = await findPerson(deps, session);
    if (!person) return refuse("LOGIN_REQUIRED");
    return mayCall(person.role, call) ? person : refuse("STAFF_ROLE_REQUIRED");
  };
}
