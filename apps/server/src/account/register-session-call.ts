import type { Call, CallAnswer, CallInput } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";
import {
  type CallOptions,
  type Handler,
  registerCall,
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
  const handleSession: Handler<C> = async (input, context) => {
    const account = await findSession(deps, context.session);
    return account ? handler(input, account, context) : refuse("LOGIN_REQUIRED");
  };
  registerCall(app, deps, call, handleSession, options);
}
