import { uploadLimits } from "@kautia/contract";
import { type Kysely, type RawBuilder, sql, type SqlBool, type Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { hashToken } from "../platform/tokens.ts";
import { type Refusal, refuseTemporarily } from "../platform/http/refusal.ts";
import { secondsUntilAllowed } from "../platform/rules/sliding-limit.ts";
import { findEarlierUpload } from "./find-earlier-upload.ts";
import type { Destination } from "./store-file.ts";
import { refuseBusyNetwork, refuseFullStorage } from "./upload-quota.ts";
import { leasedFor } from "../platform/jobs/lease.ts";
import { earlier, minute } from "../platform/rules/durations.ts";

/** Retry-After when the limit of documents is reached, which lasts until one is removed. */
const laterSeconds = 3_600;

/**
 * Refuses an upload beyond the limits, or records that it has begun. Holds a lock, so that simultaneous uploads are
 * counted.
 */
export function beginUpload(
  deps: Pick<Deps, "db" | "clock" | "config" | "log">,
  to: Destination,
  { key, keyHash, network, announced }: { key: string; keyHash: Buffer | null; network: string; announced: number },
) {
  const { refId, claimId, movingOutId, by } = to;
  const now = deps.clock.now();
  const networkHash = hashToken(network);
  const { maxBytes } = uploadLimits;
  const bytes = announced > 0 ? Math.min(announced, maxBytes) : maxBytes;
  return inTransaction(deps.db, async (transaction): Promise<Refusal | null> => {
    const closed = await to.lock(transaction);
    if (closed) return closed;
    const isRepeat = (await findEarlierUpload(transaction, refId, keyHash)) !== null;
    const refused =
      (isRepeat ? null : await refuseIfFull(transaction, to)) ??
      (await refuseIfTooFast(transaction, to, now)) ??
      (isRepeat ? null : await refuseFullStorage(transaction, deps, bytes)) ??
      (await refuseBusyNetwork(transaction, deps, { networkHash, bytes, now }));
    if (refused) return refused;
    const row = {
      storage_key: key,
      ref_id: refId,
      claim_id: claimId,
      moving_out_id: movingOutId,
      brought_by: by,
      network_hash: networkHash,
      bytes,
      begun_at: now,
      alive_until: aliveUntil(deps.config.uploads.longestMs),
    };
    await transaction.insertInto("upload").values(row).execute();
    return null;
  });
}

/**
 * Marks an upload as ended, with the bytes of the file if it is known. Returns false if it was presumed dead in the
 * meantime and swept.
 */
export async function endUpload(
  db: Kysely<Database>,
  key: string,
  { now, bytes }: { now: Date; bytes?: number },
): Promise<boolean> {
  const ended = await db
    .updateTable("upload")
    .set({ ended_at: now, ...(bytes !== undefined && { bytes }) })
    .where("storage_key", "=", key)
    .where("ended_at", "is", null)
    .returning("storage_key")
    .executeTakeFirst();
  return ended !== undefined;
}

/**
 * Leaves the upload to the job that removes abandoned files, because the storage or the database is down now. Without
 * bytes it counts towards no limit: the failure is ours.
 */
export async function abandonUpload(db: Kysely<Database>, key: string): Promise<void> {
  await db
    .updateTable("upload")
    .set({ alive_until: sql<Date>`clock_timestamp()`, bytes: 0 })
    .where("storage_key", "=", key)
    .where("ended_at", "is", null)
    .execute();
}

/** Limits count files of the same destination from the same side, so nobody uses up somebody else's limit. */
function sameDestination({ refId, claimId, movingOutId, by }: Destination): RawBuilder<SqlBool> {
  return sql<SqlBool>`ref_id = ${refId} AND claim_id IS NOT DISTINCT FROM ${claimId}::uuid
    AND moving_out_id IS NOT DISTINCT FROM ${movingOutId}::uuid AND brought_by IS NOT DISTINCT FROM ${by}::text`;
}

async function refuseIfFull(transaction: Transaction<Database>, to: Destination): Promise<Refusal | null> {
  const { stored } = await transaction
    .selectFrom("document")
    .select(({ fn }) => fn.countAll<number>().as("stored"))
    .where(sameDestination(to))
    .where("superseded_at", "is", null)
    .where("removed_at", "is", null)
    .where("scan", "<>", "INFECTED")
    .executeTakeFirstOrThrow();
  const { arriving } = await transaction
    .selectFrom("upload")
    .select(({ fn }) => fn.countAll<number>().as("arriving"))
    .where(sameDestination(to))
    .where("ended_at", "is", null)
    .where("bytes", ">", 0)
    .executeTakeFirstOrThrow();
  const isFull = stored + arriving >= to.maxCount;
  return isFull ? refuseTemporarily("UPLOAD_LIMIT", laterSeconds) : null;
}

async function refuseIfTooFast(
  transaction: Transaction<Database>,
  to: Destination,
  now: Date,
): Promise<Refusal | null> {
  const recent = await transaction
    .selectFrom("upload")
    .select("begun_at")
    .where(sameDestination(to))
    .where("begun_at", ">", earlier(now, minute))
    .where("bytes", ">", 0)
    .execute();
  const times = recent.map(({ begun_at }) => begun_at);
  const wait = secondsUntilAllowed(times, { most: uploadLimits.maxPerMinute, period: minute }, now);
  return wait === null ? null : refuseTemporarily("UPLOAD_LIMIT", wait);
}

/** Longer than an upload and its scan can take. */
function aliveUntil(longestMs: number): RawBuilder<Date> {
  return leasedFor(longestMs + 10 * minute);
}
