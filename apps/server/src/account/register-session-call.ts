import type { Call, CallAnswer, CallInput } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";
import {
  type Admit,
  type CallOptions,
  registerGuardedCall,
  type RequestContext,
  type WithSession,
} from "../platform/http/route.ts";
import { type Account, findSession } from "./session.ts";

/** Registers a call that requires a session. */
export function registerSessionCall<C extends Call>(
  app: FastifyInstance,
  deps: Deps,
  call: C,
  handler: (
    input: CallInput<C>,
    account: Account,
    context: RequestContext,
  ) => Promise<CallAnswer<C> | Refusal | WithSession<CallAnswer<C>>>,
  options: CallOptions = {},
): void {
  registerGuardedCall(app, deps, call, admitSession(deps), handler, options);
}

/** Lets in the account of a session. */
export function admitSession(deps: Deps): Admit<Account> {
  return async ({ session }) => (await findSession(deps, session)) ?? refuse("LOGIN_REQUIRED");
}
