// `npm run pack`: builds, and writes a release into dist/. `npm ci --omit=dev` in that folder completes it on the server.
import { cpSync } from "node:fs";
import { join } from "node:path";
import { buildChanged } from "./lib/build.mjs";
import { writeRelease } from "./lib/release.ts";
import { root } from "./lib/root.mjs";

const built = ["apps/web/dist", "apps/office/dist"];

try {
  await buildChanged();
  await writeRelease(join(root, "dist"));
  for (const folder of built) cpSync(join(root, folder), join(root, "dist", folder), { recursive: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
