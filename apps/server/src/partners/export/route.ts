import { type CallInput, exportPartnerList, exportsPerHour, partnerLists } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { sendCsv } from "../../platform/csv/send-csv.ts";
import { makeWriter } from "../../platform/csv/writer.ts";
import { Refusal, refusalAnswer, refuse, refuseTemporarily } from "../../platform/http/refusal.ts";
import { admitAndRead, apiBase, type RequestContext, send } from "../../platform/http/route.ts";
import { admitPartner, type Partner } from "../find-partner.ts";
import { sources } from "./lists.ts";

type Input = CallInput<typeof exportPartnerList>;

export function exportRoute(app: FastifyInstance, deps: Deps): void {
  app.route({
    method: "GET",
    url: `${apiBase}${exportPartnerList.path}`,
    async handler(request, reply) {
      const read = await admitAndRead(exportPartnerList, request, admitPartner(deps));
      if (read instanceof Refusal) return send(reply, refusalAnswer(read));
      const opened = await openList(deps, read.caller, read.input, read.context);
      return opened instanceof Refusal ? send(reply, refusalAnswer(opened)) : sendCsv(deps, reply, opened);
    },
  });
}

async function openList(
  deps: Deps,
  partner: Partner,
  { params, query: { language, ...given } }: Input,
  context: RequestContext,
) {
  const name = partnerLists.find((one) => one === params.list);
  if (!name || (name === "homes" && partner.isTest)) return refuse("NOT_FOUND");
  const write = makeWriter(language ?? context.language);
  const filters = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
  const rows = sources[name].read(deps, partner, filters, write);
  if (rows instanceof Refusal) return rows;
  const limit = { name: "partner-exports", most: exportsPerHour, period: 3_600_000 };
  const wait = await deps.usageLimits.count(limit, partner.id);
  if (wait !== null) return refuseTemporarily("RATE_LIMITED", wait);
  return { name, rows, headings: sources[name].headings.map(write.t), delimiter: write.delimiter };
}
