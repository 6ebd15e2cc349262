import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cache, root } from "./root.mjs";
import { run, since } from "./run.mjs";

const apps = ["web", "office", "server"];
const shared = ["package-lock.json", "tsconfig.base.json"];
const ignored = new Set(["node_modules", "dist", ".cache"]);
const testFile = /\.test\.tsx?$/;

/**
 * Hashes the names and contents of all files that a build reads. Contents instead of times, so that switching branches
 * back and forth triggers no build. Reading a few hundred small files takes about 20 ms.
 * @param {readonly string[]} folders
 */
export function fingerprint(folders, folder = root) {
  const hash = createHash("sha256");
  const addFile = (/** @type {string} */ path) =>
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(folder, path)))
      .update("\0");
  const walk = (/** @type {string} */ path) => {
    const entries = readdirSync(join(folder, path), { withFileTypes: true });
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      if (ignored.has(entry.name) || testFile.test(entry.name)) continue;
      if (entry.isDirectory()) walk(`${path}/${entry.name}`);
      else if (entry.isFile()) addFile(`${path}/${entry.name}`);
    }
  };
  for (const path of folders) walk(path);
  for (const path of shared) if (existsSync(join(folder, path))) addFile(path);
  return hash.digest("hex");
}

/** Builds each app whose sources changed since its last build. */
export async function buildChanged() {
  // No build reads the output of another.
  await Promise.all(apps.map((app) => build(`apps/${app}`)));
}

async function build(/** @type {string} */ folder) {
  const stamp = join(cache, `build-${folder.replace("/", "-")}`);
  const wanted = fingerprint([folder, "packages"]);
  const isBuilt = existsSync(stamp) && existsSync(join(root, folder, "dist"));
  if (isBuilt && readFileSync(stamp, "utf8") === wanted) return;
  const start = performance.now();
  console.log(`Building ${folder} …`);
  const { code, output } = await run("npm", ["run", "build", "--silent", "-w", folder], { quiet: true });
  if (code !== 0) throw new Error(`Building ${folder} failed:\n${output}`);
  mkdirSync(cache, { recursive: true });
  writeFileSync(stamp, wanted);
  console.log(`Built ${folder} in ${since(start)}.`);
}
