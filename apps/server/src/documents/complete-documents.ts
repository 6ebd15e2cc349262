import { furtherProgress, type SaveAnswer, savePrivateDocuments } from "@kautia/contract";
import { missingDocuments, mayUploadDocuments, type Tenant, updateApplication } from "../application/index.ts";
import type { Deps } from "../deps.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";

/** Records that the tenant's documents are complete; refused while one is missing. Idempotent. */
export function completeDocuments(deps: Deps, tenant: Tenant): Promise<SaveAnswer | Refusal> {
  return updateApplication<SaveAnswer>(deps, tenant, (application) => {
    const { signedAt } = application;
    if (signedAt) return { answer: refuse("APPLICATION_LOCKED") };
    if (!mayUploadDocuments(application) || missingDocuments(application).length > 0)
      return { answer: refuse("STEP_NOT_ALLOWED") };
    const lastCompletedPage = furtherProgress(application.lastCompletedPage, "PRIVATE_DOCUMENTS");
    const answer = { lastCompletedPage };
    if (lastCompletedPage === application.lastCompletedPage) return { answer };
    return { answer, write: { cause: savePrivateDocuments.name, change: {}, set: { lastCompletedPage } } };
  });
}
