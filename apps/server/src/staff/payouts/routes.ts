import { listPayouts, recordRefundTransfer } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import { payoutList } from "./list.ts";
import { recordTransfer } from "./refund-transfers.ts";

export function payoutRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, listPayouts, ({ query }) => payoutList.readPage(deps, query));
  registerCall(app, deps, recordRefundTransfer, ({ params: { refundId }, body }, { caller: person }) =>
    recordTransfer(deps, { person, refundId }, body),
  );
}
