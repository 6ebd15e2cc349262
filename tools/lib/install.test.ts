import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isInstalled } from "./install.mjs";

const wanted = {
  "": {},
  "packages/one": { version: "0.1.0" },
  "node_modules/@own/one": { link: true, resolved: "packages/one" },
  "node_modules/a": { version: "1.0.0", integrity: "sha512-a" },
  "node_modules/other-platform": { version: "1.0.0", integrity: "sha512-o", optional: true },
};

async function installed(present?: object): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "kautia-install-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "package-lock.json"), JSON.stringify({ packages: wanted }));
  await mkdir(join(folder, "node_modules"));
  if (present) {
    await writeFile(join(folder, "node_modules", ".package-lock.json"), JSON.stringify({ packages: present }));
  }
  return isInstalled(folder);
}

const { "": _root, "node_modules/other-platform": _other, ...complete } = wanted;

test("accepts a complete install without the packages for other platforms", async () => {
  expect(await installed(complete)).toBe(true);
});

test("requires an install if there is none, if it was interrupted, or if it is from another lockfile", async () => {
  expect(await installed()).toBe(false);
  expect(await installed({ ...complete, "node_modules/a": undefined })).toBe(false);
  expect(await installed({ ...complete, "node_modules/a": { version: "1.0.1", integrity: "sha512-b" } })).toBe(false);
  const { "node_modules/@own/one": _link, ...without } = complete;
  expect(await installed(without)).toBe(false);
});
