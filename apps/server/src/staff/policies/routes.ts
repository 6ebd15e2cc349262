import {
  getStaffPolicy,
  getStaffPolicyDocument,
  listPolicyCharges,
  listPolicyEvents,
  listPolicyLedger,
  listPolicyMails,
  listStaffPolicies,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { policyList } from "./list.ts";
import { policyChargeList, policyEventList, policyLedgerList } from "./policy-lists.ts";
import { findPolicyMails } from "./mails.ts";
import { openPolicyDocument } from "./open-document.ts";
import { readPolicy } from "./read.ts";
import { registerCall } from "../../platform/http/register-call.ts";

export function policyRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, listStaffPolicies, ({ query }) => policyList.readPage(deps, query));
  registerCall(app, deps, getStaffPolicy, ({ params }) => readPolicy(deps, params.refId));
  registerCall(app, deps, listPolicyCharges, ({ params, query }) =>
    policyChargeList.readPage({ ...deps, ...params }, query),
  );
  registerCall(app, deps, listPolicyLedger, ({ params, query }) =>
    policyLedgerList.readPage({ ...deps, ...params }, query),
  );
  registerCall(app, deps, listPolicyMails, ({ params, query }) => findPolicyMails(deps, params.refId, query.page));
  registerCall(app, deps, listPolicyEvents, ({ params, query }) =>
    policyEventList.readPage({ ...deps, ...params }, query),
  );
  registerCall(
    app,
    deps,
    getStaffPolicyDocument,
    ({ params }, { caller: person }) => openPolicyDocument(deps, person, params),
    { writes: true },
  );
}
