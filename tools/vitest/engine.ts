import { randomBytes } from "node:crypto";
import pg from "pg";
import { openPostgres } from "../../apps/server/src/platform/adapters/postgres.ts";
import { migrate } from "../../apps/server/src/platform/database/migrate.ts";
import { runOnce } from "../lib/test-databases.ts";
import { silentLog } from "../../apps/server/src/testing/server/silent-log.ts";
import { startPostgres } from "../lib/postgres.ts";

/**
 * Prepares the database engine for the server tests. `TEST_ENGINE` is `postgres` (default) or `pglite`. PostgreSQL is
 * started once per run, unless `TEST_DATABASE_URL` names a server; `TEST_POSTGRES_VERSION` chooses a version that Debian
 * installed. The migrations run once, in a template that each test database copies.
 */
export default async function startEngine(): Promise<(() => Promise<void>) | undefined> {
  const engine = process.env["TEST_ENGINE"] ?? "postgres";
  if (engine !== "pglite" && engine !== "postgres")
    throw new Error(`TEST_ENGINE must be pglite or postgres, not ${engine}`);
  // Test processes start later and inherit these variables.
  process.env["TEST_ENGINE"] = engine;
  if (engine === "pglite") return undefined;
  // Another project of this run has already prepared the template.
  if (process.env["TEST_DATABASE_TEMPLATE"]) return undefined;

  const given = process.env["TEST_DATABASE_URL"];
  const postgres = given ? null : await startPostgres({ debianVersion: process.env["TEST_POSTGRES_VERSION"] });
  const admin = given ?? postgres?.url ?? "";
  const template = `kautia_template_${randomBytes(6).toString("hex")}`;
  await runOnce(admin, `CREATE DATABASE ${template}`);
  await migrateTemplate(admin, template);
  process.env["TEST_DATABASE_URL"] = admin;
  process.env["TEST_DATABASE_TEMPLATE"] = template;
  return async () => {
    delete process.env["TEST_DATABASE_TEMPLATE"];
    if (!given) delete process.env["TEST_DATABASE_URL"];
    if (postgres) await postgres.stop();
    else await dropDatabases(admin, template);
  };
}

/** The template and its copies. */
async function dropDatabases(admin: string, template: string): Promise<void> {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)",
    [template],
  );
  for (const { name } of rows) await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await client.end();
}

async function migrateTemplate(admin: string, template: string): Promise<void> {
  const url = new URL(admin);
  url.pathname = `/${template}`;
  const { db, close } = await openPostgres(url.href, { log: silentLog });
  try {
    await migrate(db);
  } finally {
    await close();
  }
}
