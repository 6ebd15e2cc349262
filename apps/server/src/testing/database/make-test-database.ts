import { createHash, randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PGlite } from "@electric-sql/pglite";
import { createPostgresDatabase } from "../../../../../tools/lib/test-databases.ts";
import { createPglite } from "../../platform/adapters/create-pglite.ts";
import { connect, connectPglite } from "../../platform/adapters/engine.ts";
import { listMigrations, migrate } from "../../platform/database/migrate.ts";
import { type EmptyableDatabase, lendConnections, makeEmptyable } from "./emptyable-database.ts";

export async function makeTestDatabase() {
  return testEngine() === "postgres" ? makePostgres() : connectPglite(await loadPglite());
}

export function testEngine(): "pglite" | "postgres" {
  return process.env["TEST_ENGINE"] === "postgres" ? "postgres" : "pglite";
}

/** Databases that earlier tests of this process have left empty. */
const idle: EmptyableDatabase[] = [];

async function makePostgres() {
  const own = idle.pop() ?? (await makeEmptyable(await createPostgresDatabase()));
  return connect(lendConnections(own.connections), {
    findProblem: async () => null,
    async closeEngine() {
      if (await own.empty()) idle.push(own);
      else await own.drop();
    },
  });
}

const cache = fileURLToPath(new URL("../../../../../.cache", import.meta.url));

/** Migrated. Creating a PGlite database takes seconds; unpacking a template takes half a second. */
export async function loadPglite(): Promise<PGlite> {
  const file = join(cache, `pglite-${templateKey()}.tar`);
  const template = await readFile(file).catch(() => makeTemplate(file));
  return createPglite({ loadDataDir: new Blob([new Uint8Array(template)]) });
}

function templateKey(): string {
  const hash = createHash("sha256");
  for (const { checksum } of listMigrations()) hash.update(checksum);
  return hash.digest("hex").slice(0, 16);
}

async function makeTemplate(file: string): Promise<Buffer> {
  const lite = await createPglite();
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
