import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** The commit to release. Errors: throws if something is not committed, because a release is a commit. */
export function findReleasedCommit(folder: string): string {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, encoding: "utf8" }).trim();
  const changed = git("status", "--porcelain");
  if (changed !== "") throw new Error(`Commit these files first; a release is a commit:\n${changed}`);
  return git("rev-parse", "HEAD");
}

/** `npm run test:full` runs the release that this file names on the schema of the next one. */
export function noteRelease(folder: string, commit: string): void {
  writeFileSync(join(folder, "ops", "previous-release"), `${commit}\n`);
}
