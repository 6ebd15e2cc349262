import { type PolicyPaper, policyPaperKinds } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Policy } from "../policy/index.ts";

/** The documents that a tenant can fetch of a policy. */
export async function listPapers(
  db: Kysely<Database>,
  { ref_id, cover_start, status }: Policy,
): Promise<PolicyPaper[]> {
  const paid = await db
    .selectFrom("premium")
    .select("number")
    .where("ref_id", "=", ref_id)
    .where("status", "=", "PAID")
    .orderBy("number")
    .execute();
  const released = await db
    .selectFrom("release_of_liability")
    .select("ref_id")
    .where("ref_id", "=", ref_id)
    .executeTakeFirst();
  const frozen = await db.selectFrom("policy_paper").select("kind").where("ref_id", "=", ref_id).execute();
  const signed = policyPaperKinds.filter((kind) => frozen.some((one) => one.kind === kind));
  const papers: PolicyPaper[] = signed.map((kind) => ({ kind, number: null }));
  if (cover_start !== null) papers.push({ kind: "certificate", number: null });
  for (const { number } of paid) papers.push({ kind: "receipt", number });
  if (status === "WITHDRAWN") papers.push({ kind: "withdrawal", number: null });
  if (released) papers.push({ kind: "release", number: null });
  return papers;
}

/** Reads the end of a path such as `receipt-3`; null for what names no document. */
export function readPaperName(name: string): PolicyPaper | null {
  const [, receipt] = /^receipt-([1-9]\d{0,5})$/.exec(name) ?? [];
  if (receipt) return { kind: "receipt", number: Number(receipt) };
  const kind = policyPaperKinds.find((known) => known === name);
  return kind && kind !== "receipt" ? { kind, number: null } : null;
}
