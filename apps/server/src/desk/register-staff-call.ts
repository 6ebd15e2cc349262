import type { Call, CallAnswer, CallInput, StaffRole } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";
import { registerCall, type RequestContext } from "../platform/http/route.ts";
import { findPerson, type Person } from "./session.ts";

/** Strangers learn nothing about a call's fields: the session is checked before the input. */
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
  const admit = async ({ session }: RequestContext) => {
    const person = await findPerson(deps, session);
    if (!person) return refuse("LOGIN_REQUIRED");
    return role && person.role !== role ? refuse("STAFF_ROLE_REQUIRED") : null;
  };
  const answer = async (input: CallInput<C>, context: RequestContext) => {
    const person = await findPerson(deps, context.session);
    return person ? handler(input, person, context) : refuse("LOGIN_REQUIRED");
  };
  registerCall(app, deps, call, answer, { admit });
}
