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

/** Whether somebody else has insured the home, or this tenant. */
type Question = "is taken" | "is held";

/**
 * Counts the home that an application asks about before it gets the answer. Returns null, or the seconds until it may
 * ask. Asking again about the same home is free, unless the answer depends on the mail address and that has changed
 * (docs/security.md).
 */
export async function countHome(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  { refId, answers, isTest }: Application,
  { question, ip }: { question: Question; ip: string },
): Promise<number | null> {
  const home = answers.address?.address;
  if (!home) return null;
  const now = clock.now();
  const askers = [
    { name: `application ${refId}`, ...homesPerApplication },
    { name: `network ${networkOf(ip)}`, most: config.networkLimits.homes, period: day },
  ].map((asker) => ({ ...asker, hash: hashToken(asker.name) }));
  return db.transaction().execute(async (transaction) => {
    // The application is locked before the network, so that two requests cannot wait for each other.
    for (const { name } of askers) await lockByName(transaction, name);
    const home_hash = await hashHome(transaction, question, home, { mailbox: answers.userInfo?.email ?? "", isTest });
    await deleteForgotten(transaction, new Date(now.getTime() - homesPerApplication.period));
    for (const { hash, ...limit } of askers) {
      const asked = await readAsked(transaction, hash, new Date(now.getTime() - limit.period));
      if (asked.some((one) => one.home_hash.equals(home_hash))) continue;
      const times = asked.map(({ asked_at }) => asked_at);
      const wait = secondsUntilAllowed(times, limit, now);
      if (wait !== null) return wait;
    }
    await transaction
      .insertInto("home_question")
      .values(askers.map(({ hash }) => ({ asker_hash: hash, home_hash, asked_at: now })))
      .onConflict((conflict) => conflict.columns(["asker_hash", "home_hash"]).doUpdateSet({ asked_at: now }))
      .execute();
    return null;
  });
}

async function hashHome(
  transaction: Transaction<Database>,
  question: Question,
  home: object,
  { mailbox, isTest }: { mailbox: string; isTest: boolean },
): Promise<Buffer> {
  const address = sql`${JSON.stringify(home)}::jsonb`;
  const dependsOnMailbox =
    question === "is taken"
      ? sql`home_is_taken(${address}, NULL, ${isTest})`
      : sql`EXISTS (SELECT FROM policy WHERE building_key = building_key(${address}) AND is_test = ${isTest})`;
  const { rows } = await sql<{ key: string }>`
    SELECT concat_ws('|', building_key(${address}), unit_key(${address}),
      CASE WHEN ${dependsOnMailbox} THEN lower(${mailbox}) END) AS key`.execute(transaction);
  return hashToken(String(rows[0]?.key));
}

function readAsked(transaction: Transaction<Database>, asker: Buffer, since: Date) {
  return transaction
    .selectFrom("home_question")
    .select(["home_hash", "asked_at"])
    .where("asker_hash", "=", asker)
    .where("asked_at", ">", since)
    .execute();
}

async function deleteForgotten(transaction: Transaction<Database>, before: Date): Promise<void> {
  await transaction.deleteFrom("home_question").where("asked_at", "<=", before).execute();
}
