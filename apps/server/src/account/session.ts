import { sessionLifeHours } from "@kautia/contract";
import type { Transaction } from "kysely";
import { hashToken } from "../platform/tokens.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { parseUserAgent } from "./rules/parse-user-agent.ts";

type SessionDeps = Pick<Deps, "db" | "clock" | "random">;

/** The account of a session. */
export interface Account {
  id: string;
  email: string;
  sessionId: string;
}

const life = sessionLifeHours * 3_600_000;
// `last_used_at` is updated at most this often, to avoid a write on every request.
const lastUsedResolution = 300_000;

/** Creates a session and deletes the account's expired ones. Returns the session's token. */
export async function createSession(
  transaction: Transaction<Database>,
  { clock, random }: Pick<SessionDeps, "clock" | "random">,
  account_id: string,
  userAgent: string,
): Promise<string> {
  const now = clock.now();
  const token = random.token();
  await transaction
    .deleteFrom("account_session")
    .where("account_id", "=", account_id)
    .where("last_used_at", "<", new Date(now.getTime() - life))
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
export async function findSession({ db, clock }: SessionDeps, token: string | null): Promise<Account | null> {
  if (token === null) return null;
  const now = clock.now();
  const token_hash = hashToken(token);
  const found = await db
    .selectFrom("account_session as session")
    .innerJoin("account", "account.id", "session.account_id")
    .select(["account.id", "account.email", "session.id as sessionId", "session.last_used_at"])
    .where("session.token_hash", "=", token_hash)
    .where("session.last_used_at", ">", new Date(now.getTime() - life))
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
