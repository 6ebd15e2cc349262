import { sql, type Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import { lockByName } from "../platform/database/lock-by-name.ts";
import type { Database } from "../platform/database/schema.ts";
import { networkOf } from "../platform/http/network-of.ts";
import { secondsUntilAllowed } from "../platform/rules/sliding-limit.ts";
import { hashToken } from "../platform/tokens.ts";
import type { Application } from "./application.ts";

const day = 24 * 3_600_000;
const homesPerApplication = { most: 5, period: 30 * day };

/** In ms: the longest period that a limit counts. */
export const homeLookupsKeptFor = homesPerApplication.period;

/** What is looked up about a home: whether another tenant has insured it, or whether this tenant has. */
type Lookup = "insured by another tenant" | "insured by this tenant";

/**
 * Counts a lookup of the application's home against the limits of the application and of the network, so that nobody
 * can probe which homes are insured (docs/security.md). Returns null if the lookup is allowed, otherwise the seconds to
 * wait. Repeating a lookup is free unless its result depends on the tenant's email address and that has changed.
 */
export async function countHomeLookup(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  { refId, answers, isTest }: Application,
  { lookup, ip }: { lookup: Lookup; ip: string },
): Promise<number | null> {
  const home = answers.address?.address;
  if (!home) return null;
  const now = clock.now();
  const limits = [
    { name: `application ${refId}`, ...homesPerApplication },
    { name: `network ${networkOf(ip)}`, most: config.networkLimits.homes, period: day },
  ].map((limit) => ({ ...limit, hash: hashToken(limit.name) }));
  return db.transaction().execute(async (transaction) => {
    // All requests lock the application first and then the network, so they cannot deadlock.
    for (const { name } of limits) await lockByName(transaction, name);
    const home_hash = await hashHome(transaction, lookup, home, { mailbox: answers.userInfo?.email ?? "", isTest });
    for (const { hash, ...limit } of limits) {
      const earlier = await readLookups(transaction, hash, new Date(now.getTime() - limit.period));
      if (earlier.some((one) => one.home_hash.equals(home_hash))) continue;
      const times = earlier.map(({ asked_at }) => asked_at);
      const wait = secondsUntilAllowed(times, limit, now);
      if (wait !== null) return wait;
    }
    await transaction
      .insertInto("home_question")
      .values(limits.map(({ hash }) => ({ asker_hash: hash, home_hash, asked_at: now })))
      .onConflict((conflict) => conflict.columns(["asker_hash", "home_hash"]).doUpdateSet({ asked_at: now }))
      .execute();
    return null;
  });
}

async function hashHome(
  transaction: Transaction<Database>,
  lookup: Lookup,
  home: object,
  { mailbox, isTest }: { mailbox: string; isTest: boolean },
): Promise<Buffer> {
  const address = sql`${JSON.stringify(home)}::jsonb`;
  const dependsOnMailbox =
    lookup === "insured by another tenant"
      ? sql`home_is_taken(${address}, NULL, ${isTest})`
      : sql`EXISTS (SELECT FROM policy WHERE building_key = building_key(${address}) AND is_test = ${isTest})`;
  const { rows } = await sql<{ key: string }>`
    SELECT concat_ws('|', building_key(${address}), unit_key(${address}),
      CASE WHEN ${dependsOnMailbox} THEN lower(${mailbox}) END) AS key`.execute(transaction);
  return hashToken(String(rows[0]?.key));
}

function readLookups(transaction: Transaction<Database>, asker: Buffer, since: Date) {
  return transaction
    .selectFrom("home_question")
    .select(["home_hash", "asked_at"])
    .where("asker_hash", "=", asker)
    .where("asked_at", ">", since)
    .execute();
}

/** Deletes lookups that no limit counts any more. Returns how many. */
export async function deleteOldHomeLookups({ db, clock }: Pick<Deps, "db" | "clock">, limit: number): Promise<number> {
  const { rows } = await sql`
    DELETE FROM home_question WHERE (asker_hash, home_hash) IN (
      SELECT asker_hash, home_hash FROM home_question
      WHERE asked_at <= ${new Date(clock.now().getTime() - homeLookupsKeptFor)}
      ORDER BY asked_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING asked_at`.execute(db);
  return rows.length;
}
