import { sumBy } from "@kautia/contract";
import type { Transaction } from "kysely";
import { lockByName } from "../platform/database/lock-by-name.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { type Refusal, refuseTemporarily } from "../platform/http/refusal.ts";
import { earlier, hour, later, secondsUntil, toSeconds } from "../platform/rules/durations.ts";

interface Wish {
  networkHash: Buffer;
  /** The file's announced size, or the largest size allowed. */
  bytes: number;
  now: Date;
}

/**
 * Refuses an upload beyond the bytes that one network may send in an hour. Holds a lock, so that simultaneous uploads
 * are counted.
 */
export async function refuseBusyNetwork(
  transaction: Transaction<Database>,
  { config }: Pick<Deps, "config">,
  { networkHash, bytes, now }: Wish,
): Promise<Refusal | null> {
  await lockByName(transaction, `upload-network|${networkHash.toString("hex")}`);
  const { sent, first } = await transaction
    .selectFrom("upload")
    .select(({ fn }) => [fn.sum<number | null>("bytes").as("sent"), fn.min("begun_at").as("first")])
    .where("network_hash", "=", networkHash)
    .where("begun_at", ">", earlier(now, hour))
    .executeTakeFirstOrThrow();
  if (Number(sent) + bytes <= config.uploads.networkBytesPerHour) return null;
  const wait = secondsUntil(later(first ?? now, hour), now);
  return refuseTemporarily("UPLOAD_LIMIT", Math.max(1, wait));
}

/**
 * Refuses an upload beyond the bytes of all stored and arriving files. Two uploads that begin together may exceed the
 * limit by one file.
 */
export async function refuseFullStorage(
  transaction: Transaction<Database>,
  { config, log }: Pick<Deps, "config" | "log">,
  bytes: number,
): Promise<Refusal | null> {
  const { totalBytes } = config.uploads;
  if (totalBytes === null) return null;
  const stored = transaction
    .selectFrom("document")
    .select(({ fn }) => fn.sum("size").as("b"))
    .where("deleted_at", "is", null);
  const arriving = transaction
    .selectFrom("upload")
    .select(({ fn }) => fn.sum("bytes").as("b"))
    .where("ended_at", "is", null);
  const rows = await stored.unionAll(arriving).execute();
  const used = sumBy(rows, ({ b }) => Number(b));
  if (used + bytes <= totalBytes) return null;
  log.error({ used, totalBytes }, "refused an upload, because UPLOADS_TOTAL_BYTES is used up");
  return refuseTemporarily("UPLOAD_LIMIT", toSeconds(hour));
}
