import { confirmMovingOut, getMovingOut, listMovingOuts, refuseMovingOut } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { confirmProof, refuseProof } from "./decide.ts";
import { movingOutList } from "./list.ts";
import { readMovingOut } from "./read.ts";
import { registerCall } from "../../platform/http/register-call.ts";

export function movingOutRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, listMovingOuts, ({ query }, { caller: person }) =>
    movingOutList.readPage({ ...deps, person }, query),
  );
  registerCall(app, deps, getMovingOut, ({ params }, { caller: person }) =>
    readMovingOut({ ...deps, person }, params.id),
  );
  registerCall(app, deps, confirmMovingOut, ({ params: { id }, body }, { caller: person }) =>
    confirmProof(deps, { person, id }, body),
  );
  registerCall(app, deps, refuseMovingOut, ({ params: { id }, body: { note } }, { caller: person }) =>
    refuseProof(deps, { person, id }, note),
  );
}
