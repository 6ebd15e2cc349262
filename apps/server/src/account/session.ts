import type { Transaction } from "kysely";
import { beginSession, findBySession } from "../access/index.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import type { Account } from "../platform/http/callers.ts";
import { parseUserAgent } from "./rules/parse-user-agent.ts";

/** Returns the session's token. */
export function createSession(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random">,
  accountId: string,
  userAgent: string,
): Promise<string> {
  return beginSession(transaction, deps, "account", accountId, parseUserAgent(userAgent));
}

/** The account of a session cookie; null when the session is unknown or expired. */
export function findSession(deps: Pick<Deps, "db" | "clock">, token: string | null): Promise<Account | null> {
  return findBySession(deps, "account", token, (session) =>
    session.innerJoin("account", "account.id", "session.subject").select(["account.id", "account.email"]),
  );
}
