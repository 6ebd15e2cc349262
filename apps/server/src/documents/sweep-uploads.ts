import { sql } from "kysely";
import type { WorkDeps } from "../work-deps.ts";

const day = 24 * 3_600_000;

/** Removes the files of uploads whose server died, and the rows of uploads that ended more than a day ago. */
export async function sweepUploads({ db, clock, storage, log }: WorkDeps, limit: number): Promise<number> {
  const dead = await db
    .selectFrom("upload")
    .select("storage_key")
    .where("ended_at", "is", null)
    .where("alive_until", "<", sql<Date>`clock_timestamp()`)
    .limit(limit)
    .execute();
  const cleared: string[] = [];
  const stuck: string[] = [];
  for (const { storage_key } of dead) {
    try {
      await storage.remove(storage_key);
      cleared.push(storage_key);
    } catch (error) {
      log.error({ error: String(error) }, "could not remove an abandoned upload; will retry");
      stuck.push(storage_key);
    }
  }
  if (stuck.length > 0)
    await db
      .updateTable("upload")
      .set({ alive_until: sql<Date>`clock_timestamp() + interval '1 minute'` })
      .where("storage_key", "in", stuck)
      .execute();
  const gone = await db
    .deleteFrom("upload")
    .where((where) =>
      where.or([
        where.and([where("ended_at", "is", null), where("storage_key", "in", [...cleared, ""])]),
        where("ended_at", "<=", new Date(clock.now().getTime() - day)),
      ]),
    )
    .returning("storage_key")
    .execute();
  return gone.length;
}
