import { type CallInput, exportList, exportLists, exportsPerHour } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { sendCsv } from "../../platform/csv/send-csv.ts";
import { type Cell, makeWriter } from "../../platform/csv/writer.ts";
import { Refusal, refusalAnswer, refuse, refuseTemporarily } from "../../platform/http/refusal.ts";
import { apiBase, contextOf, type RequestContext, readInput, send } from "../../platform/http/route.ts";
import type { Cursor } from "../lists/read-next-rows.ts";
import { findPerson, recordAct } from "../session.ts";
import { sources } from "./lists.ts";

const pageSize = 1_000;

/** Streams a list page by page, so that a long one needs little memory. */
export function exportRoute(app: FastifyInstance, deps: Deps): void {
  app.route({
    method: "GET",
    url: `${apiBase}${exportList.path}`,
    async handler(request, reply) {
      const input = readInput(exportList, request);
      if (input instanceof Refusal) return send(reply, refusalAnswer(input));
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schemas of the call made it, as its type says
      const answer = await openList(deps, input as CallInput<typeof exportList>, contextOf(exportList, request));
      if (answer instanceof Refusal) return send(reply, refusalAnswer(answer));
      return sendCsv(deps, reply, answer);
    },
  });
}

async function openList(
  deps: Deps,
  { params, query: { language, ...given } }: CallInput<typeof exportList>,
  context: RequestContext,
) {
  const person = await findPerson(deps, context.session);
  if (!person) return refuse("LOGIN_REQUIRED");
  const list = exportLists.find((one) => one === params.list);
  if (!list) return refuse("NOT_FOUND");
  const { headings, read, forAdministrators } = sources[list];
  if (forAdministrators && person.role !== "administrator") return refuse("STAFF_ROLE_REQUIRED");
  const filters = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
  const write = makeWriter(language ?? context.language);
  const cursor: Cursor = { pageSize, after: null, hasMore: false };
  const readPage = read({ ...deps, cursor }, person, filters, write);
  if (!readPage) return refuse("FIELD_INVALID");
  const limit = { name: "exports", most: exportsPerHour, period: 3_600_000 };
  const wait = await deps.usageLimits.count(limit, person.id);
  if (wait !== null) return refuseTemporarily("RATE_LIMITED", wait);
  const { search, ...others } = filters;
  // The audit log is never deleted, so it must not contain the names of tenants that people search for.
  const detail = { list, ...others, ...(search !== undefined && { searched: true }) };
  await deps.db
    .transaction()
    .execute((transaction) => recordAct(transaction, deps, { by: person.id, act: "export-list", detail }));
  return {
    name: list,
    rows: readAll(readPage, cursor),
    headings: headings.map(write.t),
    delimiter: write.delimiter,
  };
}

async function* readAll(readPage: () => Promise<Cell[][]>, cursor: Cursor) {
  do yield* await readPage();
  while (cursor.hasMore);
}
