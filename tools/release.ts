// `npm run release`: packs the last commit into dist/, and notes it in ops/previous-release.
import { findReleasedCommit, noteRelease } from "./lib/note-release.ts";
import { root } from "./lib/root.mjs";
import { run } from "./lib/run.mjs";

try {
  const commit = findReleasedCommit(root);
  const { code } = await run("npm", ["run", "pack"]);
  if (code !== 0) throw new Error("npm run pack failed.");
  noteRelease(root, commit);
  console.log(`dist/ is the release of ${commit}. Commit ops/previous-release, which names it now.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
