// A process of many servers, each on a database of its own and with a trap of its own: they die together, by one SIGKILL.
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { openPglite } from "../../platform/adapters/pglite.ts";
import { openPostgres } from "../../platform/adapters/postgres.ts";
import { readConfig } from "../../platform/config/config.ts";
import type { Deps } from "../../deps.ts";
import { makeServer, openServer, type Server } from "../../server.ts";
import { makeReadyToSign } from "../sign-policy.ts";
import { silentLog } from "../silent-log.ts";
import { readBooks } from "./books.ts";
import { guardPorts, guardStatements } from "./guard.ts";
import type { Answers, Asked, Wish } from "./messages.ts";
import { Points, type Trap } from "./points.ts";

interface Running {
  points: Points;
  server: Server;
}

const running = new Map<number, Running>();

async function open(journey: number, settings: Record<string, string>, trap: Trap | null): Promise<number> {
  const points = new Points({
    died: (place) => process.send?.({ died: journey, place }),
    failed: () => void endLeases(database.db).catch(() => {}),
  });
  let started = false;
  const watch = guardStatements(points, () => started);
  const config = readConfig({ NODE_ENV: "test", PORT: "0", REQUESTS_PER_MINUTE: "1000000", ...settings });
  const database = config.databaseUrl
    ? await openPostgres(config.databaseUrl, { log: silentLog, watch })
    : await openPglite(config.dataDir, { watch });
  await endLeases(database.db, 1);
  await sql`UPDATE idempotency SET claimed_at = claimed_at - interval '1 minute' WHERE status IS NULL`.execute(
    database.db,
  );
  points.arm(trap);
  const server = await makeServer(config, { database, log: silentLog, around: guardPorts(points) });
  const port = await openServer(server);
  started = true;
  running.set(journey, { points, server });
  return port;
}

/**
 * Whoever failed or was killed holds what it had leased for seconds on the wall, for which nobody here waits. An error is met
 * while the lease is still needed, so that is looked at for a while.
 */
async function endLeases(db: Deps["db"], looks = 20): Promise<void> {
  for (let look = 0; look < looks; look++) {
    if (look > 0) await wait(100);
    for (const table of ["mail", "charge_attempt", "refund"] as const)
      await db.updateTable(table).set({ leased_until: null }).where("leased_until", "is not", null).execute();
  }
}

function find(journey: number): Running {
  const found = running.get(journey);
  if (!found) throw new Error(`journey ${journey} has no server here`);
  return found;
}

async function answer(asked: Wish): Promise<Answers[keyof Answers]> {
  switch (asked.act) {
    case "open":
      return open(asked.journey, asked.settings, asked.trap);
    case "prepare":
      return makeReadyToSign(find(asked.journey).server, asked.wishes);
    case "arm":
      return find(asked.journey).points.arm(asked.trap);
    case "books":
      return readBooks(find(asked.journey).server.deps);
    case "close": {
      const { app, deps } = find(asked.journey).server;
      running.delete(asked.journey);
      await deps.jobs.stop();
      await app.close();
      await deps.close();
      return null;
    }
  }
}

process.on("message", (message: Asked) => {
  answer(message.wish).then(
    (answered) => process.send?.({ id: message.id, answer: answered }),
    (error: unknown) => process.send?.({ id: message.id, error: error instanceof Error ? error.stack : String(error) }),
  );
});
