import { finishFollowUp, listFollowUps } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { registerStaffCall } from "../register-staff-call.ts";
import { markFollowUpDone } from "./mark-done.ts";
import { followUpList } from "./list.ts";

export function followUpRoutes(app: FastifyInstance, deps: Deps): void {
  registerStaffCall(app, deps, listFollowUps, ({ query }) => followUpList.readPage(deps, query));
  registerStaffCall(app, deps, finishFollowUp, ({ params, body }, person) =>
    markFollowUpDone(deps, person, params.id, body.note),
  );
}
