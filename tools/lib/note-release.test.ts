import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findReleasedCommit, noteRelease } from "./note-release.ts";

test("a release notes its commit for the tests of the next release, and refuses files that are not committed", () => {
  const folder = mkdtempSync(join(tmpdir(), "kautia-note-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.org", ...args], { cwd: folder }).toString();
  mkdirSync(join(folder, "ops"));
  writeFileSync(join(folder, "ops", "previous-release"), "the one before\n");
  git("init", "--quiet");
  git("add", ".");
  git("commit", "--quiet", "--message=One");

  const commit = findReleasedCommit(folder);
  noteRelease(folder, commit);
  expect(readFileSync(join(folder, "ops", "previous-release"), "utf8")).toBe(git("rev-parse", "HEAD"));
  expect(() => findReleasedCommit(folder)).toThrow("M ops/previous-release");
});
