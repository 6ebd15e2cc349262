import { assignWork, listColleagues } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { assign, findColleagues } from "./assign.ts";
import { registerCall } from "../../platform/http/register-call.ts";

export function assignmentRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, assignWork, (input, context) => assign(deps, context.caller, input, context));
  registerCall(app, deps, listColleagues, () => findColleagues(deps));
}
