import { sql } from "kysely";
import type { WorkDeps } from "../work-deps.ts";

const day = 24 * 3_600_000;

/** Files of uploads whose server died, and rows of uploads that ended more than a day ago. */
export async function sweepUploads({ db, clock, storage, log }: WorkDeps, limit: number): Promise<number> {
  const dead = await db
    .selectFrom("upload")
    .select("storage_key")
    .where("ended_at", "is", null)
    .where("alive_until", "<", sql<Date>`clock_timestamp()`)
    .limit(limit)
    .execute();
  const cleared: string[] = [];
  for (const { storage_key } of dead) {
    try {
      await storage.remove(storage_key);
      cleared.push(storage_key);
    } catch (error) {
      log.error({ error: String(error) }, "could not remove an abandoned upload; will retry");
    }
  }
  const gone = await db
    .deleteFrom("upload")
    .where((where) =>
      where.or([
        where.and([where("ended_at", "is", null), where("storage_key", "in", [...cleared, ""])]),
        where("ended_at", "<", new Date(clock.now().getTime() - day)),
      ]),
    )
    .returning("storage_key")
    .execute();
  return gone.length;
}
