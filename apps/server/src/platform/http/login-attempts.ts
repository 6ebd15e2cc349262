import { sql, type Transaction } from "kysely";
import { hashToken } from "../tokens.ts";
import type { Database } from "../database/schema.ts";
import type { Deps } from "../../deps.ts";
import { attemptsForgottenAfter, loginDelay } from "../rules/login-delay.ts";

type AttemptDeps = Pick<Deps, "db" | "clock">;

/**
 * A login as it was typed. `kind` keeps tenants and staff with the same address apart. For certificate codes, `key` is
 * the network of the request.
 */
interface AttemptedLogin {
  kind: "email" | "phone" | "passkey" | "staff" | "certificate";
  key: string;
}

/**
 * Counts an attempt before it is checked, so that concurrent attempts are slowed down like consecutive ones. Returns
 * null, or the seconds to wait. Attempts are counted whether or not the account exists.
 */
export async function countLoginAttempt({ db, clock }: AttemptDeps, login: AttemptedLogin): Promise<number | null> {
  const now = clock.now();
  return db.transaction().execute(async (transaction) => {
    await deleteOldAttempts(transaction, now);
    const login_hash = hashLogin(login);
    const known = await transaction
      .insertInto("login_try")
      .values({ login_hash, tries: 0, last_at: now, blocked_until: now })
      // Finds and locks the row in one statement: between two, a concurrent login could delete it.
      .onConflict((conflict) => conflict.column("login_hash").doUpdateSet({ login_hash }))
      .returning(["tries", "blocked_until"])
      .executeTakeFirstOrThrow();
    const wait = Math.ceil((known.blocked_until.getTime() - now.getTime()) / 1000);
    if (wait > 0) return wait;
    const tries = known.tries + 1;
    const blocked_until = new Date(now.getTime() + loginDelay(tries) * 1000);
    await transaction
      .updateTable("login_try")
      .set({ tries, last_at: now, blocked_until })
      .where("login_hash", "=", login_hash)
      .execute();
    return null;
  });
}

export async function clearLoginAttempts({ db }: AttemptDeps, login: AttemptedLogin): Promise<void> {
  await db.deleteFrom("login_try").where("login_hash", "=", hashLogin(login)).execute();
}

/** Uncounts one successful attempt; earlier failed attempts from the same network still count. */
export async function takeBackLoginAttempt({ db, clock }: AttemptDeps, login: AttemptedLogin): Promise<void> {
  await db
    .updateTable("login_try")
    .set({ tries: sql<number>`greatest(tries - 1, 0)`, blocked_until: clock.now() })
    .where("login_hash", "=", hashLogin(login))
    .execute();
}

async function deleteOldAttempts(transaction: Transaction<Database>, now: Date): Promise<void> {
  await transaction
    .deleteFrom("login_try")
    .where("last_at", "<", new Date(now.getTime() - attemptsForgottenAfter))
    .execute();
}

function hashLogin({ kind, key }: AttemptedLogin): Buffer {
  return hashToken(`${kind} ${key}`);
}
