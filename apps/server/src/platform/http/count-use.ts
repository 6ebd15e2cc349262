import { type Kysely, sql } from "kysely";
import type { Clock } from "../clock/clock.ts";
import type { Database } from "../database/schema.ts";
import { hashToken } from "../tokens.ts";
import { type Refusal, refuseTemporarily } from "./refusal.ts";

const day = 86_400_000;

export interface UseLimit {
  /** What is limited for whom, such as `risk check of network 192.0.2.1`; stored as a hash. */
  key: string;
  most: number;
  /** At most a day. */
  perMs: number;
}

/** Counts one use against each limit, for all servers together, or refuses it when one of them is reached. */
export function countUse(
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  limits: readonly UseLimit[],
): Promise<Refusal | null> {
  const now = clock.now();
  const hashed = limits.map((limit) => ({ ...limit, key_hash: hashToken(limit.key) }));
  return db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom("counted_use")
      .where("at", "<=", new Date(now.getTime() - day))
      .execute();
    for (const { key_hash, most, perMs } of hashed) {
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`use|${key_hash.toString("hex")}`}, 0))`.execute(
        transaction,
      );
      const uses = await transaction
        .selectFrom("counted_use")
        .select("at")
        .where("key_hash", "=", key_hash)
        .where("at", ">", new Date(now.getTime() - perMs))
        .orderBy("at", "desc")
        .limit(most)
        .execute();
      const first = uses[most - 1];
      if (first)
        return refuseTemporarily("RATE_LIMITED", Math.ceil((first.at.getTime() + perMs - now.getTime()) / 1000));
    }
    await transaction
      .insertInto("counted_use")
      .values(hashed.map(({ key_hash }) => ({ key_hash, at: now })))
      .execute();
    return null;
  });
}
