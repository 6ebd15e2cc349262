import { uploadLimits } from "@kautia/contract";
import { type RawBuilder, sql, type SqlBool, type Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import type { Database } from "../platform/database/schema.ts";
import { type Refusal, refuseForNow } from "../platform/http/refusal.ts";
import { findKept } from "./find-kept.ts";
import type { Destination } from "./store-file.ts";

const minute = 60_000;
/** Told to whom the application is full: it stays so until one is removed. */
const laterSeconds = 3_600;

/** Writes down that a file begins to arrive, if one more may; whoever comes at once with others is counted with them. */
export function beginUpload(
  deps: Pick<Deps, "db" | "clock" | "config">,
  to: Destination,
  { key, keyHash }: { key: string; keyHash: Buffer | null },
) {
  const { refId, claimId, movingOutId, by } = to;
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (transaction): Promise<Refusal | null> => {
    const closed = await to.lock(transaction);
    if (closed) return closed;
    // One that is there already and comes again becomes no further one.
    const isThere = (await findKept(transaction, refId, keyHash)) !== null;
    const refused = (isThere ? null : await findFull(transaction, to)) ?? (await findHaste(transaction, to, now));
    if (refused) return refused;
    const row = {
      storage_key: key,
      ref_id: refId,
      claim_id: claimId,
      moving_out_id: movingOutId,
      brought_by: by,
      begun_at: now,
      alive_until: aliveUntil(deps.config.uploads.longestMs),
    };
    await transaction.insertInto("upload").values(row).execute();
    return null;
  });
}

/** It is over, whatever came of it. Answers false where it was taken for dead in the meantime. */
export async function endUpload(db: Deps["db"] | Transaction<Database>, key: string, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable("upload")
    .set({ ended_at: now })
    .where("storage_key", "=", key)
    .where("ended_at", "is", null)
    .returning("storage_key")
    .executeTakeFirst();
  return ended !== undefined;
}

/** Files of the same place, brought by the same side: nobody uses up what is another's. */
function of({ refId, claimId, movingOutId, by }: Destination): RawBuilder<SqlBool> {
  return sql<SqlBool>`ref_id = ${refId} AND claim_id IS NOT DISTINCT FROM ${claimId}::uuid
    AND moving_out_id IS NOT DISTINCT FROM ${movingOutId}::uuid AND brought_by IS NOT DISTINCT FROM ${by}::text`;
}

/** Too many in all, those on their way included. */
async function findFull(transaction: Transaction<Database>, to: Destination): Promise<Refusal | null> {
  const { held } = await transaction
    .selectFrom("document")
    .select(({ fn }) => fn.countAll<number>().as("held"))
    .where(of(to))
    .where("superseded_at", "is", null)
    .where("removed_at", "is", null)
    .where("scan", "<>", "INFECTED")
    .executeTakeFirstOrThrow();
  const { arriving } = await transaction
    .selectFrom("upload")
    .select(({ fn }) => fn.countAll<number>().as("arriving"))
    .where(of(to))
    .where("ended_at", "is", null)
    .executeTakeFirstOrThrow();
  const isFull = held + arriving >= to.maxCount;
  return isFull ? refuseForNow("UPLOAD_LIMIT", laterSeconds) : null;
}

/** Too many in the last minute. */
async function findHaste(transaction: Transaction<Database>, to: Destination, now: Date): Promise<Refusal | null> {
  const recent = await transaction
    .selectFrom("upload")
    .select("begun_at")
    .where(of(to))
    .where("begun_at", ">", new Date(now.getTime() - minute))
    .orderBy("begun_at", "desc")
    .limit(uploadLimits.maxPerMinute)
    .execute();
  const oldest = recent[uploadLimits.maxPerMinute - 1];
  if (!oldest) return null;
  return refuseForNow("UPLOAD_LIMIT", Math.ceil((oldest.begun_at.getTime() + minute - now.getTime()) / 1000));
}

/** Somewhat longer than an upload may take, its scan included. By the database's clock, as leases are. */
function aliveUntil(longestMs: number): RawBuilder<Date> {
  return sql<Date>`clock_timestamp() + ${`${longestMs + 10 * minute} milliseconds`}::interval`;
}
