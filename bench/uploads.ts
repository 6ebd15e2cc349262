import { parseArgs } from "node:util";
import { startApp } from "../e2e/src/app.ts";
import { applyAsStudents, measureUploads } from "../e2e/src/uploads-at-once.ts";
import { wireTo } from "../e2e/src/wire.ts";

/*
 * npm run bench:uploads   Uploads 20 files of 50 MB at once, each by its own tenant, and prints how much the server's memory grows.
 *   -- --files 40         another number of files
 */
const { values } = parseArgs({ options: { files: { type: "string", default: "20" } } });
const files = Number(values.files);
// In megabytes.
const limit = 100;

const app = await startApp({ env: { NODE_ENV: "test", LOG_LEVEL: "silent" } });
try {
  const applicants = await applyAsStudents(wireTo(app.url), files);
  const { before, peak, seconds, statuses } = await measureUploads(app, applicants);
  const growth = peak - before;
  console.log(
    `${files} files of 50 MB at once: ${statuses.filter((status) => status === 200).length} taken in ${seconds.toFixed(1)} s`,
  );
  console.log(
    `memory before ${before.toFixed(0)} MB, at most ${peak.toFixed(0)} MB: growth by ${growth.toFixed(0)} MB, limit ${limit} MB`,
  );
  if (growth >= limit || statuses.some((status) => status !== 200)) process.exitCode = 1;
} finally {
  await app.dispose();
}
