import { listPayouts } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import { payoutList } from "./list.ts";

export function payoutRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, listPayouts, ({ query }) => payoutList.readPage(deps, query));
}
