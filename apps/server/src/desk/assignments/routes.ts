import { assignWork, listColleagues } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { assign, findColleagues } from "./assign.ts";
import { registerCall } from "../../platform/http/register-call.ts";

export function assignmentRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, assignWork, (input, { caller: person }) => assign(deps, person, input));
  registerCall(app, deps, listColleagues, () => findColleagues(deps));
}
