import { acceptCase, getCase, linkDocument, listCases, refuseCase, requestDocument } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { registerStaffCall } from "../register-staff-call.ts";
import { accept, askForDocument, refuseIt } from "./decide.ts";
import { findCases } from "./list.ts";
import { makeDocumentLink, serveDocuments } from "./open-document.ts";
import { readCase } from "./read.ts";

/** Applications that a person is to look at. */
export function caseRoutes(app: FastifyInstance, deps: Deps): void {
  registerStaffCall(app, deps, listCases, ({ query }) => findCases(deps, query));
  registerStaffCall(app, deps, getCase, ({ params }) => readCase(deps, params.refId));
  registerStaffCall(app, deps, acceptCase, ({ params: { refId }, body: { decisionId, note } }, person) =>
    accept(deps, { person, refId, decisionId }, note),
  );
  registerStaffCall(app, deps, refuseCase, ({ params: { refId }, body: { decisionId, note } }, person) =>
    refuseIt(deps, { person, refId, decisionId }, note),
  );
  registerStaffCall(app, deps, requestDocument, ({ params: { refId }, body: { decisionId, ...asked } }, person) =>
    askForDocument(deps, { person, refId, decisionId }, asked),
  );
  registerStaffCall(app, deps, linkDocument, ({ params }, person) => makeDocumentLink(deps, person, params.id));
  serveDocuments(app, deps);
}
