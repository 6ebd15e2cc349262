import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

const shipped = [
  "apps/server",
  "apps/web",
  "apps/office",
  "packages/contract",
  "packages/design-system",
  "packages/locales",
];

/** Licences under which we may ship a package. */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Unlicense",
]);

/** Licences that only the packages' licence files name. */
const namedInFile: Readonly<Record<string, string>> = { "png-js": "MIT" };

interface Locked {
  version?: string;
  license?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  os?: string[];
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- npm's own format
const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
  packages: Record<string, Locked>;
};

/** Where Node would find the package: in the folder of the one that needs it, or further up. */
function locate(name: string, from: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf("/node_modules/"), 0))) {
    const path = folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === "") return null;
  }
}

function collect(path: string, found: Set<string>): void {
  if (found.has(path)) return;
  const { link, dependencies = {}, optionalDependencies = {}, os } = packages[path] ?? {};
  // A package for one platform has the licence of its main package.
  if (link || os) return;
  if (path.includes("node_modules/")) found.add(path);
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const next = locate(name, path);
    if (next) collect(next, found);
  }
}

function licenceText(path: string): string {
  const folder = join(root, path);
  if (!existsSync(folder)) return "";
  const names = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice|ofl)(\.|-|$)/i.test(name));
  return names
    .toSorted()
    .map((name) => readFileSync(join(folder, name), "utf8").replaceAll("\r", "").trim())
    .join("\n\n");
}

/** The places of all packages that server and browser need at run time. */
function listShipped(): Set<string> {
  const found = new Set<string>();
  for (const folder of shipped) collect(folder, found);
  // The server delivers its bundle, which contains its peers too.
  const peers = Object.keys(packages["node_modules/redoc"]?.peerDependencies ?? {});
  for (const name of ["redoc", ...peers]) collect(`node_modules/${name}`, found);
  return found;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
}

/** The shipped packages whose licence nobody has allowed, with that licence. */
export function findForbidden(): string[] {
  return [...listShipped()].flatMap((path) => {
    const license = packages[path]?.license ?? namedInFile[nameOf(path)] ?? "no licence";
    const parts = license.replaceAll(/[()]/g, "").split(/ and /i);
    const isAllowed = parts.every((part) => part.split(/ or /i).some((name) => allowed.has(name)));
    return isAllowed ? [] : [`${nameOf(path)}: ${license}`];
  });
}

/** The licences of all shipped packages, from the lockfile and the installed packages. */
export function writeNotices(): string {
  const byText = new Map<string, Set<string>>();
  for (const path of listShipped()) {
    const { version, license } = packages[path] ?? {};
    const text = licenceText(path) || `(no licence file in the package; its package.json says ${license ?? "nothing"})`;
    const names = byText.get(text) ?? new Set();
    names.add(`${nameOf(path)} ${version} (${license ?? "see below"})`);
    byText.set(text, names);
  }
  const sections = [...byText]
    .map(([text, names]) => ({ text, names: [...names].toSorted() }))
    .toSorted((a, b) => (a.names[0] ?? "").localeCompare(b.names[0] ?? "", "en"));
  const blocks = sections.map(({ text, names }) => {
    const list = names.map((name) => `- ${name}`).join("\n");
    return `${list}\n\n~~~text\n${text.replaceAll("~~~", "---")}\n~~~\n`;
  });
  return `# Third-party notices\n\nThese packages are part of what is shipped.\n\nThe postal codes in apps/server/src/addresses/data are by GeoNames (https://www.geonames.org), changed, under CC BY 4.0\n(https://creativecommons.org/licenses/by/4.0/).\n\n${blocks.join("\n")}`;
}
