import { changeView, deleteView, listViews, saveView } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import { readViews, removeView, renameView, writeView } from "./saved.ts";

export function viewRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, listViews, ({ params }, { caller }) => readViews(deps, caller, params.list));
  registerCall(app, deps, saveView, (input, { caller }) => writeView(deps, caller, input));
  registerCall(app, deps, changeView, (input, { caller }) => renameView(deps, caller, input));
  registerCall(app, deps, deleteView, ({ params }, { caller }) => removeView(deps, caller, params.id));
}
