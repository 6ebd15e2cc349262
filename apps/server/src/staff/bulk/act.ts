import { actOnRows, type CallAnswer, type CallInput, fieldError, maxBulkRows } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import type { RequestLocale } from "../../platform/http/locale.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import { Refusal, refuse, refuseFields } from "../../platform/http/refusal.ts";
import { assign } from "../assignments/assign.ts";
import { tellOfMany } from "../assignments/tell-colleague.ts";
import { findList } from "../views/saved.ts";
import { bulkLists } from "./lists.ts";

type Input = CallInput<typeof actOnRows>;
type BulkDeps = Deps & { person: StaffMember; locale: Pick<RequestLocale, "language" | "country"> };

export function bulkRoute(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, actOnRows, (input, context) =>
    actOnAll({ ...deps, person: context.caller, locale: context }, input),
  );
}

/** Does the same with each row, and says for which it could not be done. */
async function actOnAll(deps: BulkDeps, { params, body }: Input): Promise<CallAnswer<typeof actOnRows> | Refusal> {
  const list = findList(deps.person, params.list);
  if (list instanceof Refusal) return list;
  const act = findAct(deps, list, body);
  if (act instanceof Refusal) return act;
  const ids = await findIds(deps, list, body);
  if (ids instanceof Refusal) return ids;
  const failed = [];
  for (const id of ids) {
    const answer = await act(id);
    if (!(answer instanceof Refusal)) continue;
    failed.push({ id, errorCode: answer.errorCode, params: answer.fields[0]?.params ?? {} });
  }
  const done = ids.length - failed.length;
  const { to, note: message } = body;
  if (body.act === "ASSIGN" && to && to !== deps.person.id && done > 0)
    await inTransaction(deps.db, (transaction) =>
      tellOfMany(transaction, deps, { count: done, to, by: deps.person, message }, deps.locale),
    );
  deps.jobs.wake();
  return { done, failed };
}

type ListName = Exclude<ReturnType<typeof findList>, Refusal>;

function findAct(deps: BulkDeps, name: ListName, { act, to, note }: Input["body"]) {
  const list = bulkLists[name];
  if (!list) return refuse("STEP_NOT_ALLOWED");
  if (act === "ASSIGN") {
    if (to === undefined) return refuseFields([fieldError("to", "FIELD_REQUIRED")]);
    return async (id: string): Promise<object> => {
      const work = await list.workOf(deps, id);
      const body = { to, seen: deps.person.id, message: null };
      return assign(deps, deps.person, { params: work, query: undefined, body }, null);
    };
  }
  const doIt = list.acts[act];
  if (!doIt) return refuse("STEP_NOT_ALLOWED");
  const needsNote = act === "TICK_OFF" && name !== "mails";
  if (needsNote && note === null) return refuseFields([fieldError("note", "FIELD_REQUIRED")]);
  return (id: string) => doIt(deps, id, note ?? "");
}

async function findIds(
  deps: Deps & { person: StaffMember },
  name: ListName,
  { ids, filters }: Input["body"],
): Promise<string[] | Refusal> {
  if ((ids === undefined) === (filters === undefined)) return refuseFields([fieldError("ids", "FIELD_INVALID")]);
  if (ids) return [...new Set(ids)];
  const found = await bulkLists[name]?.findIds(deps, filters ?? {});
  if (!found) return refuseFields([fieldError("filters", "FIELD_INVALID")]);
  return found.length > maxBulkRows ? refuseFields([fieldError("filters", "MAXIMUM", { max: maxBulkRows })]) : found;
}
