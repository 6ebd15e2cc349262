import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";
import { run, since } from "./run.mjs";

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, peer?: boolean, resolved?:
 * string }} Entry
 */

/** Reads the packages of a lockfile; undefined if the file is missing or truncated. */
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
 * Whether node_modules matches the lockfile. npm writes its own list into node_modules at the end of an install, so an
 * interrupted install counts as missing. Packages for other platforms may be absent.
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

/** Runs `npm ci` unless all packages are installed as locked. Returns whether it ran. */
export async function installMissing() {
  if (isInstalled(root)) return false;
  const start = performance.now();
  console.log("Installing the libraries from package-lock.json (once; about half a minute) …");
  // npm shows progress only on a terminal. Elsewhere the screen would not change until the end.
  const ticker = setInterval(() => console.log(`  … still installing, ${since(start)}`), 10_000);
  const { code } = await run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  clearInterval(ticker);
  if (code !== 0) throw new Error("npm ci failed; see above");
  console.log(`Installed in ${since(start)}.`);
  return true;
}
