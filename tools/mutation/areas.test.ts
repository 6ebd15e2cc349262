import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "../lib/root.mjs";
import { areas } from "./areas.mjs";

test.each(Object.values(areas).flat())("the mutation tests find a file for %s", (pattern) => {
  expect(globSync(pattern, { cwd: root })).not.toEqual([]);
});
