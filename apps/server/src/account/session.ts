import { longestSessionDays, sessionLifeHours } from "@kautia/contract";
import type { Transaction } from "kysely";
import { hashToken } from "../platform/tokens.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import type { Account } from "../platform/http/callers.ts";
import { parseUserAgent } from "./rules/parse-user-agent.ts";

type SessionDeps = Pick<Deps, "db" | "clock" | "random">;

const life = sessionLifeHours * 3_600_000;
const longest = longestSessionDays * 24 * 3_600_000;
// `last_used_at` is updated at most this often, to avoid a write on every request.
const lastUsedResolution = 300_000;

/** A valid session was last used after `usedAfter` and began after `begunAfter`. */
export function sessionLimits(now: Date): { usedAfter: Date; begunAfter: Date } {
  return { usedAfter: new Date(now.getTime() - life), begunAfter: new Date(now.getTime() - longest) };
}

/** Creates a session and deletes the account's expired ones. Returns the session's token. */
export async function createSession(
  transaction: Transaction<Database>,
  { clock, random }: Pick<SessionDeps, "clock" | "random">,
  account_id: string,
  userAgent: string,
): Promise<string> {
  const now = clock.now();
  const { usedAfter, begunAfter } = sessionLimits(now);
  const token = random.token();
  await transaction
    .deleteFrom("account_session")
    .where("account_id", "=", account_id)
    .where((where) => where.or([where("last_used_at", "<=", usedAfter), where("created_at", "<=", begunAfter)]))
    .execute();
  await transaction
    .insertInto("account_session")
    .values({
      id: random.uuid(),
      token_hash: hashToken(token),
      account_id,
      created_at: now,
      last_used_at: now,
      ...parseUserAgent(userAgent),
    })
    .execute();
  return token;
}

/** The account of a session cookie; null when the session is unknown or expired. */
export async function findSession(
  { db, clock }: Pick<SessionDeps, "db" | "clock">,
  token: string | null,
): Promise<Account | null> {
  if (token === null) return null;
  const now = clock.now();
  const { usedAfter, begunAfter } = sessionLimits(now);
  const token_hash = hashToken(token);
  const found = await db
    .selectFrom("account_session")
    .innerJoin("account", "account.id", "account_session.account_id")
    .select(["account.id", "account.email", "account_session.id as sessionId", "account_session.last_used_at"])
    .where("account_session.token_hash", "=", token_hash)
    .where("account_session.last_used_at", ">", usedAfter)
    .where("account_session.created_at", ">", begunAfter)
    .executeTakeFirst();
  if (!found) return null;
  if (found.last_used_at.getTime() < now.getTime() - lastUsedResolution) {
    await db.updateTable("account_session").set({ last_used_at: now }).where("token_hash", "=", token_hash).execute();
  }
  return { id: found.id, email: found.email, sessionId: found.sessionId };
}

export async function endSession({ db }: SessionDeps, token: string | null): Promise<void> {
  if (token === null) return;
  await db.deleteFrom("account_session").where("token_hash", "=", hashToken(token)).execute();
}
