import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "../../apps/server/src/platform/config/config.ts";
import { root } from "../lib/root.mjs";

export type Settings = Record<string, string | undefined>;

/** A file below ops/. */
export const read = (path: string) => readFileSync(join(root, "ops", path), "utf8");
export const isFile = (path: string) => existsSync(join(root, path));

export const dockerfile = read("Dockerfile");
/** The settings that the image comes with. */
export const image: Settings = Object.fromEntries(
  [...(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? "").matchAll(/(\w+)=(\S+)/g)].map(([, name = "", value]) => [
    name,
    value,
  ]),
);
export const health = readFileSync(join(root, "apps/server/src/platform/http/health.ts"), "utf8");

/** What the server makes of the settings, and those that it did not ask for. Files of the installation exist here. */
export function understand(settings: Settings) {
  const asked = new Set<string | symbol>();
  const given: Settings = Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, name.endsWith("_FILE") ? import.meta.filename : value]),
  );
  if (given["LEGAL_DOCUMENTS_DIR"]) given["LEGAL_DOCUMENTS_DIR"] = join(root, "packages/locales/legal");
  const recorder = new Proxy(given, { get: (target, name) => (asked.add(name), Reflect.get(target, name)) });
  const config = readConfig(recorder);
  return { config, unknown: Object.keys(settings).filter((name) => !asked.has(name)) };
}
