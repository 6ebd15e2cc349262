import { type CallInput, exportPartnerList, exportsPerHour, partnerLists } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { makeWriter } from "../../platform/csv/writer.ts";
import { Refusal, refuse, refuseTemporarily } from "../../platform/http/refusal.ts";
import { sources } from "./lists.ts";
import type { RequestContext } from "../../platform/http/request-context.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import type { Partner } from "../../platform/http/callers.ts";
import { hour } from "../../platform/rules/durations.ts";

type Input = CallInput<typeof exportPartnerList>;

export function exportRoute(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, exportPartnerList, (input, context) => openList(deps, context.caller, input, context));
}

async function openList(
  deps: Deps,
  partner: Partner,
  { params, query: { language, ...given } }: Input,
  context: RequestContext,
) {
  const name = partnerLists.find((partnerList) => partnerList === params.list);
  if (!name) return refuse("NOT_FOUND");
  const write = makeWriter(language ?? context.language);
  const filters = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
  const rows = sources[name].read({ ...deps, partner }, filters, write);
  if (rows instanceof Refusal) return rows;
  const limit = { name: "partner-exports", most: exportsPerHour, period: hour };
  const wait = await deps.usageLimits.count(limit, partner.id);
  if (wait !== null) return refuseTemporarily("RATE_LIMITED", wait);
  return { name, rows, headings: sources[name].headings.map(write.t), delimiter: write.delimiter };
}
