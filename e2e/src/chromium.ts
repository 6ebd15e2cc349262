import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { findInPath } from "./find-in-path.ts";

export interface Chromium {
  executablePath: string;
  args: readonly string[];
  /** Environment variables to add to those of this process. */
  env: Readonly<Record<string, string>>;
}

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Our list replaces the one that Playwright passes, so it contains Playwright's features too. */
const features = [
  // Every window renders both for an address bar that nobody sees, which costs a second of CPU time.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];
const quiet = [
  `--disable-features=${features.join(",")}`,
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Positions letters at fractions of a pixel, as phones do.
  "--font-render-hinting=none",
];

/**
 * Finds the browser: the one at CHROMIUM_PATH (`package` for the one in the npm package), an installed one, or the one
 * in the npm package. Never downloads anything.
 */
export async function findChromium(): Promise<Chromium> {
  // Chromium's sandbox does not work as root. All other users keep it.
  const args = process.getuid?.() === 0 ? [...quiet, "--no-sandbox"] : quiet;
  const named = process.env["CHROMIUM_PATH"];
  if (named === "package") return { args, ...(await unpackChromium()) };
  if (named) return { executablePath: named, args, env: {} };
  const installed = findInPath(names);
  if (installed) return { executablePath: installed, args, env: {} };
  return { args, ...(await unpackChromium()) };
}

/** Without a window unless `window` asks for one; the caller closes it. */
export async function launchBrowser({ window = false } = {}): Promise<Browser> {
  const { executablePath, args, env } = await findChromium();
  return chromium.launch({
    headless: !window,
    executablePath,
    args: window ? [...args, "--force-renderer-accessibility"] : [...args],
    env: { ...process.env, ...env },
  });
}

/**
 * Unpacks the package's browser once, into .cache. The package itself unpacks into the system's temporary folder under
 * a fixed name, where a second process could find it half written. So we unpack into a new folder and rename it when
 * it is complete. The package's default arguments are not used, because they disable web security.
 */
async function unpackChromium(): Promise<Omit<Chromium, "args">> {
  const cache = fileURLToPath(new URL("../../.cache", import.meta.url));
  const folder = join(cache, `chromium-${await readVersion()}`);
  const executablePath = join(folder, "chromium");
  if (!existsSync(folder)) {
    await mkdir(cache, { recursive: true });
    const fresh = await mkdtemp(join(cache, "chromium-"));
    const unpack = `(await import("@sparticuz/chromium")).default.executablePath()`;
    // AWS_LAMBDA_JS_RUNTIME makes the package also unpack libraries such as libnss, which minimal machines lack.
    const env = { ...process.env, TMPDIR: fresh, AWS_LAMBDA_JS_RUNTIME: "nodejs22.x" };
    await promisify(execFile)(process.execPath, ["--input-type=module", "-e", `await ${unpack}`], {
      cwd: dirname(fileURLToPath(import.meta.url)),
      env,
    });
    await writeFonts(fresh, folder);
    // If another process was faster, use its copy.
    await rename(fresh, folder).catch(() => rm(fresh, { recursive: true, force: true }));
  }
  return { executablePath, env: environmentFor(executablePath, folder) };
}

async function readVersion(): Promise<string> {
  const file = new URL("../package.json", import.meta.resolve("@sparticuz/chromium"));
  const { version }: { version: string } = JSON.parse(await readFile(file, "utf8"));
  return version;
}

/** Replaces the package's font list, which has a fixed path, with one that has our path after the system's fonts. */
async function writeFonts(fresh: string, folder: string): Promise<void> {
  const list = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}/fonts/fonts</dir>
  <cachedir>${folder}/fonts/cache</cachedir>
</fontconfig>
`;
  await writeFile(join(fresh, "fonts", "fonts.conf"), list);
}

/** Variables for the fonts, and for the package's libraries if the browser does not start with the system's own. */
function environmentFor(executablePath: string, folder: string): Record<string, string> {
  const fonts = { FONTCONFIG_PATH: join(folder, "fonts") };
  if (spawnSync(executablePath, ["--version"], { stdio: "ignore" }).status === 0) return fonts;
  const libraries = [join(folder, "al2023", "lib"), process.env["LD_LIBRARY_PATH"]].filter(Boolean).join(delimiter);
  return { ...fonts, LD_LIBRARY_PATH: libraries };
}
