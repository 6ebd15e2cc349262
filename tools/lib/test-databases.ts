import { randomBytes } from "node:crypto";
import pg from "pg";

function migratedTemplate(): string {
  const template = process.env["TEST_DATABASE_TEMPLATE"];
  if (!template) throw new Error("TEST_DATABASE_TEMPLATE is not set; tools/vitest/engine.ts sets it.");
  return template;
}

function testDatabaseUrl(): string {
  const url = process.env["TEST_DATABASE_URL"];
  if (!url) throw new Error("TEST_DATABASE_URL is not set; tools/vitest/engine.ts sets it.");
  return url;
}

export interface TestDatabase {
  name: string;
  url: string;
  drop(): Promise<void>;
}

/** By default migrated; `template1` for an empty one, or a copy of a database without open connections. */
export async function createPostgresDatabase(template = migratedTemplate()): Promise<TestDatabase> {
  const admin = testDatabaseUrl();
  const name = `${migratedTemplate()}_copy_${randomBytes(6).toString("hex")}`;
  // FILE_COPY is faster than the default WAL_LOG when fsync is off.
  await runOnce(admin, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => runOnce(admin, `DROP DATABASE ${name} WITH (FORCE)`) };
}

/** On its own connection and outside of any transaction, as CREATE DATABASE requires. */
export async function runOnce(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
