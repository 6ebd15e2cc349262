import { parentPort, workerData } from "node:worker_threads";
import pg from "pg";
import { batchSize, makeBatch } from "./batch.ts";
import { copyTables } from "./copy.ts";

/** Every `step`th batch from the `first` on. */
export interface BatchRange {
  url: string;
  policies: number;
  first: number;
  step: number;
}

// A thread of generate.ts. It reports the number of policies of each batch that it has written.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- generate.ts passes it
const { url, policies, first, step } = workerData as BatchRange;
const client = new pg.Client({ connectionString: url });
await client.connect();
await client.query("SET session_replication_role = replica");
for (let batch = first; batch * batchSize < policies; batch += step) {
  await copyTables(client, makeBatch(batch, policies));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(Math.min(batchSize, policies - batch * batchSize));
}
await client.end();
