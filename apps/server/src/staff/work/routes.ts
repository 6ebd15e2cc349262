import { saveDraft, setDueDay } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import { keepDraft } from "./drafts.ts";
import { setDue } from "./due.ts";

export function workRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, saveDraft, (input, { caller: person }) => keepDraft(deps, person, input));
  registerCall(app, deps, setDueDay, (input, { caller: person }) => setDue(deps, person, input));
}
