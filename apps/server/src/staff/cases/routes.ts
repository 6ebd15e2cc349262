import {
  acceptCase,
  getCase,
  linkDocument,
  listCases,
  previewCase,
  refuseCase,
  reopenCase,
  requestDocument,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { decideCase } from "./decide.ts";
import { caseList } from "./list.ts";
import { makeDocumentLink, serveDocuments } from "./open-document.ts";
import { previewDecision } from "./preview.ts";
import { readCase } from "./read.ts";
import { askToReopenCase } from "./reopen.ts";
import { registerCall } from "../../platform/http/register-call.ts";

export function caseRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, listCases, ({ query }, { caller: person }) => caseList.readPage({ ...deps, person }, query));
  registerCall(app, deps, getCase, ({ params }, { caller: person }) => readCase(deps, person, params.refId));
  registerCall(app, deps, acceptCase, ({ params: { refId }, body: { decisionId, note } }, { caller: person }) =>
    decideCase(deps, { person, refId, decisionId }, { act: "accept", note }),
  );
  registerCall(app, deps, refuseCase, ({ params: { refId }, body: { decisionId, note } }, { caller: person }) =>
    decideCase(deps, { person, refId, decisionId }, { act: "refuse", note }),
  );
  registerCall(app, deps, requestDocument, ({ params: { refId }, body }, { caller: person }) => {
    const { decisionId, type: document, note } = body;
    return decideCase(deps, { person, refId, decisionId }, { act: "request-document", document, note });
  });
  registerCall(app, deps, previewCase, ({ params, body }) => previewDecision(deps, params.refId, body));
  registerCall(app, deps, reopenCase, ({ params: { refId }, body }, { caller: person }) =>
    askToReopenCase(deps, person, refId, body),
  );
  registerCall(app, deps, linkDocument, ({ params }, { caller: person }) => makeDocumentLink(deps, person, params.id));
  serveDocuments(app, deps);
}
