import { type CallInput, exportList, exportLists, exportsPerHour, mayCall } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { type Cell, makeWriter } from "../../platform/csv/writer.ts";
import { refuse, refuseTemporarily } from "../../platform/http/refusal.ts";
import type { Cursor } from "../../platform/lists/define-list.ts";
import { recordAct } from "../session.ts";
import { sources } from "./lists.ts";
import type { RequestContext } from "../../platform/http/request-context.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { hour } from "../../platform/rules/durations.ts";

const pageSize = 1_000;

/** Streams a list page by page, so that a long one needs little memory. */
export function exportRoute(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, exportList, (input, context) => openList(deps, context.caller, input, context), {
    writes: true,
  });
}

async function openList(
  deps: Deps,
  person: StaffMember,
  { params, query: { language, columns, ...given } }: CallInput<typeof exportList>,
  context: RequestContext,
) {
  const list = exportLists.find((item) => item === params.list);
  if (!list) return refuse("NOT_FOUND");
  const { call, read } = sources[list];
  if (!mayCall(person.role, call)) return refuse("STAFF_ROLE_REQUIRED");
  const filters = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
  const write = makeWriter(language ?? context.language);
  const cursor: Cursor = { pageSize, after: null, hasMore: false };
  const file = read({ ...deps, person }, filters, columns, write);
  if (!file) return refuse("FIELD_INVALID");
  const limit = { name: "exports", most: exportsPerHour, period: hour };
  const wait = await deps.usageLimits.count(limit, person.id);
  if (wait !== null) return refuseTemporarily("RATE_LIMITED", wait);
  const { search, ...others } = filters;
  // The audit log is never deleted, so it must not contain the names of tenants that people search for.
  const detail = { list, ...others, ...(search !== undefined && { searched: true }) };
  await inTransaction(deps.db, (transaction) =>
    recordAct(transaction, deps, { by: person.id, act: "export-list", detail }),
  );
  return {
    name: list,
    rows: readAll(file.readNext, cursor),
    headings: file.headings,
    delimiter: write.delimiter,
  };
}

async function* readAll(readNext: (cursor: Cursor) => Promise<Cell[][]>, cursor: Cursor) {
  do yield* await readNext(cursor);
  while (cursor.hasMore);
}
