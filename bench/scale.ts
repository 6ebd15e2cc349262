import { parseArgs } from "node:util";
import { openScaleDatabase } from "./src/scale/open-database.ts";

/*
 * npm run bench:scale   Fills a PostgreSQL of its own with generated policies and prints the size of each table.
 *   -- --policies 1000000   the number of policies; default: 10000. A million takes about 40 GB of disk and an hour
 */
const { values } = parseArgs({ options: { policies: { type: "string", default: "10000" } } });
const print = (line: string) => process.stdout.write(`${line}\n`);

const database = await openScaleDatabase(Number(values.policies), print);
try {
  const { rows } = await database.client.query<{ table: string; rows: string; size: string }>(`
    SELECT relname AS table, reltuples::bigint AS rows, pg_size_pretty(pg_total_relation_size(oid)) AS size
    FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND reltuples > 0
    ORDER BY pg_total_relation_size(oid) DESC`);
  for (const { table, rows: count, size } of rows)
    print(`${table.padEnd(22)} ${count.padStart(10)} ${size.padStart(9)}`);
} finally {
  await database.close();
}
