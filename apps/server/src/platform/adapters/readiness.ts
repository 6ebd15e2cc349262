import pg from "pg";
import type { ClockCheck } from "../clock/clock-check.ts";
import { waitAtMost } from "../wait-at-most.ts";
import { openSocket } from "./known-addresses.ts";
import type { WriteCheck } from "./write-check.ts";

/** In ms. Monitoring must not wait for a database that hangs. */
const answerWithin = 250;
/** In ms. Long enough that one lost answer does not take the server out of the load balancer. */
const readyFor = 3_000;

interface ReadinessChecks {
  clockCheck: ClockCheck;
  writeCheck: WriteCheck;
}

/**
 * Checks the database, its clock and its disk on a separate connection, so that a busy pool does not look like a dead
 * database.
 */
export function watchReadiness(url: string, { clockCheck, writeCheck }: ReadinessChecks) {
  let client: pg.Client | null = null;
  let asking: Promise<void> | null = null;
  let answeredAt = performance.now();

  async function ask(): Promise<void> {
    try {
      const own = (client ??= await open(url));
      await clockCheck.compare(
        () => own.query<{ now: Date }>("SELECT clock_timestamp() AS now"),
        ({ rows }) => rows[0]?.now,
      );
      await writeCheck.run(own);
      answeredAt = performance.now();
    } catch {
      void client?.end().catch(() => {});
      client = null;
    } finally {
      asking = null;
    }
  }

  return {
    async findProblem(): Promise<string | null> {
      await waitAtMost(answerWithin, (asking ??= ask()));
      return performance.now() - answeredAt < readyFor ? writeCheck.problem : "the database does not answer";
    },
    async close(): Promise<void> {
      await client?.end();
    },
  };
}

async function open(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
    stream: openSocket,
  });
  // Without a listener, an error would end the process. The next check opens another connection.
  client.on("error", () => {});
  await client.connect();
  return client;
}
