import { expect, test } from "vitest";
import { doorAt } from "./door.ts";

test("the logo's door opens a little wider with each page, and stands open from the offer on", () => {
  const questions = [1, 2, 3, 4].map((step) => doorAt("index", { step, count: 4 }));
  const opened = [doorAt("welcome"), ...questions, doorAt("summary"), doorAt("offers")];
  expect(opened).toEqual([...opened].sort((a, b) => a - b));
  expect(new Set(opened).size).toBe(opened.length);
  expect([doorAt("offers"), doorAt("payment")]).toEqual([1, 1]);
});

test("the door is ajar on pages outside the application", () => {
  expect([doorAt("help"), doorAt("landlord"), doorAt(null)]).toEqual(Array(3).fill(doorAt("welcome")));
});
