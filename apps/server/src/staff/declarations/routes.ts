import { maxDeclarationScans, previewDeclaration, recordDeclaration, uploadDeclarationScan } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { storeEvidence } from "../../documents/index.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import { Refusal, refuse } from "../../platform/http/refusal.ts";
import type { Upload } from "../../platform/http/upload/read-upload.ts";
import { findPolicy } from "../policies/read.ts";
import { previewOf, recordDeclared } from "./record.ts";

export function declarationRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, previewDeclaration, ({ params, body }) => previewOf(deps, params.refId, body));
  registerCall(app, deps, recordDeclaration, ({ params, body }, { caller: person }) =>
    recordDeclared(deps, person, params.refId, body),
  );
  registerCall(app, deps, uploadDeclarationScan, ({ params, upload }) => storeScan(deps, params.refId, upload));
}

async function storeScan(
  deps: Deps,
  named: string,
  upload: Upload,
): Promise<{ id: string; fileName: string } | Refusal> {
  const policy = await findPolicy(deps, named);
  if (!policy) return refuse("POLICY_UNKNOWN");
  const place = { refId: policy.ref_id, type: "DECLARATION", claimId: null, movingOutId: null, by: "tenant" } as const;
  const lock = () => Promise.resolve(null);
  const stored = await storeEvidence(deps, { ...place, maxCount: maxDeclarationScans, lock }, upload);
  return stored instanceof Refusal ? stored : { id: stored.id, fileName: stored.fileName };
}
