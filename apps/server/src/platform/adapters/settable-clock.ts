import { type Kysely, sql } from "kysely";
import type { Clock, SettableClock } from "../clock/clock.ts";
import type { Database } from "../database/schema.ts";
import { later } from "../rules/durations.ts";

/** The offset is stored in the database, so all servers share it. The greater one wins: time never goes back. */
export async function openSettableClock(db: Kysely<Database>, base: Clock): Promise<SettableClock> {
  let offset = 0;
  let readAt = Number.NEGATIVE_INFINITY;

  function take(stored: { offset_ms: number } | undefined): void {
    offset = Math.max(offset, stored?.offset_ms ?? 0);
    readAt = performance.now();
  }

  const clock: SettableClock = {
    now: () => later(base.now(), offset),
    async refresh(maxAge = 0) {
      if (performance.now() - readAt < maxAge) return;
      take(await db.selectFrom("clock_offset").select("offset_ms").executeTakeFirst());
    },
    async moveTo(to) {
      const wanted = Math.max(0, to.getTime() - base.now().getTime());
      const greater = sql<number>`greatest(clock_offset.offset_ms, excluded.offset_ms)`;
      const moved = db
        .insertInto("clock_offset")
        .values({ only_row: true, offset_ms: wanted })
        .onConflict((conflict) => conflict.column("only_row").doUpdateSet({ offset_ms: greater }))
        .returning("offset_ms");
      take(await moved.executeTakeFirst());
    },
  };
  await clock.refresh();
  return clock;
}
