import { countWaiting, listInbox } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import { countWork, inboxList } from "./list.ts";

export function inboxRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, listInbox, ({ query }, { caller: person }) => inboxList.readPage({ ...deps, person }, query));
  registerCall(app, deps, countWaiting, (_input, { caller: person }) => countWork({ ...deps, person }));
}
