import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import config from "./config.ts";
import { cruiseImports, findDoubts } from "./cruise-imports.ts";
import { cycleRules, findImportCycles } from "./cycle-rules.ts";
import { cases } from "./fixtures.ts";
import { writeFixture } from "./write-fixture.ts";

const fixtures = Object.values(cases).flatMap(({ bad, good }) => [...Object.entries(bad), ...Object.entries(good)]);
const rules = [...config.forbidden, ...cycleRules];
const folder = realpathSync(mkdtempSync(join(tmpdir(), "imports-")));
let result: Awaited<ReturnType<typeof cruiseImports>>;
/** The names of the rules that each file violates. */
const violations: Record<string, string[]> = {};

beforeAll(async () => {
  writeFixture(folder, Object.fromEntries(fixtures));
  result = await cruiseImports(folder);
  for (const { from, rule } of result.summary.violations) (violations[from] ??= []).push(rule.name);
  for (const { rule, imports } of findImportCycles(result)) {
    for (const { from } of imports) (violations[from] ??= []).push(rule);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

describe.each(Object.entries(cases))("%s", (name, { bad, good }) => {
  test("reports files that violate it", () => {
    for (const path of Object.keys(bad)) expect([path, ...new Set(violations[path])]).toEqual([path, name]);
  });
  test("allows files that do not", () => {
    for (const path of Object.keys(good)) expect([path, ...(violations[path] ?? [])]).toEqual([path]);
  });
});

test("no two cases use the same file", () => {
  const paths = fixtures.map(([path]) => path);
  expect(paths).toEqual([...new Set(paths)]);
});

test("every rule has a case and a sentence", () => {
  expect(Object.keys(cases).toSorted()).toEqual(rules.map(({ name }) => name).toSorted());
  expect(rules.filter(({ comment }) => !/^[A-Z].+\.$/.test(comment))).toEqual([]);
});

test("accepts a run that saw every kind of import", () => {
  expect(findDoubts(result, 20)).toEqual([]);
});

test("rejects a run that read too few files or saw no imports", () => {
  const unread = result.modules.slice(0, 1).map((imported) => ({ ...imported, source: "apps/a.ts", dependencies: [] }));
  expect(findDoubts({ modules: unread }, 20)).toEqual([
    "Only 1 files were read; expected 20.",
    ...["local", "npm", "core", "aliased-workspace", "type-only", "dynamic-import"].map(
      (kind) => `No import of kind '${kind}' was seen.`,
    ),
  ]);
});
