import { type CallAnswer, endOtherSessions, endOwnSession, listSessions } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { refuse } from "../platform/http/refusal.ts";
import { endSessions, selectSessions } from "../access/index.ts";
import type { Account } from "../platform/http/callers.ts";
import { registerCall } from "../platform/http/register-call.ts";

/** The account's sessions: listing and ending them (docs/security.md). */
export function registerSessionRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, listSessions, (_input, { caller: account }) => list(deps, account));

  registerCall(app, deps, endOwnSession, async ({ params }, { caller: account }) => {
    const ended = await endSessions(deps.db, "account", account.id, { only: params.id });
    return ended > 0 ? { ended: true as const } : refuse("NOT_FOUND");
  });

  registerCall(app, deps, endOtherSessions, async (_input, { caller: account }) => ({
    ended: await endSessions(deps.db, "account", account.id, { except: account.sessionId }),
  }));
}

async function list(deps: Pick<Deps, "db" | "clock">, account: Account): Promise<CallAnswer<typeof listSessions>> {
  const rows = await selectSessions(deps, "account")
    .where("subject", "=", account.id)
    .select(["id", "browser", "system", "began_at", "last_used_at"])
    .orderBy((order) => order("id", "=", account.sessionId), "desc")
    .orderBy("last_used_at", "desc")
    .execute();
  return {
    sessions: rows.map(({ id, browser, system, began_at, last_used_at }) => ({
      id,
      browser,
      system,
      beganAt: began_at.toISOString(),
      lastUsedAt: last_used_at.toISOString(),
      isThis: id === account.sessionId,
    })),
  };
}
