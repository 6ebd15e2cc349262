import { type ClosedMode, getClosedMode, setClosedMode } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { readClosedSwitch, writeClosedSwitch } from "../platform/closed-mode.ts";
import { recordAct } from "./session.ts";
import { registerCall } from "../platform/http/register-call.ts";

export function closedModeRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, getClosedMode, () => readClosedMode(deps));

  registerCall(app, deps, setClosedMode, async ({ body: { closed } }, { caller: person }) => {
    await inTransaction(deps.db, async (transaction) => {
      await writeClosedSwitch(transaction, { closed, at: deps.clock.now(), by: person.id });
      await recordAct(transaction, deps, { by: person.id, act: closed ? "close-app" : "open-app" });
    });
    return readClosedMode(deps);
  });
}

async function readClosedMode({ db, config }: Pick<Deps, "db" | "config">): Promise<ClosedMode> {
  const switched = await readClosedSwitch(db);
  return {
    closed: config.closed || (switched?.closed ?? false),
    bySetting: config.closed,
    changedAt: switched?.changedAt.toISOString() ?? null,
    changedBy: switched?.changedBy ?? null,
  };
}
