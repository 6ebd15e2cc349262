import type { Country } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Clock } from "../platform/clock/clock.ts";
import type { Database } from "../platform/database/schema.ts";
import { sha256 } from "./make-signature.ts";
import type { Seal } from "./ports.ts";
import { sealPdf, hasRoomForSeal } from "./seal-pdf.ts";

export interface SealDeps {
  db: Kysely<Database>;
  clock: Clock;
  /** Null for a country whose documents are not sealed. */
  seals: Readonly<Record<Country, Seal | null>>;
}

/**
 * The document with the insurer's seal, made when it is first asked for and the same ever after. A document that has no
 * room for a seal stays as it is. Errors: `SealUnavailableError`; then nothing is stored and it can be asked for again.
 */
export async function sealDocument(
  { db, clock, seals }: SealDeps,
  policy: { ref_id: string; country: Country },
  unsealed: Uint8Array,
): Promise<Uint8Array> {
  if (!hasRoomForSeal(unsealed)) return unsealed;
  const key = { ref_id: policy.ref_id, unsealed_sha256: sha256(unsealed) };
  const known = await find();
  if (known) return known;
  const seal = seals[policy.country];
  if (!seal) throw new Error(`no seal for ${policy.country} any more`);
  const sealed_at = clock.now();
  const bytes = await sealPdf(seal, unsealed, sealed_at);
  await db
    .insertInto("sealed_document")
    .values({ ...key, bytes, sealed_at })
    .onConflict((conflict) => conflict.columns(["ref_id", "unsealed_sha256"]).doNothing())
    .execute();
  // Somebody else may have sealed it at the same time.
  return (await find()) ?? bytes;

  async function find(): Promise<Uint8Array | undefined> {
    const { ref_id, unsealed_sha256 } = key;
    const row = await db
      .selectFrom("sealed_document")
      .select("bytes")
      .where("ref_id", "=", ref_id)
      .where("unsealed_sha256", "=", unsealed_sha256)
      .executeTakeFirst();
    return row?.bytes;
  }
}
