import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { PdfAnswer } from "../../platform/http/pdf-route.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { documentDeps, readPolicyDocumentName, typesetPolicyDocument } from "../../policy-documents/index.ts";
import { type Person, recordAct } from "../session.ts";
import { findPolicy } from "./read.ts";

export async function openPolicyDocument(
  deps: Deps,
  person: Person,
  { refId, kind }: { refId: string; kind: string },
): Promise<PdfAnswer | Refusal> {
  const policy = await findPolicy(deps, refId);
  if (!policy) return refuse("POLICY_UNKNOWN");
  const name = readPolicyDocumentName(kind);
  const bytes = name && (await typesetPolicyDocument(documentDeps(deps), policy, name));
  if (!bytes) return refuse("NOT_FOUND");
  await inTransaction(deps.db, (transaction) =>
    recordAct(transaction, deps, { by: person.id, act: "open-policy-document", refId, detail: { document: kind } }),
  );
  return { bytes, fileName: `${policy.contract_number}-${kind}` };
}
