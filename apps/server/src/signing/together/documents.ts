import type { Deps } from "../../deps.ts";
import type { Pdf } from "../../platform/http/send-download.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { readDraftDocument } from "../../policy-documents/index.ts";
import { isLeftOut, openLink, stateOf, type Together } from "./find.ts";

/** The draft or one of its enclosures, as the first tenant has it. */
export async function fetchCoTenantDocument(deps: Deps, token: string, kind: string): Promise<Pdf | Refusal> {
  const found = await openLink(deps, token);
  if (!found) return refuse("TOKEN_UNKNOWN");
  if (isLeftOut(found) || !["WAITING", "SIGNED", "REFUSED"].includes(stateOf(found))) return refuse("STEP_NOT_ALLOWED");
  return readDraftDocument(deps, found.application, kind);
}

/** Whether the documents of the current contract were mailed. A link from an earlier mail still opens the page. */
export async function wereDocumentsMailed({ db }: Pick<Deps, "db">, { reader, signing }: Together): Promise<boolean> {
  if (!signing) return false;
  const mailed = await db
    .selectFrom("mail")
    .select("id")
    .where("ref_id", "=", reader.ref_id)
    .where("co_tenant_id", "=", reader.id)
    .where("kind", "=", "co-tenant-invitation")
    .where("created_at", ">=", signing.signed_at)
    .where("status", "=", "SENT")
    .limit(1)
    .executeTakeFirst();
  return mailed !== undefined;
}
