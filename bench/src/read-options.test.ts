import { expect, test } from "vitest";
import { readOptions } from "./read-options.ts";

test("measures pages and questions five times by default", () => {
  expect(readOptions([])).toEqual({ runs: 5, only: null, slowdown: null, against: null });
});

test("reads every option", () => {
  expect(readOptions(["--runs", "3", "--only", "next", "--slowdown", "2.5", "--against", "../old"])).toEqual({
    runs: 3,
    only: "next",
    slowdown: 2.5,
    against: "../old",
  });
});

test.each([
  [["--runs", "x"], "--runs"],
  [["--runs", "0"], "--runs"],
  [["--runs", "1.5"], "--runs"],
  [["--only", "page"], "--only"],
  [["--slowdown", "fast"], "--slowdown"],
  [["--slowdown", "0"], "--slowdown"],
  [["--slow", "1"], "--slow"],
  [["3"], "3"],
])("refuses %j and names the option", (args, option) => {
  expect(() => readOptions(args)).toThrow(option);
});
