import { mailboxOf, type PostalAddress } from "@kautia/contract";
import { CompiledQuery, sql, type Transaction } from "kysely";
import { homeKeys } from "../addresses/index.ts";
import type { Deps } from "../deps.ts";
import { lockByName } from "../platform/database/lock-by-name.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { networkOf } from "../platform/http/network-of.ts";
import { secondsUntilAllowed } from "../platform/rules/sliding-limit.ts";
import { hashToken } from "../platform/tokens.ts";
import type { Application } from "./application.ts";
import { covering, held, homeValues, isSignedBy, isSignedByOthers, type Signers } from "./insured-homes.ts";
import { dueRows } from "../platform/jobs/due-rows.ts";
import { day, earlier } from "../platform/rules/durations.ts";

const homesPerApplication = { most: 5, period: 30 * day };

/** In ms: the longest period that a limit counts. */
export const homeLookupsKeptFor = homesPerApplication.period;

/** Which question is asked about a home: whether another tenant has insured it, or whether this tenant has. */
type Lookup = "insured by another tenant" | "insured by this tenant";

/**
 * Counts what a lookup of the application's home reveals against the limits of the application and of the network, so
 * that nobody can probe which homes are insured (docs/security.md). A home that nobody has insured reveals nothing, so
 * correcting one's own address is free. Returns null if the lookup is allowed, otherwise the seconds to wait: at the
 * limit every new lookup is refused, because refusing only insured homes would reveal them. Repeating a lookup is free.
 */
export async function countHomeLookup(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  { refId, answers }: Application,
  { lookup, ip }: { lookup: Lookup; ip: string },
): Promise<number | null> {
  const home = answers.address?.address;
  if (!home) return null;
  const now = clock.now();
  const limits = [
    { kind: "application", name: `application ${refId}`, ...homesPerApplication },
    { kind: "network", name: `network ${networkOf(ip)}`, most: config.networkLimits.homes, period: day },
  ] as const;
  return inTransaction(db, async (transaction) => {
    // All requests lock the application first and then the network, so they cannot deadlock.
    for (const { name } of limits) await lockByName(transaction, name);
    const email = answers.userInfo?.email ?? "";
    const revealed = await findRevealed(transaction, lookup, { home, email });
    const rows: NewLookup[] = [];
    for (const { kind, name, ...limit } of limits) {
      const asker_hash = hashToken(name);
      const lookups = await readLookups(transaction, asker_hash, earlier(now, limit.period));
      const fact = revealed[kind];
      if (fact && lookups.some((item) => item.home_hash.equals(fact))) continue;
      const times = lookups.map(({ asked_at }) => asked_at);
      const wait = secondsUntilAllowed(times, limit, now);
      if (wait !== null) return wait;
      if (fact) rows.push({ asker_hash, home_hash: fact, asked_at: now });
    }
    await recordLookups(transaction, rows);
    return null;
  });
}

/** Hashes of what the lookup reveals to an application and to a network; null if it reveals nothing. */
type Revealed = Record<"application" | "network", Buffer | null>;

/**
 * An insured home is revealed with the typed mailbox, because the answer depends on whose policy it is. If the mailbox
 * holds no policy in an insured building, an application has still tried that mailbox, but a network has learned nothing:
 * all tenants of a large building ask this.
 */
async function findRevealed(
  transaction: Transaction<Database>,
  lookup: Lookup,
  asked: { home: PostalAddress; email: string },
): Promise<Revealed> {
  const isOwn = lookup === "insured by this tenant";
  const { rows } = await transaction.executeQuery<{ policies: Signers; hasPolicies: boolean }>(
    CompiledQuery.raw(
      `SELECT ${isOwn ? held : covering} AS policies,
        EXISTS (SELECT FROM policy WHERE building_key = $1::text) AS "hasPolicies"`,
      homeValues(asked.home),
    ),
  );
  const { policies = [], hasPolicies = false } = rows[0] ?? {};
  const mailbox = mailboxOf(asked.email);
  if ((isOwn ? isSignedBy : isSignedByOthers)(policies, asked.email)) {
    const { building, unit } = homeKeys(asked.home);
    const insured = hashToken([building, ...(unit ? [unit] : []), mailbox].join("|"));
    return { application: insured, network: insured };
  }
  return { application: isOwn && hasPolicies ? hashToken(`mailbox ${mailbox}`) : null, network: null };
}

type NewLookup = { asker_hash: Buffer; home_hash: Buffer; asked_at: Date };

async function recordLookups(transaction: Transaction<Database>, rows: NewLookup[]): Promise<void> {
  if (rows.length === 0) return;
  await transaction
    .insertInto("home_question")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["asker_hash", "home_hash"]).doUpdateSet(({ ref }) => ({ asked_at: ref("excluded.asked_at") })),
    )
    .execute();
}

function readLookups(transaction: Transaction<Database>, asker: Buffer, since: Date) {
  return transaction
    .selectFrom("home_question")
    .select(["home_hash", "asked_at"])
    .where("asker_hash", "=", asker)
    .where("asked_at", ">", since)
    .execute();
}

export const oldLookups = dueRows({
  from: sql`home_question`,
  at: sql`asked_at`,
  after: `${homeLookupsKeptFor} milliseconds`,
});

/** Deletes lookups that no limit counts any more. Returns how many. */
export async function deleteOldHomeLookups({ db, clock }: Pick<Deps, "db" | "clock">, limit: number): Promise<number> {
  const { rows } = await sql`
    DELETE FROM home_question WHERE (asker_hash, home_hash) IN (
      SELECT asker_hash, home_hash FROM home_question
      WHERE ${oldLookups.isDue(clock.now())}
      ORDER BY asked_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING asked_at`.execute(db);
  return rows.length;
}
