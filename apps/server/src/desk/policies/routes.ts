import {
  getStaffPolicy,
  getStaffPolicyDocument,
  listPolicyCharges,
  listPolicyEvents,
  listPolicyLedger,
  listPolicyMails,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { registerPdfCall } from "../../platform/http/pdf-route.ts";
import { admitStaff, registerStaffCall } from "../register-staff-call.ts";
import { policyChargeList } from "./charges.ts";
import { policyEventList } from "./events.ts";
import { policyLedgerList } from "./ledger.ts";
import { findPolicyMails } from "./mails.ts";
import { openPolicyDocument } from "./open-document.ts";
import { readPolicy } from "./read.ts";

export function policyRoutes(app: FastifyInstance, deps: Deps): void {
  registerStaffCall(app, deps, getStaffPolicy, ({ params }) => readPolicy(deps, params.refId));
  registerStaffCall(app, deps, listPolicyCharges, ({ params, query }) =>
    policyChargeList.readPage({ ...deps, ...params }, query),
  );
  registerStaffCall(app, deps, listPolicyLedger, ({ params, query }) =>
    policyLedgerList.readPage({ ...deps, ...params }, query),
  );
  registerStaffCall(app, deps, listPolicyMails, ({ params, query }) => findPolicyMails(deps, params.refId, query.page));
  registerStaffCall(app, deps, listPolicyEvents, ({ params, query }) =>
    policyEventList.readPage({ ...deps, ...params }, query),
  );
  registerPdfCall(app, getStaffPolicyDocument, admitStaff(deps, getStaffPolicyDocument), ({ params }, person) =>
    openPolicyDocument(deps, person, params),
  );
}
