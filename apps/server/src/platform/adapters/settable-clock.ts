import type { Clock, SettableClock } from "../clock/clock.ts";
import type { Sql } from "../database/connection.ts";

/** The offset is stored in the database, so all servers share it. The greater one wins: time never goes back. */
export async function openSettableClock(sql: Sql, base: Clock): Promise<SettableClock> {
  let offset = 0;
  let readAt = Number.NEGATIVE_INFINITY;

  async function run(text: string, values: readonly unknown[]): Promise<void> {
    const [row] = await sql.query<{ offset_ms: number }>({ text, values });
    offset = Math.max(offset, row?.offset_ms ?? 0);
    readAt = performance.now();
  }

  const clock: SettableClock = {
    now: () => new Date(base.now().getTime() + offset),
    async refresh(maxAge = 0) {
      if (performance.now() - readAt < maxAge) return;
      await run("SELECT offset_ms FROM clock_offset", []);
    },
    async moveTo(to) {
      const wanted = to.getTime() - base.now().getTime();
      await run(
        `INSERT INTO clock_offset (only_row, offset_ms) VALUES (true, greatest($1::bigint, 0))
         ON CONFLICT (only_row) DO UPDATE SET offset_ms = greatest(clock_offset.offset_ms, excluded.offset_ms)
         RETURNING offset_ms`,
        [wanted],
      );
    },
  };
  await clock.refresh();
  return clock;
}
