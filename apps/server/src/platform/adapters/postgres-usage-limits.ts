import { RateLimiterPostgres } from "rate-limiter-flexible";
import type { Clock } from "../clock/clock.ts";
import type { Sql, Statement } from "../database/connection.ts";
import { hashToken } from "../tokens.ts";
import type { UsageLimit, UsageLimits } from "../usage-limits.ts";
import { toSeconds } from "../rules/durations.ts";

export function makeUsageLimits({ sql, clock }: { sql: Sql; clock: Clock }): UsageLimits {
  const limiter = new RateLimiterPostgres({
    storeClient: {
      async query(statement: Statement) {
        const rows = await sql.query(statement);
        return { rows, rowCount: rows.length };
      },
    },
    storeType: "client",
    tableName: "usage_count",
    tableCreated: true,
    keyPrefix: "",
    // The library requires it, but every call of `count` passes its own.
    points: 1,
    duration: 1,
  });
  // The library expires its rows by the system's time. The period in the key follows the product's clock instead.
  const keyOf = ({ name, period }: UsageLimit, who: string) =>
    `${name}:${hashToken(who).toString("hex")}:${Math.floor(clock.now().getTime() / period)}`;
  return {
    async count(limit, who) {
      const seconds = toSeconds(limit.period);
      const { consumedPoints } = await limiter.penalty(keyOf(limit, who), 1, { customDuration: seconds });
      if (consumedPoints <= limit.most) return null;
      return toSeconds(limit.period - (clock.now().getTime() % limit.period));
    },
    async takeBack(limit, who, times) {
      await limiter.reward(keyOf(limit, who), times, { customDuration: toSeconds(limit.period) });
    },
  };
}
