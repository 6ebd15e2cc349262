import { createHash, randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { connect, connectPglite } from "../platform/adapters/engine.ts";
import { listMigrations, migrate } from "../platform/database/migrate.ts";
import { type EmptyableDatabase, lendConnections, makeEmptyable } from "./emptyable-database.ts";

export async function makeTestDatabase() {
  return testEngine() === "postgres" ? makePostgres() : connectPglite(await loadPglite());
}

export function testEngine(): "pglite" | "postgres" {
  return process.env["TEST_ENGINE"] === "postgres" ? "postgres" : "pglite";
}

function migratedTemplate(): string {
  const template = process.env["TEST_DATABASE_TEMPLATE"];
  if (!template) throw new Error("TEST_DATABASE_TEMPLATE is not set; run the tests through vitest.config.ts.");
  return template;
}

export function testDatabaseUrl(): string {
  const url = process.env["TEST_DATABASE_URL"];
  if (!url) throw new Error("TEST_DATABASE_URL is not set; run the tests through vitest.config.ts.");
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

/** Databases that earlier tests of this process have left empty. */
const idle: EmptyableDatabase[] = [];

async function makePostgres() {
  const own = idle.pop() ?? (await makeEmptyable(await createPostgresDatabase()));
  return connect(lendConnections(own.connections), {
    isReady: async () => true,
    async closeEngine() {
      if (await own.empty()) idle.push(own);
      else await own.drop();
    },
  });
}

const cache = fileURLToPath(new URL("../../../../.cache", import.meta.url));

/** Migrated. Creating a PGlite database takes seconds; unpacking a template takes half a second. */
export async function loadPglite(): Promise<PGlite> {
  const file = join(cache, `pglite-${templateKey()}.tar`);
  const template = await readFile(file).catch(() => makeTemplate(file));
  return PGlite.create({ loadDataDir: new Blob([new Uint8Array(template)]) });
}

function templateKey(): string {
  const hash = createHash("sha256");
  for (const { checksum } of listMigrations()) hash.update(checksum);
  return hash.digest("hex").slice(0, 16);
}

async function makeTemplate(file: string): Promise<Buffer> {
  const lite = await PGlite.create();
  const database = connectPglite(lite);
  await migrate(database.db);
  const dump = Buffer.from(await (await lite.dumpDataDir("none")).arrayBuffer());
  await database.close();
  await mkdir(join(file, ".."), { recursive: true });
  // Several workers may do this at once, so each renames its own file.
  const temporary = `${file}.${randomBytes(6).toString("hex")}`;
  await writeFile(temporary, dump);
  await rename(temporary, file);
  return dump;
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
