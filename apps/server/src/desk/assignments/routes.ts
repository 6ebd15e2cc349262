import { assignWork, listColleagues } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { registerStaffCall } from "../register-staff-call.ts";
import { assign, findColleagues } from "./assign.ts";

export function assignmentRoutes(app: FastifyInstance, deps: Deps): void {
  registerStaffCall(app, deps, assignWork, (input, person) => assign(deps, person, input));
  registerStaffCall(app, deps, listColleagues, () => findColleagues(deps));
}
