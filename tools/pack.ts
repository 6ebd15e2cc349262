// `npm run pack`: builds, and writes a release into dist/. `npm ci --omit=dev` in that folder completes it on the server.
import { cpSync } from "node:fs";
import { join } from "node:path";
import { buildChanged } from "./lib/build.mjs";
import { writeRelease } from "./lib/release.ts";
import { root } from "./lib/root.mjs";

const pages = "apps/web/dist";

try {
  await buildChanged();
  await writeRelease(join(root, "dist"));
  cpSync(join(root, pages), join(root, "dist", pages), { recursive: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
