import {
  listDocuments,
  removeDocument as removeCall,
  saveInvitationDocuments,
  savePrivateDocuments,
  uploadDocument,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { registerCall } from "../platform/http/route.ts";
import { applicationUploads } from "./application-uploads.ts";
import { completeDocuments } from "./complete-documents.ts";
import { listOwnDocuments } from "./list-documents.ts";
import { removeDocument } from "./remove-document.ts";
import { registerUploadCall } from "./upload-call.ts";

export async function registerDocumentRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  for (const call of [savePrivateDocuments, saveInvitationDocuments])
    registerCall(app, deps, call, ({ body }) => completeDocuments(deps, body.token));
  registerCall(app, deps, listDocuments, ({ params }) => listOwnDocuments(deps, params.token));
  registerCall(app, deps, removeCall, ({ params, body }) => removeDocument(deps, body.token, params.id));
  await registerUploadCall(app, deps, uploadDocument, applicationUploads(deps));
}
