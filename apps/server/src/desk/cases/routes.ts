import { acceptCase, getCase, linkDocument, listCases, refuseCase, requestDocument } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { registerStaffCall } from "../register-staff-call.ts";
import { acceptCaseFor, refuseCaseFor, requestDocumentFor } from "./decide.ts";
import { caseList } from "./list.ts";
import { makeDocumentLink, serveDocuments } from "./open-document.ts";
import { readCase } from "./read.ts";

export function caseRoutes(app: FastifyInstance, deps: Deps): void {
  registerStaffCall(app, deps, listCases, ({ query }, person) => caseList.readPage({ ...deps, person }, query));
  registerStaffCall(app, deps, getCase, ({ params }) => readCase(deps, params.refId));
  registerStaffCall(app, deps, acceptCase, ({ params: { refId }, body: { decisionId, note } }, person) =>
    acceptCaseFor(deps, { person, refId, decisionId }, note),
  );
  registerStaffCall(app, deps, refuseCase, ({ params: { refId }, body: { decisionId, note } }, person) =>
    refuseCaseFor(deps, { person, refId, decisionId }, note),
  );
  registerStaffCall(app, deps, requestDocument, ({ params: { refId }, body: { decisionId, ...requested } }, person) =>
    requestDocumentFor(deps, { person, refId, decisionId }, requested),
  );
  registerStaffCall(app, deps, linkDocument, ({ params }, person) => makeDocumentLink(deps, person, params.id));
  serveDocuments(app, deps);
}
