import { type PolicyDocument, policyDocumentKinds } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { type Policy, wasReleased } from "../policy/index.ts";

export async function listPolicyDocuments(
  db: Kysely<Database>,
  { ref_id, cover_start, cover_state }: Policy,
): Promise<PolicyDocument[]> {
  const paid = await db
    .selectFrom("premium")
    .select("number")
    .where("ref_id", "=", ref_id)
    .where("status", "=", "PAID")
    .orderBy("number")
    .execute();
  const frozen = await db.selectFrom("signed_document").select("kind").where("ref_id", "=", ref_id).execute();
  const signed = policyDocumentKinds.filter((kind) => frozen.some((item) => item.kind === kind));
  const policyDocuments: PolicyDocument[] = signed.map((kind) => ({ kind, number: null }));
  // First, because it is what tenants come for.
  if (cover_start !== null) policyDocuments.unshift({ kind: "certificate", number: null });
  for (const { number } of paid) policyDocuments.push({ kind: "receipt", number });
  if (cover_state === "WITHDRAWN") policyDocuments.push({ kind: "withdrawal", number: null });
  if (await wasReleased(db, ref_id)) policyDocuments.push({ kind: "release", number: null });
  return policyDocuments;
}

/** Reads a document's name in a path, such as `receipt-3`; null if it names none. */
export function readPolicyDocumentName(name: string): PolicyDocument | null {
  const [, receipt] = /^receipt-([1-9]\d{0,5})$/.exec(name) ?? [];
  if (receipt) return { kind: "receipt", number: Number(receipt) };
  const kind = policyDocumentKinds.find((known) => known === name);
  return kind && kind !== "receipt" ? { kind, number: null } : null;
}
