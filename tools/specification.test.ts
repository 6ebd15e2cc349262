import { expect, test } from "vitest";
import { readRepository } from "./lib/repository.ts";

interface Row {
  requirement: string;
  where: string;
  test: string;
  title: string;
}

const files = readRepository();
const document = files.find(({ path }) => path === "docs/specification.md")?.text ?? "";
const rows = readRows(document);

test("docs/specification.md lists the requirements once each", () => {
  expect(rows.length).toBeGreaterThan(170);
  const names = rows.map(({ requirement, where, title }) => [requirement, where, title].join());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("each requirement names where it lives and a test that exists", () => {
  expect(rows.flatMap(faultsOf)).toEqual([]);
});

test.each<[string, Partial<Row>, string]>([
  ["without a test", { test: "", title: "" }, "no test"],
  ["with a test file that does not exist", { test: "gone.test.ts" }, "gone.test.ts: 0 files"],
  ["with a title that its file does not have", { title: "is another" }, "no test 'is another'"],
  ["with a place that does not exist", { where: "gone.ts" }, "gone.ts: 0 files"],
  ["with a file name that two have", { where: "index.ts" }, "index.ts: "],
])("a requirement %s is reported", (_, change, fault) => {
  const [row] = rows;
  if (!row) throw new Error("docs/specification.md has no rows");
  expect(faultsOf(row)).toEqual([]);
  expect(faultsOf({ ...row, ...change }).join()).toContain(fault);
});

function readRows(text: string): Row[] {
  return text.split("\n").flatMap((line) => {
    const cells = line.split(/(?<!\\)\|/).map((cell) =>
      cell
        .trim()
        .replace(/^(`+)(.*)\1$/, "$2")
        .replaceAll("\\|", "|"),
    );
    const [, requirement, where, testFile, title, end] = cells;
    if (end !== "" || !requirement || requirement === "Requirement" || /^-+$/.test(requirement)) return [];
    return [{ requirement, where: where ?? "", test: testFile ?? "", title: title ?? "" }];
  });
}

function faultsOf({ requirement, where, test: testFile, title }: Row): string[] {
  if (!testFile || !title) return [`${requirement}: no test`];
  const found = findFiles(testFile);
  const text = found[0]?.text ?? "";
  const hasTitle = ['"', "`"].some((quote) => text.includes(quote + title + quote));
  return [
    ...[...where.split("`, `"), testFile]
      .filter((name) => findFiles(name).length !== 1)
      .map((name) => `${requirement}: ${name}: ${findFiles(name).length} files`),
    ...(found.length === 1 && !hasTitle ? [`${requirement}: ${testFile} has no test '${title}'`] : []),
  ];
}

/** By the end of the path, so that a file may move. */
function findFiles(name: string) {
  return files.filter(({ path }) => path === name || path.endsWith(`/${name}`));
}
