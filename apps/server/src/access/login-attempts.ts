import { type Kysely, sql, type Transaction } from "kysely";
import { hashToken } from "../platform/tokens.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import type { CallDeps } from "../platform/http/call-deps.ts";
import { attemptsForgottenAfter, freeAttempts, loginDelay } from "./rules/login-delay.ts";
import { countForNetwork, type NetworkLimitDeps, takeBackForNetwork } from "../platform/http/network-limits.ts";
import { networkOf } from "../platform/http/network-of.ts";
import { day, earlier, later, second, secondsUntil } from "../platform/rules/durations.ts";

type AttemptDeps = Pick<CallDeps, "db" | "clock">;

/** A login as it was typed. `kind` keeps tenants and staff with the same address apart. */
interface AttemptedLogin {
  kind: "email" | "phone" | "passkey" | "staff";
  key: string;
  ip: string;
}

interface Counter {
  hash: Buffer;
  free: number;
}

/** In ms, since the last login from there. */
const networkKnownFor = 30 * day;

/**
 * Counts a login attempt before the password is checked, so that concurrent attempts are delayed like consecutive ones.
 * Returns null, or the seconds to wait. There are three counters: this login from this network, this login from
 * everywhere, and any login from this network (docs/security.md). They also count attempts on accounts that do not
 * exist.
 *
 * The second does not count attempts of the desk from a network where this login has succeeded before. Otherwise a
 * stranger with many addresses could keep the whole desk out, which has no other way in. Tenants do: mailed links and
 * passkeys. And an exception for them would show others in their network that there is an account.
 */
export async function countLoginAttempt(
  deps: AttemptDeps & NetworkLimitDeps,
  login: AttemptedLogin,
): Promise<number | null> {
  const counters = await findCounters(deps, login);
  return (await countAttempt(deps, counters)) ?? (await countForNetwork(deps, "wrongLogins", login.ip));
}

/** The counters of this login that count an attempt from here. */
async function findCounters(deps: AttemptDeps, login: AttemptedLogin): Promise<Counter[]> {
  const [fromEverywhere, fromNetwork] = countersOf(login);
  const isKnown = login.kind === "staff" && (await isKnownNetwork(deps, fromNetwork.hash));
  return isKnown ? [fromNetwork] : [fromEverywhere, fromNetwork];
}

async function isKnownNetwork({ db, clock }: AttemptDeps, hash: Buffer): Promise<boolean> {
  const known = db.selectFrom("known_network").select("hash").where("hash", "=", hash);
  return (await known.where("expires_at", ">", clock.now()).executeTakeFirst()) !== undefined;
}

async function rememberNetwork({ db, clock }: AttemptDeps, hash: Buffer): Promise<void> {
  const expires_at = later(clock.now(), networkKnownFor);
  await db
    .insertInto("known_network")
    .values({ hash, expires_at })
    .onConflict((conflict) => conflict.column("hash").doUpdateSet({ expires_at }))
    .execute();
}

/**
 * Called after a successful login. Earlier failed attempts of this login no longer count, for its network either: people
 * mistype. Failed attempts on other logins from the same network still count.
 */
export async function clearLoginAttempts(deps: AttemptDeps & NetworkLimitDeps, login: AttemptedLogin): Promise<void> {
  // One row at a time: a statement for both could lock them in another order than `countAttempt` and deadlock.
  const [fromEverywhere, fromNetwork] = countersOf(login);
  await clearCounter(deps, fromEverywhere);
  const cleared = await clearCounter(deps, fromNetwork);
  if (cleared > 0) await takeBackForNetwork(deps, "wrongLogins", login.ip, cleared);
  if (login.kind === "staff") await rememberNetwork(deps, fromNetwork.hash);
}

/** Returns how many attempts it had counted. */
async function clearCounter({ db }: AttemptDeps, { hash }: Counter): Promise<number> {
  const cleared = db.deleteFrom("login_try").where("login_hash", "=", hash).returning("tries");
  return (await cleared.executeTakeFirst())?.tries ?? 0;
}

/** Takes back the last count after a correct first step of a login. Earlier wrong attempts still count. */
export async function takeBackLoginAttempt(deps: AttemptDeps & NetworkLimitDeps, login: AttemptedLogin): Promise<void> {
  await takeBackAttempt(deps, await findCounters(deps, login));
  await takeBackForNetwork(deps, "wrongLogins", login.ip);
}

function countersOf({ kind, key, ip }: AttemptedLogin): [fromEverywhere: Counter, fromNetwork: Counter] {
  return [
    { hash: hashToken(`${kind} ${key}`), free: freeAttempts.fromEverywhere },
    { hash: hashToken(`${kind} ${key} from ${networkOf(ip)}`), free: freeAttempts.fromNetwork },
  ];
}

async function countAttempt({ db, clock }: AttemptDeps, counters: Counter[]): Promise<number | null> {
  const now = clock.now();
  await deleteOldAttempts(db, now);
  return inTransaction(db, async (transaction) => {
    const read = [];
    for (const counter of counters) read.push({ ...counter, ...(await lockCounter(transaction, counter.hash, now)) });
    const waits = read.map(({ blocked_until }) => secondsUntil(blocked_until, now));
    if (Math.max(...waits) > 0) return Math.max(...waits);
    for (const { hash, free, tries: before } of read) {
      const tries = before + 1;
      const blocked_until = later(now, loginDelay(tries, free) * second);
      await transaction
        .updateTable("login_try")
        .set({ tries, last_at: now, blocked_until })
        .where("login_hash", "=", hash)
        .execute();
    }
    return null;
  });
}

/** One row at a time, for the same reason as `clearLoginAttempts`. */
async function takeBackAttempt({ db, clock }: AttemptDeps, counters: Counter[]): Promise<void> {
  for (const { hash } of counters)
    await db
      .updateTable("login_try")
      .set({ tries: sql<number>`greatest(tries - 1, 0)`, blocked_until: clock.now() })
      .where("login_hash", "=", hash)
      .execute();
}

/** Creates or finds the row and locks it, in one statement: a concurrent login could delete it between two. */
function lockCounter(transaction: Transaction<Database>, login_hash: Buffer, now: Date) {
  return transaction
    .insertInto("login_try")
    .values({ login_hash, tries: 0, last_at: now, blocked_until: now })
    .onConflict((conflict) => conflict.column("login_hash").doUpdateSet({ login_hash }))
    .returning(["tries", "blocked_until"])
    .executeTakeFirstOrThrow();
}

/**
 * Deletes old rows of any login. Not part of a login's transaction, so that two logins never wait for each other's
 * rows.
 */
async function deleteOldAttempts(db: Kysely<Database>, now: Date): Promise<void> {
  const old = db
    .selectFrom("login_try")
    .select("login_hash")
    .where("last_at", "<", earlier(now, attemptsForgottenAfter))
    .forUpdate()
    .skipLocked();
  await db.deleteFrom("login_try").where("login_hash", "in", old).execute();
}
