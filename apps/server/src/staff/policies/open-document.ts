import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { documentDeps, readPolicyDocumentName, typesetPolicyDocument } from "../../policy-documents/index.ts";
import { recordAct } from "../session.ts";
import { findPolicy } from "./read.ts";
import type { Pdf } from "../../platform/http/send-download.ts";
import type { StaffMember } from "../../platform/http/callers.ts";

export async function openPolicyDocument(
  deps: Deps,
  person: StaffMember,
  { refId, kind }: { refId: string; kind: string },
): Promise<Pdf | Refusal> {
  const policy = await findPolicy(deps, refId);
  if (!policy) return refuse("POLICY_UNKNOWN");
  const name = readPolicyDocumentName(kind);
  const bytes = name && (await typesetPolicyDocument(documentDeps(deps), policy, name));
  if (!bytes) return refuse("NOT_FOUND");
  await inTransaction(deps.db, (transaction) =>
    recordAct(transaction, deps, {
      by: person.id,
      act: "open-policy-document",
      refId: policy.ref_id,
      detail: { document: kind },
    }),
  );
  return { bytes, fileName: `${policy.contract_number}-${kind}` };
}
