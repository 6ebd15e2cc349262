import { type CallInput, exportList, exportLists, exportsPerHour, mayCall } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { sendCsv } from "../../platform/csv/send-csv.ts";
import { type Cell, makeWriter } from "../../platform/csv/writer.ts";
import { Refusal, refusalAnswer, refuse, refuseTemporarily } from "../../platform/http/refusal.ts";
import { admitAndRead, apiBase, type RequestContext, send } from "../../platform/http/route.ts";
import type { Cursor } from "../../platform/lists/define-list.ts";
import { admitStaff } from "../register-staff-call.ts";
import { type Person, recordAct } from "../session.ts";
import { sources } from "./lists.ts";

const pageSize = 1_000;

/** Streams a list page by page, so that a long one needs little memory. */
export function exportRoute(app: FastifyInstance, deps: Deps): void {
  app.route({
    method: "GET",
    url: `${apiBase}${exportList.path}`,
    async handler(request, reply) {
      const read = await admitAndRead(exportList, request, admitStaff(deps, exportList));
      if (read instanceof Refusal) return send(reply, refusalAnswer(read));
      const answer = await openList(deps, read.caller, read.input, read.context);
      if (answer instanceof Refusal) return send(reply, refusalAnswer(answer));
      return sendCsv(deps, reply, answer);
    },
  });
}

async function openList(
  deps: Deps,
  person: Person,
  { params, query: { language, ...given } }: CallInput<typeof exportList>,
  context: RequestContext,
) {
  const list = exportLists.find((one) => one === params.list);
  if (!list) return refuse("NOT_FOUND");
  const { call, headings, read } = sources[list];
  if (!mayCall(person.role, call)) return refuse("STAFF_ROLE_REQUIRED");
  const filters = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
  const write = makeWriter(language ?? context.language);
  const cursor: Cursor = { pageSize, after: null, hasMore: false };
  const readNext = read({ ...deps, person }, filters, write);
  if (!readNext) return refuse("FIELD_INVALID");
  const limit = { name: "exports", most: exportsPerHour, period: 3_600_000 };
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
    rows: readAll(readNext, cursor),
    headings: headings.map(write.t),
    delimiter: write.delimiter,
  };
}

async function* readAll(readNext: (cursor: Cursor) => Promise<Cell[][]>, cursor: Cursor) {
  do yield* await readNext(cursor);
  while (cursor.hasMore);
}
