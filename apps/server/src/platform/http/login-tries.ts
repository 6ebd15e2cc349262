import { sql, type Transaction } from "kysely";
import { hashToken } from "../tokens.ts";
import type { Database } from "../database/schema.ts";
import type { Deps } from "../../deps.ts";
import { loginDelay, triesForgottenAfter } from "../rules/login-delay.ts";

type TryDeps = Pick<Deps, "db" | "clock">;

/**
 * What was typed as the login, and of which kind it is: tenants and staff of one address do not slow each other down. Codes of
 * certificates are counted by the network that they come from.
 */
interface TriedLogin {
  kind: "email" | "phone" | "passkey" | "staff" | "certificate";
  key: string;
}

/**
 * Counts a try before anybody knows whether it is right, so that many at once are as slow as one after the other. Answers
 * null, or the seconds to wait. Kept by what was typed, whether or not there is such an account.
 */
export async function countTry({ db, clock }: TryDeps, login: TriedLogin): Promise<number | null> {
  const now = clock.now();
  return db.transaction().execute(async (transaction) => {
    await forgetOldTries(transaction, now);
    const login_hash = hashLogin(login);
    const known = await transaction
      .insertInto("login_try")
      .values({ login_hash, tries: 0, last_at: now, blocked_until: now })
      // Held by the same statement that finds it: between two, who logs in at the same time would have it forgotten.
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

/** The right password was given. */
export async function forgetTries({ db }: TryDeps, login: TriedLogin): Promise<void> {
  await db.deleteFrom("login_try").where("login_hash", "=", hashLogin(login)).execute();
}

/** The try was right, though others from there may not have been: it counts for nothing, and they go on counting. */
export async function takeBackTry({ db, clock }: TryDeps, login: TriedLogin): Promise<void> {
  await db
    .updateTable("login_try")
    .set({ tries: sql<number>`greatest(tries - 1, 0)`, blocked_until: clock.now() })
    .where("login_hash", "=", hashLogin(login))
    .execute();
}

async function forgetOldTries(transaction: Transaction<Database>, now: Date): Promise<void> {
  await transaction
    .deleteFrom("login_try")
    .where("last_at", "<", new Date(now.getTime() - triesForgottenAfter))
    .execute();
}

function hashLogin({ kind, key }: TriedLogin): Buffer {
  return hashToken(`${kind} ${key}`);
}
