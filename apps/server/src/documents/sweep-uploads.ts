import { sql } from "kysely";
import type { WorkDeps } from "../work-deps.ts";
import { dueRows } from "../platform/jobs/due-rows.ts";
import { leasedFor } from "../platform/jobs/lease.ts";
import { minute } from "../platform/rules/durations.ts";

/** Whether an upload is alive is judged by the database's clock, which is never moved, so a running upload is never due. */
export const deadUploads = dueRows({
  from: sql`upload`,
  at: sql`alive_until`,
  where: sql`ended_at IS NULL AND alive_until < clock_timestamp()`,
});

export const oldUploads = dueRows({ from: sql`upload`, at: sql`ended_at`, after: "1 day" });

/** Removes the files of uploads whose server died, and the rows of uploads that ended more than a day ago. */
export async function sweepUploads(deps: WorkDeps, limit: number): Promise<number> {
  const { db, clock } = deps;
  const dead = await db
    .selectFrom("upload")
    .select("storage_key")
    .where(deadUploads.isDue(clock.now()))
    .limit(limit)
    .execute();
  let swept = 0;
  for (const { storage_key } of dead) if (await removeDead(deps, storage_key)) swept += 1;
  const old = await db.deleteFrom("upload").where(oldUploads.isDue(clock.now())).returning("storage_key").execute();
  return swept + old.length;
}

/** False if the storage failed, or if the upload has ended after all. */
async function removeDead({ db, storage, log }: WorkDeps, key: string): Promise<boolean> {
  try {
    await storage.remove(key);
  } catch (error) {
    log.error({ error: String(error) }, "could not remove an abandoned upload; will retry");
    await db
      .updateTable("upload")
      .set({ alive_until: leasedFor(minute) })
      .where("storage_key", "=", key)
      .execute();
    return false;
  }
  const removed = await db
    .deleteFrom("upload")
    .where("storage_key", "=", key)
    .where("ended_at", "is", null)
    .returning("storage_key")
    .executeTakeFirst();
  return removed !== undefined;
}
