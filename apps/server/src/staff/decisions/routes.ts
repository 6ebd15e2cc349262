import { undoDecision } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import { undo } from "./undo.ts";

export function decisionRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, undoDecision, ({ params }, { caller: person }) => undo(deps, person, params));
}
