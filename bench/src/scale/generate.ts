import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import pg from "pg";
import { batchSize } from "./batch.ts";
import { copyTables } from "./copy.ts";
import { dropIndexes } from "./drop-indexes.ts";
import { now } from "./life.ts";
import type { Row, Rows } from "./row.ts";
import { staffId } from "./rows/claims.ts";
import { sharedDocumentRows } from "./rows/documents.ts";
import type { BatchRange } from "./write-batches.ts";

const migrations = new URL("../../../apps/server/migrations/", import.meta.url);
const writer = new URL("./write-batches.ts", import.meta.url);

/**
 * Fills a migrated, empty database with policies and everything that belongs to them. Every run writes the same rows.
 * `report` is called after each batch with the number of policies so far.
 */
export async function generate(url: string, policies: number, report: (policies: number) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Skips triggers and foreign keys, as a restore does. Check constraints still apply.
  await client.query("SET session_replication_role = replica");
  const createIndexes = await dropIndexes(client);
  await copyTables(client, oneTime());
  const writers = Math.min(availableParallelism(), Math.ceil(policies / batchSize));
  let done = 0;
  await Promise.all(
    Array.from({ length: writers }, async (_, first) => {
      const range: BatchRange = { url, policies, first, step: writers };
      const worker = new Worker(writer, { workerData: range });
      worker.on("message", (written: number) => report((done += written)));
      await once(worker, "exit");
    }),
  );
  if (done !== policies) throw new Error(`Only ${done} of ${policies} policies were written`);
  await createIndexes();
  await client.query(`INSERT INTO case_words (ref_id, words)
    SELECT a.ref_id, search_words(concat_ws(' ', a.answers #>> '{userInfo,firstName}', a.answers #>> '{userInfo,lastName}',
      a.answers #>> '{userInfo,email}', a.answers #>> '{address,fullAddress}', a.ref_id))
    FROM decision d JOIN application a ON a.decision_id = d.id
    WHERE (d.opened_at IS NOT NULL OR d.outcome = 'REFUSED') AND d.inputs <> '{}' AND a.signed_at IS NULL`);
  await fillSearchKeys(client);
  await client.query("VACUUM (ANALYZE)");
  await client.end();
}

/** As the migration fills them for what was there before. */
async function fillSearchKeys(client: pg.Client): Promise<void> {
  const [migration] = readdirSync(migrations).filter((name) => name.endsWith("fill-search-keys.sql"));
  const statement = readFileSync(new URL(migration ?? "", migrations), "utf8");
  for (let written = 1; written > 0;) written = (await client.query(statement)).rowCount ?? 0;
}

function oneTime(): Rows {
  const person = { password_hash: "", totp_secret: null, totp_since: null, totp_last_step: null, disabled_at: null };
  const email = "desk@example.com";
  const staff: Row<"staff_account"> = {
    ...person,
    id: staffId,
    email,
    email_key: email,
    name: "Jörg Desk",
    role: "administrator",
    created_at: now,
  };
  const partner = {
    id: "demo-partner",
    name: "Hausverwaltung",
    signing_key: null,
    onboarding_base_url: null,
    created_at: now,
  };
  return { staff_account: [staff], partner: [partner], policy_document: sharedDocumentRows() };
}
