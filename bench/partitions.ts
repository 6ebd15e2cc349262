import { parseArgs } from "node:util";
import type { Client } from "pg";
import { medianRatio } from "./src/ratio.ts";
import { readBackendTime } from "./src/scale/backend-time.ts";
import { openScaleDatabase } from "./src/scale/open-database.ts";

/*
 * npm run bench:partitions   Compares a table with a copy that is partitioned by month: PostgreSQL's processor time for all rows of an
 *   application, in turns. Prints the ratio of three rounds, and the constraints that the copy cannot have. Linux only.
 *   -- --policies 100000     policies in the database
 */
const { values } = parseArgs({ options: { policies: { type: "string", default: "100000" } } });
const print = (line: string) => process.stdout.write(`${line}\n`);
const lookups = 500;
const tables = { application_history: "at", mail: "created_at", ledger_entry: "at" };

const database = await openScaleDatabase(Number(values.policies), print);
try {
  for (const [table, time] of Object.entries(tables)) await compare(database.client, table, time);
} finally {
  await database.close();
}

async function compare(client: Client, table: string, time: string): Promise<void> {
  const months = await copyInPartitions(client, table, time);
  const { rows } = await client.query<{ ref_id: string }>(
    `SELECT DISTINCT ref_id FROM (SELECT ref_id FROM ${table} WHERE ref_id IS NOT NULL LIMIT 50000) AS first LIMIT ${lookups}`,
  );
  const timed = (from: string) => () => timeLookups(client, from, rows);
  const ratios = await medianRatio(timed(`${table}_by_month`), timed(table), { rounds: 3, pairs: 5 });
  await client.query(`DROP TABLE ${table}_by_month`);
  print(`${table}: ${months} partitions take ${ratios.map((ratio) => ratio.toFixed(1)).join(", ")} times as long`);
  const unique = await client.query<{ definition: string }>(
    `SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conrelid = $1::regclass AND contype IN ('p', 'u')`,
    [table],
  );
  for (const { definition } of unique.rows) print(`  ${definition} would hold within each month only`);
}

async function copyInPartitions(client: Client, table: string, time: string): Promise<number> {
  const copy = `${table}_by_month`;
  await client.query(`DROP TABLE IF EXISTS ${copy}`);
  await client.query(`CREATE TABLE ${copy} (LIKE ${table}) PARTITION BY RANGE (${time})`);
  const { rows } = await client.query<{ month: string; next: string }>(`
    SELECT month::text, (month + interval '1 month')::text AS next
    FROM generate_series((SELECT date_trunc('month', min(${time}), 'UTC') FROM ${table}),
      (SELECT max(${time}) FROM ${table}), interval '1 month') AS month`);
  for (const [index, { month, next }] of rows.entries())
    await client.query(
      `CREATE TABLE ${copy}_${index} PARTITION OF ${copy} FOR VALUES FROM ('${month}') TO ('${next}')`,
    );
  await client.query(`INSERT INTO ${copy} SELECT * FROM ${table}`);
  await client.query(`CREATE INDEX ON ${copy} (ref_id)`);
  await client.query(`ANALYZE ${copy}`);
  return rows.length;
}

/** PostgreSQL's processor time for reading the rows of all these applications, in ms. */
async function timeLookups(client: Client, table: string, rows: readonly { ref_id: string }[]): Promise<number> {
  const before = await processorTime(client);
  for (const { ref_id } of rows)
    await client.query({ name: `of-${table}`, text: `SELECT * FROM ${table} WHERE ref_id = $1`, values: [ref_id] });
  return (await processorTime(client)) - before;
}

async function processorTime(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  return readBackendTime(rows[0]?.pid);
}
