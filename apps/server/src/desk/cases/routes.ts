import { acceptCase, getCase, linkDocument, listCases, refuseCase, requestDocument } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { acceptCaseFor, refuseCaseFor, requestDocumentFor } from "./decide.ts";
import { caseList } from "./list.ts";
import { makeDocumentLink, serveDocuments } from "./open-document.ts";
import { readCase } from "./read.ts";
import { registerCall } from "../../platform/http/register-call.ts";

export function caseRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, listCases, ({ query }, { caller: person }) => caseList.readPage({ ...deps, person }, query));
  registerCall(app, deps, getCase, ({ params }) => readCase(deps, params.refId));
  registerCall(app, deps, acceptCase, ({ params: { refId }, body: { decisionId, note } }, { caller: person }) =>
    acceptCaseFor(deps, { person, refId, decisionId }, note),
  );
  registerCall(app, deps, refuseCase, ({ params: { refId }, body: { decisionId, note } }, { caller: person }) =>
    refuseCaseFor(deps, { person, refId, decisionId }, note),
  );
  registerCall(
    app,
    deps,
    requestDocument,
    ({ params: { refId }, body: { decisionId, ...requested } }, { caller: person }) =>
      requestDocumentFor(deps, { person, refId, decisionId }, requested),
  );
  registerCall(app, deps, linkDocument, ({ params }, { caller: person }) => makeDocumentLink(deps, person, params.id));
  serveDocuments(app, deps);
}
