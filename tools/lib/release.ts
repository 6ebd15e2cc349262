import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { writeNotices } from "./notices.ts";
import { root } from "./root.mjs";
import { run } from "./run.mjs";

const onServer = ["apps/server", "packages/contract", "packages/locales"];
/** The build has bundled these workspaces and their packages into the web app's files. */
const inBrowser = ["apps/web", "apps/office", "packages/design-system"];
const content = [
  "LICENSE",
  "CHANGELOG.md",
  "ops",
  "apps/server/charts",
  "apps/server/migrations",
  "apps/server/src",
  "packages/contract/src",
  "packages/locales/legal",
  "packages/locales/src",
];
const onlyForTests = /\.test\.\w+$|^testing$/;
/** Files that an operator made by docs/production.md; they contain passwords. */
const ofOperators = /^(\.env|kautia\.env|ours)$/;

/** Whether a file or folder with this name belongs into a release. */
export function isReleased(path: string): boolean {
  return !onlyForTests.test(basename(path)) && !ofOperators.test(basename(path));
}

/** A library for browsers, which the server delivers as one file. Only development installs the package. */
const redoc = { from: "node_modules/redoc/bundles/redoc.standalone.js", to: "apps/server/dist/redoc.js" };

interface Package {
  workspaces?: string[];
  dependencies?: Record<string, string | undefined>;
  scripts?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: object;
}

/**
 * Writes what production needs into `folder`, apart from the built pages. Its package.json and lockfile name the
 * server's packages only, so that `npm ci --omit=dev` completes it; `sbom.cdx.json` also names those of the browser.
 */
export async function writeRelease(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  for (const path of content)
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: isReleased,
    });
  mkdirSync(dirname(join(folder, redoc.to)), { recursive: true });
  cpSync(join(root, redoc.from), join(folder, redoc.to));
  writeFileSync(join(folder, "THIRD-PARTY-NOTICES.md"), writeNotices());
  cpSync(join(root, "package-lock.json"), join(folder, "package-lock.json"));
  const { devDependencies } = readPackage("apps/server");
  await lockPackages(folder, [...onServer, ...inBrowser], { redoc: devDependencies?.["redoc"] });
  const sbom = await npm(folder, "sbom", "--sbom-format=cyclonedx", "--package-lock-only");
  writeFileSync(join(folder, "sbom.cdx.json"), sbom);
  for (const path of inBrowser) rmSync(join(folder, path), { recursive: true });
  await lockPackages(folder, onServer);
}

/** Leaves everything else out of the lockfile. What stays keeps its version and its hash. */
async function lockPackages(folder: string, workspaces: string[], dependencies = {}): Promise<void> {
  copyPackage(folder, "", { workspaces, dependencies });
  for (const path of workspaces) copyPackage(folder, path);
  await npm(folder, "install", "--package-lock-only", "--offline");
}

function readPackage(path: string): Package {
  return JSON.parse(readFileSync(join(root, path, "package.json"), "utf8"));
}

function copyPackage(folder: string, path: string, changes: Package = {}): void {
  const { devDependencies: _dev, optionalDependencies: _optional, ...rest } = readPackage(path);
  const scripts = Object.entries(rest.scripts ?? {}).filter(([, script]) => script.includes("node apps/server/src/"));
  mkdirSync(join(folder, path), { recursive: true });
  const kept = { ...rest, scripts: Object.fromEntries(scripts), ...changes };
  writeFileSync(join(folder, path, "package.json"), `${JSON.stringify(kept, null, 2)}\n`);
}

async function npm(cwd: string, ...args: string[]): Promise<string> {
  const { code, output } = await run("npm", [...args, "--loglevel=error"], { cwd, quiet: true });
  if (code !== 0) throw new Error(`npm ${args.join(" ")} failed:\n${output}`);
  return output;
}
