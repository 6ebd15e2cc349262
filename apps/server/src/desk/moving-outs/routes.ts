import { confirmMovingOut, getMovingOut, listMovingOuts, refuseMovingOut } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { registerStaffCall } from "../register-staff-call.ts";
import { confirmProof, refuseProof } from "./decide.ts";
import { movingOutList } from "./list.ts";
import { readMovingOut } from "./read.ts";

export function movingOutRoutes(app: FastifyInstance, deps: Deps): void {
  registerStaffCall(app, deps, listMovingOuts, ({ query }, person) =>
    movingOutList.readPage({ ...deps, person }, query),
  );
  registerStaffCall(app, deps, getMovingOut, ({ params }) => readMovingOut(deps.db, params.id, deps.clock.now()));
  registerStaffCall(app, deps, confirmMovingOut, ({ params: { id }, body }, person) =>
    confirmProof(deps, { person, id }, body),
  );
  registerStaffCall(app, deps, refuseMovingOut, ({ params: { id }, body: { note } }, person) =>
    refuseProof(deps, { person, id }, note),
  );
}
