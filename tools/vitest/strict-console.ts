import { afterAll, afterEach } from "vitest";
import { written } from "./console-record.ts";

/**
 * A warning or error on the console fails the test during which it was written: React tells of keys, act and hydration
 * there and nowhere else. A test that expects one replaces the method with `vi.spyOn(console, "error")` itself.
 */
function failOnOutput(): void {
  const lines = written.splice(0);
  if (lines.length > 0) throw new Error(`Written to the console:\n${lines.join("\n")}`);
}

afterEach(failOnOutput);
afterAll(failOnOutput);
