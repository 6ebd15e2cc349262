import {
  listDocuments,
  removeDocument as removeCall,
  saveInvitationDocuments,
  savePrivateDocuments,
  uploadDocument,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { completeDocuments } from "./complete-documents.ts";
import { listOwnDocuments } from "./list-documents.ts";
import { readType, storeDocument } from "./store-document.ts";
import { removeDocument } from "./remove-document.ts";
import { registerCall } from "../platform/http/register-call.ts";

export function registerDocumentRoutes(app: FastifyInstance, deps: Deps): void {
  for (const call of [savePrivateDocuments, saveInvitationDocuments])
    registerCall(app, deps, call, (_input, { caller }) => completeDocuments(deps, caller));
  registerCall(app, deps, listDocuments, (_input, { caller }) => listOwnDocuments(deps, caller));
  registerCall(app, deps, removeCall, ({ params }, { caller }) => removeDocument(deps, caller, params.id));
  registerCall(
    app,
    deps,
    uploadDocument,
    ({ params, upload }, { caller }) => storeDocument(deps, caller, params.refId, upload),
    {
      partsBefore: ({ refId = "" }) => (readType(refId) ? ["token"] : ["token", "type"]),
    },
  );
}
