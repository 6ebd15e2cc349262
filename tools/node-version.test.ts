import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./lib/root.mjs";

const read = (path: string) => readFileSync(join(root, path), "utf8");

test("README, package.json and lockfile name the same oldest Node", () => {
  const oldest = /Node (\d+) or newer/.exec(read("README.md"))?.[1];
  const engines = { node: `>=${oldest}` };
  expect(JSON.parse(read("package.json"))).toMatchObject({ engines });
  expect(JSON.parse(read("package-lock.json")).packages[""]).toMatchObject({ engines });
});
