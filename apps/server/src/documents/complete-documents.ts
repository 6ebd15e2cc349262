import { furtherProgress, type SaveAnswer } from "@kautia/contract";
import { missingDocuments, findApplication, mayUploadDocuments } from "../application/index.ts";
import type { Deps } from "../deps.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";

const statement = `
  WITH changed AS (
    UPDATE application SET last_completed_page = 'PRIVATE_DOCUMENTS', version = version + 1, updated_at = $2
    WHERE ref_id = $1 AND version = $3
    RETURNING ref_id, version, last_completed_page
  ), history AS (
    INSERT INTO application_history (ref_id, version, at, cause, change, last_completed_page)
    SELECT ref_id, version, $2, $4, '{}', last_completed_page FROM changed
  )
  SELECT ref_id FROM changed`;

/** Records that the tenant's documents are complete; refused while one is missing. Idempotent. */
export async function completeDocuments(deps: Deps, token: string): Promise<SaveAnswer | Refusal> {
  const application = await findApplication(deps, token);
  if (!application) return refuse("TOKEN_UNKNOWN");
  const { refId, version, lastCompletedPage, signedAt } = application;
  if (signedAt) return refuse("APPLICATION_LOCKED");
  if (!mayUploadDocuments(application)) return refuse("STEP_NOT_ALLOWED");
  if (missingDocuments(application).length > 0) return refuse("STEP_NOT_ALLOWED");

  const further = furtherProgress(lastCompletedPage, "PRIVATE_DOCUMENTS");
  if (further === lastCompletedPage) return { lastCompletedPage };
  const values = [refId, deps.clock.now(), version, "save-private-documents"];
  const changed = await deps.sql.query({ name: "documents-complete", text: statement, values });
  // Each retry means that another request succeeded, so this ends.
  return changed.length > 0 ? { lastCompletedPage: further } : completeDocuments(deps, token);
}
