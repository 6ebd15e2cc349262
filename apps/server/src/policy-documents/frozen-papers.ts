import type { Kysely, Transaction } from "kysely";
import type { ContractPaperKind } from "../platform/database/column-types.ts";
import type { Database } from "../platform/database/schema.ts";
import type { ContractPaper } from "./contract-papers.ts";
import { keepPapers } from "./give.ts";

/** Keeps what was signed with the policy: the contract, and each document as it was given before. */
export async function freezePapers(
  transaction: Transaction<Database>,
  refId: string,
  papers: readonly { paper: ContractPaper; givenAt: Date | null }[],
  at: Date,
): Promise<void> {
  await keepPapers(
    transaction,
    papers.map(({ paper }) => paper),
    at,
  );
  await transaction
    .insertInto("policy_paper")
    .values(
      papers.map(({ paper: { kind, sha256, version }, givenAt }) => ({
        ref_id: refId,
        kind,
        sha256,
        version,
        given_at: givenAt,
      })),
    )
    .execute();
}

/** What was signed, byte for byte; none for policies from before it was kept. */
export function findFrozenPapers(db: Kysely<Database>, refId: string) {
  return db
    .selectFrom("policy_paper")
    .innerJoin("paper", "paper.sha256", "policy_paper.sha256")
    .select(["policy_paper.kind", "paper.bytes"])
    .where("policy_paper.ref_id", "=", refId)
    .orderBy("policy_paper.kind")
    .execute();
}

export async function findFrozenPaper(
  db: Kysely<Database>,
  refId: string,
  kind: ContractPaperKind,
): Promise<Uint8Array | null> {
  const found = await db
    .selectFrom("policy_paper")
    .innerJoin("paper", "paper.sha256", "policy_paper.sha256")
    .select("paper.bytes")
    .where("policy_paper.ref_id", "=", refId)
    .where("policy_paper.kind", "=", kind)
    .executeTakeFirst();
  return found?.bytes ?? null;
}

/** What a file is called wherever it is kept. */
export function paperFileName(kind: string): string {
  return kind === "avb" ? "general-conditions" : kind;
}
