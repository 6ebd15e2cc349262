import { askToWithdraw } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { receiveWithdrawal } from "./receive-withdrawal.ts";
import { registerCall } from "../platform/http/register-call.ts";

export function registerLeavingRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, askToWithdraw, ({ body }, context) => receiveWithdrawal(deps, body, context), {
    limit: "firstMails",
  });
}
