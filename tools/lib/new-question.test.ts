import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { isQuestionId, newQuestionFiles, whatIsLeft } from "./new-question.ts";
import { root } from "./root.mjs";

test("an id is words in lower case with dashes", () => {
  expect(["parking", "parking-space"].filter(isQuestionId)).toHaveLength(2);
  expect(["", "Parking", "parking_space", "-parking", "../name"].filter(isQuestionId)).toEqual([]);
});

test("writes contract, component and test under the names that the lists expect", () => {
  const files = newQuestionFiles("parking-space");
  expect(Object.keys(files)).toEqual([
    "packages/contract/src/questions/parking-space.ts",
    "apps/web/src/questions/parking-space/ParkingSpaceQuestion.tsx",
    "apps/web/src/questions/parking-space/ParkingSpaceQuestion.test.tsx",
  ]);
  expect(Object.values(files)[0]).toContain("export const parkingSpaceQuestion = defineQuestion({");
});

test("imports only files that exist", () => {
  const imported = Object.entries(newQuestionFiles("parking")).flatMap(([path, text]) =>
    [...text.matchAll(/from "(\..*)"/g)].map(([, file = ""]) => join(root, dirname(path), file)),
  );
  expect(imported.length).toBeGreaterThan(4);
  expect(imported.filter((path) => !existsSync(path))).toEqual([]);
});

test("names only files that exist as left to do", () => {
  const paths = whatIsLeft("pets").map((line) => line.split(":")[0] ?? "");
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
