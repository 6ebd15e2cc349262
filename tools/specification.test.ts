import { expect, test } from "vitest";
import { readRepository } from "./lib/repository.ts";

const paths = readRepository().map(({ path }) => path);
const document = readRepository().find(({ path }) => path === "docs/specification.md")?.text ?? "";
const rows = [...document.matchAll(/^\| (\d) +\|[^|]+\|([^|]+)\|$/gm)].map(([, section = "", tests = ""]) => ({
  section,
  tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
}));

test("each section of the specification has tests", () => {
  const tested = rows.filter(({ tests }) => tests.length > 0).map(({ section }) => section);
  expect([...new Set(tested)]).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
});

test.each([...new Set(rows.flatMap(({ tests }) => tests))])("%s is one file", (name) => {
  expect(paths.filter((path) => path === name || path.endsWith(`/${name}`))).toHaveLength(1);
  expect(name).toMatch(/\.test\.tsx?$/);
});
