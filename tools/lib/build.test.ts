import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fingerprint } from "./build.mjs";
import { foldersBehind, listWorkspaces } from "./workspaces.mjs";

async function makeRepository(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "kautia-build-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const write = async (path: string, content: object) => {
    await mkdir(join(folder, path, "src"), { recursive: true });
    await writeFile(join(folder, path, "package.json"), JSON.stringify(content));
  };
  await write(".", { workspaces: ["apps/*", "packages/*", "later"] });
  await write("apps/web", { name: "web", scripts: { build: "x" }, dependencies: { look: "1", react: "1" } });
  await write("packages/look", { name: "look", peerDependencies: { base: "1" } });
  await write("packages/base", { name: "base" });
  await write("packages/other", { name: "other" });
  return folder;
}

test("lists workspaces in the order in which they must be built", async () => {
  const workspaces = listWorkspaces(await makeRepository());
  expect(workspaces.map(({ name }) => name)).toEqual(["base", "look", "web", "other"]);
  const web = workspaces.find(({ name }) => name === "web");
  expect(web && foldersBehind(web, workspaces)).toEqual(["apps/web", "packages/look", "packages/base"]);
});

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
