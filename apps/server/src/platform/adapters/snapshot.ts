import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { listMigrations, migrate } from "../database/migrate.ts";
import { createPglite } from "./create-pglite.ts";
import { connectPglite } from "./engine.ts";

const dist = fileURLToPath(new URL("../../../dist/", import.meta.url));
const prefix = "embedded-database-";

/**
 * A migrated, empty database from the build. Copying it takes a fraction of a second; creating one takes several
 * seconds.
 */
function snapshotFolder(): string {
  const engine = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const hash = createHash("sha256").update(readFileSync(join(dirname(engine), "../package.json")));
  for (const { checksum } of listMigrations()) hash.update(checksum);
  return join(dist, prefix + hash.digest("hex").slice(0, 16));
}

/** Does nothing without a snapshot: the engine then creates the folder. */
export function copySnapshot(folder: string): void {
  const snapshot = snapshotFolder();
  if (!existsSync(snapshot)) return;
  placeAtomically(folder, (partial) => cpSync(snapshot, partial, { recursive: true }));
}

export async function writeSnapshot(): Promise<void> {
  const snapshot = snapshotFolder();
  if (existsSync(snapshot)) return;
  mkdirSync(dist, { recursive: true });
  const partial = partialOf(snapshot);
  const { db, close } = connectPglite(await createPglite({ dataDir: partial }));
  try {
    await migrate(db);
  } finally {
    await close();
  }
  placeAtomically(snapshot, () => {});
  for (const name of readdirSync(dist))
    if (name.startsWith(prefix) && name !== basename(snapshot)) rmSync(join(dist, name), { recursive: true });
}

function placeAtomically(folder: string, fill: (partial: string) => void): void {
  const partial = partialOf(folder);
  fill(partial);
  renameSync(partial, folder);
}

function partialOf(folder: string): string {
  return join(dirname(folder), `.${basename(folder)}.${process.pid}`);
}
