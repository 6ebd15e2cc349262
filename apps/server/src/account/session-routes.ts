import { type CallAnswer, endOtherSessions, endOwnSession, listSessions } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { refuse } from "../platform/http/refusal.ts";
import { sessionLimits } from "./session.ts";
import type { Account } from "../platform/http/callers.ts";
import { registerCall } from "../platform/http/register-call.ts";

/** The account's sessions: listing and ending them (docs/security.md). */
export function registerSessionRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, listSessions, (_input, { caller: account }) => list(deps, account));

  registerCall(app, deps, endOwnSession, async ({ params }, { caller: account }) => {
    // Compared as text, so that a malformed id is not found instead of causing an SQL error.
    const ended = await deps.db
      .deleteFrom("account_session")
      .where("account_id", "=", account.id)
      .where((where) => where(where.cast<string>("id", "text"), "=", params.id))
      .returning("id")
      .executeTakeFirst();
    return ended ? { ended: true as const } : refuse("NOT_FOUND");
  });

  registerCall(app, deps, endOtherSessions, async (_input, { caller: account }) => {
    const others = deps.db.deleteFrom("account_session").where("account_id", "=", account.id);
    const ended = await others.where("id", "!=", account.sessionId).returning("id").execute();
    return { ended: ended.length };
  });
}

async function list(
  { db, clock }: Pick<Deps, "db" | "clock">,
  account: Account,
): Promise<CallAnswer<typeof listSessions>> {
  const { usedAfter, begunAfter } = sessionLimits(clock.now());
  const rows = await db
    .selectFrom("account_session")
    .select(["id", "browser", "system", "created_at", "last_used_at"])
    .where("account_id", "=", account.id)
    .where("last_used_at", ">", usedAfter)
    .where("created_at", ">", begunAfter)
    .orderBy((order) => order("id", "=", account.sessionId), "desc")
    .orderBy("last_used_at", "desc")
    .execute();
  return {
    sessions: rows.map(({ id, browser, system, created_at, last_used_at }) => ({
      id,
      browser,
      system,
      beganAt: created_at.toISOString(),
      lastUsedAt: last_used_at.toISOString(),
      isThis: id === account.sessionId,
    })),
  };
}
