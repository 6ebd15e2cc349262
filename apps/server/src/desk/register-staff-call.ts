import type { Call, CallAnswer, CallInput, StaffRole } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";
import { registerGuardedCall, type RequestContext } from "../platform/http/route.ts";
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
  role?: StaffRole,
): void {
  registerGuardedCall(app, deps, call, async (context) => {
    const person = await findPerson(deps, context.session);
    if (!person) return refuse("LOGIN_REQUIRED");
    if (role && person.role !== role) return refuse("STAFF_ROLE_REQUIRED");
    return (input) => handler(input, person, context);
  });
}
