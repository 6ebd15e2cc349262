import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fingerprint } from "./build.mjs";

async function makeRepository(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "kautia-build-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const path of ["apps/web", "packages/base", "packages/other"]) {
    await mkdir(join(folder, path, "src"), { recursive: true });
    await writeFile(join(folder, path, "package.json"), "{}");
  }
  return folder;
}

test("the fingerprint changes with the sources of a build, and with nothing else", async () => {
  const folder = await makeRepository();
  const currentFingerprint = () => fingerprint(["apps/web", "packages/base"], folder);
  const first = currentFingerprint();
  await writeFile(join(folder, "apps/web/src/page.test.tsx"), "a test is not built");
  await writeFile(join(folder, "packages/other/src/index.ts"), "nothing to do with it");
  expect(currentFingerprint()).toBe(first);
  await writeFile(join(folder, "packages/base/src/index.ts"), "1");
  const second = currentFingerprint();
  expect(second).not.toBe(first);
  await writeFile(join(folder, "packages/base/src/index.ts"), "2");
  expect(currentFingerprint()).not.toBe(second);
});
