import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cache, root } from "./root.mjs";
import { run, since } from "./run.mjs";
import { foldersBehind, listWorkspaces } from "./workspaces.mjs";

const shared = ["package-lock.json", "tsconfig.base.json"];
const left = new Set(["node_modules", "dist", ".cache"]);
const test = /\.test\.tsx?$/;

/**
 * One hash over the names and the contents of all that a build reads. Contents, not times: a branch switched to and back
 * costs no build, and a few hundred small files are read in some 20 ms.
 * @param {readonly string[]} folders
 */
export function fingerprint(folders, folder = root) {
  const hash = createHash("sha256");
  const add = (/** @type {string} */ path) =>
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(folder, path)))
      .update("\0");
  const walk = (/** @type {string} */ path) => {
    const entries = readdirSync(join(folder, path), { withFileTypes: true });
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      if (left.has(entry.name) || test.test(entry.name)) continue;
      if (entry.isDirectory()) walk(`${path}/${entry.name}`);
      else if (entry.isFile()) add(`${path}/${entry.name}`);
    }
  };
  for (const path of folders) walk(path);
  for (const path of shared) if (existsSync(join(folder, path))) add(path);
  return hash.digest("hex");
}

function stampOf(/** @type {string} */ folder) {
  return join(cache, `build-${folder.replaceAll("/", "-")}`);
}

/** To be called by whoever writes into a workspace's dist in another way. */
export function forgetBuild(/** @type {string} */ folder) {
  rmSync(stampOf(folder), { force: true });
}

/** Builds each workspace that has a `build` script and whose inputs changed since its last build. */
export async function buildChanged() {
  const workspaces = listWorkspaces();
  const builds = workspaces.filter(({ scripts }) => scripts.build !== undefined);
  const build = async (/** @type {import("./workspaces.mjs").Workspace} */ workspace) => {
    const stamp = stampOf(workspace.folder);
    const wanted = fingerprint(foldersBehind(workspace, workspaces));
    const built = existsSync(stamp) && existsSync(join(root, workspace.folder, "dist"));
    if (built && readFileSync(stamp, "utf8") === wanted) return;

    const start = performance.now();
    console.log(`Building ${workspace.folder} …`);
    const { code, output } = await run("npm", ["run", "build", "--silent", "--workspace", workspace.name], {
      quiet: true,
    });
    if (code !== 0) throw new Error(`Building ${workspace.folder} failed:\n${output}`);
    mkdirSync(cache, { recursive: true });
    writeFileSync(stamp, wanted);
    console.log(`Built ${workspace.folder} in ${since(start)}.`);
  };
  // None of them reads what another one builds.
  await Promise.all(builds.map(build));
}
