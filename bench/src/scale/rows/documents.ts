import { contractDocumentKinds, documentLifeDays } from "@kautia/contract";
import type { Dice } from "../../addresses/dice.ts";
import { bytesOf, hexOf, type Life, now } from "../life.ts";
import type { Row } from "../row.ts";
import type { Signed } from "./policy.ts";

const kinds = ["contract", ...contractDocumentKinds] as const;
const sharedHash = (kind: string) => Buffer.alloc(32, kind);

export function sharedDocumentRows(): Row<"policy_document">[] {
  return contractDocumentKinds.map((kind) => ({ sha256: sharedHash(kind), bytes: Buffer.from("%PDF"), made_at: now }));
}

/** One in ten tenants is a student who uploads two files. They are deleted after 30 days. */
export function documentRows(life: Life, dice: Dice): Row<"document">[] {
  if (dice.throw() > 0.1) return [];
  const deletedAt = new Date(life.createdAt.getTime() + documentLifeDays * 86_400_000);
  const gone = deletedAt < now ? deletedAt : null;
  return (["PASSPORT", "STUDENT_DOCUMENT"] as const).map((type) => ({
    id: hexOf(dice, 24),
    ref_id: life.refId,
    type,
    file_name: gone ? "" : "Immatrikulation Müller.pdf",
    content_type: "application/pdf",
    size: 200_000,
    sha256: bytesOf(dice),
    storage_key: hexOf(dice, 32),
    created_at: life.createdAt,
    superseded_at: null,
    scan: "CLEAN",
    scan_tries: 1,
    leased_until: null,
    try_at: null,
    removed_at: null,
    deleted_at: gone,
    idempotency_hash: null,
    claim_id: null,
    brought_by: null,
    moving_out_id: null,
  }));
}

/** The contract is the tenant's own; the others are the same for all. Without the bytes, which would fill the disk. */
export function signedDocuments({ refId: ref_id, signed: { at } }: Signed, dice: Dice) {
  const own = bytesOf(dice);
  const hashOf = (kind: string) => (kind === "contract" ? own : sharedHash(kind));
  const signed = kinds.map((kind): Row<"signed_document"> => {
    return { ref_id, kind, sha256: hashOf(kind), version: "1", given_at: kind === "contract" ? null : at };
  });
  const given = kinds.map((kind): Row<"given_document"> => {
    return { ref_id, kind, sha256: hashOf(kind), version: "1", how: "MAILED", at };
  });
  const contract: Row<"policy_document"> = { sha256: own, bytes: Buffer.from("%PDF"), made_at: at };
  return { signed, given, contract };
}
