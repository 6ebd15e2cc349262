import { listFailedWork, tryWorkAgain } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { failedWorkList } from "./list.ts";
import { retryAsStaff } from "./retry.ts";
import { registerCall } from "../../platform/http/register-call.ts";

export function failedWorkRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, listFailedWork, ({ query }, { caller: person }) =>
    failedWorkList.readPage({ ...deps, person }, query),
  );
  registerCall(app, deps, tryWorkAgain, ({ params }, { caller: person }) => retryAsStaff(deps, person, params));
}
