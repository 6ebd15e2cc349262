import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "../../apps/server/src/platform/config/config.ts";
import { listSettings, makeGroups } from "../../apps/server/src/platform/config/settings.ts";
import { root } from "../lib/root.mjs";

export type Settings = Record<string, string | undefined>;

/** A file below ops/. */
export const read = (path: string) => readFileSync(join(root, "ops", path), "utf8");
export const isFile = (path: string) => existsSync(join(root, path));

export const dockerfile = read("Dockerfile");
/** The settings built into the image. */
export const image: Settings = Object.fromEntries(
  [...(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? "").matchAll(/(\w+)=(\S+)/g)].map(([, name = "", value]) => [
    name,
    value,
  ]),
);
export const health = readFileSync(join(root, "apps/server/src/platform/http/health.ts"), "utf8");

const known = listSettings(makeGroups(true)).flatMap(({ settings }) => settings.map(({ name }) => name));

/** The config that the server reads from the settings, and the names that it does not know. All files that they name exist. */
export function understand(settings: Settings) {
  const given: Settings = Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, name.endsWith("_FILE") ? import.meta.filename : value]),
  );
  if (given["LEGAL_DOCUMENTS_DIR"]) given["LEGAL_DOCUMENTS_DIR"] = join(root, "packages/locales/legal");
  return { config: readConfig(given), unknown: Object.keys(settings).filter((name) => !known.includes(name)) };
}
