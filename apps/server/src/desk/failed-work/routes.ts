import { listFailedWork, tryWorkAgain } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { registerStaffCall } from "../register-staff-call.ts";
import { failedWorkList } from "./list.ts";
import { retryAtDesk } from "./retry.ts";

export function failedWorkRoutes(app: FastifyInstance, deps: Deps): void {
  registerStaffCall(app, deps, listFailedWork, ({ query }) => failedWorkList.readPage(deps, query));
  registerStaffCall(app, deps, tryWorkAgain, ({ params }, person) => retryAtDesk(deps, person, params));
}
