import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";
import { run, since } from "./run.mjs";

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, peer?: boolean, resolved?: string }} Entry */

/** Name and place of every package in a lockfile, or nothing when the file is not there or was cut short. */
function readLock(/** @type {string} */ path) {
  try {
    /** @type {{ packages?: Record<string, Entry> }} */
    const lock = JSON.parse(readFileSync(path, "utf8"));
    return lock.packages;
  } catch {
    return undefined;
  }
}

/**
 * Whether node_modules holds what the lockfile asks for. npm writes its own list into node_modules as the last act of an
 * install, so a cut-short install counts as missing; packages of other platforms are allowed to be absent.
 * @param {string} folder
 */
export function isInstalled(folder) {
  const wanted = readLock(join(folder, "package-lock.json"));
  const present = readLock(join(folder, "node_modules", ".package-lock.json"));
  if (!wanted) throw new Error("package-lock.json is missing or is not JSON");
  if (!present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith("node_modules/")) return true;
    const found = present[path];
    if (!found) return entry.optional === true;
    return found.version === entry.version && found.integrity === entry.integrity && found.link === entry.link;
  });
}

/** Brings the libraries with `npm ci` unless they are already there as locked. Answers whether it had to. */
export async function installMissing() {
  if (isInstalled(root)) return false;
  const start = performance.now();
  console.log("Installing the libraries from package-lock.json (once; about half a minute) …");
  // npm shows a bar on a terminal only; elsewhere nothing would move for the whole time.
  const beat = setInterval(() => console.log(`  … still installing, ${since(start)}`), 10_000);
  const { code } = await run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  clearInterval(beat);
  if (code !== 0) throw new Error("npm ci failed; see above");
  console.log(`Installed in ${since(start)}.`);
  return true;
}
