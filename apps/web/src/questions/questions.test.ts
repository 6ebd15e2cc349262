import { readdirSync } from "node:fs";
import { join } from "node:path";
import { questions } from "@kautia/contract";
import { expect, test } from "vitest";

test.each(questions)("$id has a component and a test", ({ id }) => {
  const component = `${id.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Question`;
  const files = readdirSync(join(import.meta.dirname, id));
  expect(files).toEqual(expect.arrayContaining([`${component}.tsx`, `${component}.test.tsx`]));
});

test("no folder belongs to a question that is not asked", () => {
  const entries = readdirSync(import.meta.dirname, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders.sort()).toEqual(questions.map(({ id }) => id).sort());
});
