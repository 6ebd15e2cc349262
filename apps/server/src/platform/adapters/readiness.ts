import pg from "pg";
import { waitAtMost } from "../wait-at-most.ts";

/** In ms. Monitoring must not wait for a database that hangs. */
const answerWithin = 250;
/** In ms. Long enough that one lost answer does not take the server out of the load balancer. */
const readyFor = 3_000;

/** Checks the database on a separate connection, so that a busy pool does not look like a dead database. */
export function watchReadiness(url: string) {
  let client: pg.Client | null = null;
  let asking: Promise<void> | null = null;
  let answeredAt = performance.now();

  async function ask(): Promise<void> {
    try {
      client ??= await open(url);
      await client.query("SELECT 1");
      answeredAt = performance.now();
    } catch {
      void client?.end().catch(() => {});
      client = null;
    } finally {
      asking = null;
    }
  }

  return {
    async isReady(): Promise<boolean> {
      await waitAtMost(answerWithin, (asking ??= ask()));
      return performance.now() - answeredAt < readyFor;
    },
    async close(): Promise<void> {
      await client?.end();
    },
  };
}

async function open(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000, query_timeout: 2_000 });
  // Without a listener, an error would end the process. The next check opens another connection.
  client.on("error", () => {});
  await client.connect();
  return client;
}
