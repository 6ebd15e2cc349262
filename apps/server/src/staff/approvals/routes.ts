import { approve, listApprovals, refuseApproval, takeBackApproval } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import { decideApproval } from "./decide.ts";
import { approvalList } from "./read.ts";

export function approvalRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, listApprovals, ({ query }) => approvalList.readPage(deps, query));
  registerCall(app, deps, approve, ({ params }, { caller: person }) =>
    decideApproval(deps, person, params.id, "APPROVED"),
  );
  registerCall(app, deps, refuseApproval, ({ params }, { caller: person }) =>
    decideApproval(deps, person, params.id, "REFUSED"),
  );
  registerCall(app, deps, takeBackApproval, ({ params }, { caller: person }) =>
    decideApproval(deps, person, params.id, "TAKEN_BACK"),
  );
}
