import { listNotices, settleNotice } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import { noticeList } from "./list.ts";
import { markNoticeSettled } from "./settle.ts";

export function noticeRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, listNotices, ({ query }, { caller: person }) =>
    noticeList.readPage({ ...deps, person }, query),
  );
  registerCall(app, deps, settleNotice, ({ params, body }, { caller: person }) =>
    markNoticeSettled(deps, person, params, body.note),
  );
}
