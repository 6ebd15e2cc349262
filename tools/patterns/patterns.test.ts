import { expect, test } from "vitest";
import { readSource } from "../rules/source-file.ts";
import { timeAttack, writeAttack } from "./attack.ts";
import { findLiterals } from "./find-patterns.ts";
import { findLimit, inputLimits } from "./input-limits.ts";

test("finds regular expressions wherever they stand, but not in texts and comments", () => {
  const text = 'const a = /a+$/u;\nexport const read = (t: string) => t.replace(/b/g, "/c/"); // /d/';
  expect(findLiterals(readSource("packages/contract/src/a.ts", text))).toEqual([
    { path: "packages/contract/src/a.ts", line: 1, source: "a+$", flags: "u" },
    { path: "packages/contract/src/a.ts", line: 2, source: "b", flags: "g" },
  ]);
});

test("writes an attack of the longest input", () => {
  const attack = { pumps: [{ prefix: "x", pump: "ab", bias: 1 }], suffix: "!" };
  expect(writeAttack(attack, 8)).toBe("xababab!");
  expect(writeAttack(attack, 9)).toBe("xababab!");
  expect(
    writeAttack(
      {
        pumps: [
          { prefix: "", pump: "a", bias: 0 },
          { prefix: "-", pump: "b", bias: 0 },
        ],
        suffix: "",
      },
      5,
    ),
  ).toBe("aa-bb");
});

test("an attack on a bad pattern takes longer with a longer input", () => {
  const attack = { pumps: [{ prefix: "", pump: " ", bias: 0 }], suffix: "x" };
  expect(timeAttack(/\s+$/, attack, 200)).toBeLessThan(10);
  expect(timeAttack(/\s+$/, attack, 50_000)).toBeGreaterThan(100);
});

test("each limit belongs to one pattern of its file", () => {
  for (const limit of inputLimits)
    expect(findLimit({ path: limit.file, line: 1, source: limit.pattern, flags: "" })).toBe(limit);
  expect(findLimit({ path: "packages/contract/src/a.ts", line: 1, source: "a", flags: "" })).toBeNull();
});
