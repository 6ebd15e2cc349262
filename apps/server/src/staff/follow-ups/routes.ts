import { finishFollowUp, listFollowUps } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { markFollowUpDone } from "./mark-done.ts";
import { followUpList } from "./list.ts";
import { registerCall } from "../../platform/http/register-call.ts";

export function followUpRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, listFollowUps, ({ query }, { caller: person }) =>
    followUpList.readPage({ ...deps, person }, query),
  );
  registerCall(app, deps, finishFollowUp, ({ params, body }, { caller: person }) =>
    markFollowUpDone(deps, person, params.id, body),
  );
}
