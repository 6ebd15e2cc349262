import { expect, test } from "vitest";
import { findCaller } from "./collect-statements.ts";

const stack = (...files: string[]) =>
  files.map((file) => `    at async run (${new URL(`../${file}`, import.meta.url).href}:12:7)`).join("\n");

test("names the file that asked for a statement, not the adapter that sent it", () => {
  const asked = stack(
    "testing/collect-statements.ts",
    "platform/adapters/engine.ts",
    "desk/lists/policies.ts",
    "app.ts",
  );
  expect(findCaller(asked)).toBe("desk/lists/policies.ts");
});

test("leaves out the statements of tests and their helpers", () => {
  expect(findCaller(stack("platform/adapters/engine.ts", "desk/lists/lists.test.ts"))).toBeNull();
  expect(findCaller(stack("testing/read-all-rows.ts", "work.test.ts"))).toBeNull();
  expect(findCaller("Error\n    at node:internal/process")).toBeNull();
});
