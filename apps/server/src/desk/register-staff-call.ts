import type { Call, CallAnswer, CallInput, StaffRole } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";
import { registerCall, type RequestContext } from "../platform/http/route.ts";
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
  registerCall(app, deps, call, async (input, context) => {
    const person = await findPerson(deps, context.session);
    if (!person) return refuse("LOGIN_REQUIRED");
    return role && person.role !== role ? refuse("STAFF_ROLE_REQUIRED") : handler(input, person, context);
  });
}
