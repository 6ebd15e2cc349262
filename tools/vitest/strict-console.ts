import { afterAll, afterEach } from "vitest";
import { written } from "./console-record.ts";

// React would keep a stack for each element that it creates, for a debugger that no test has.
Reflect.deleteProperty(console, "createTask");

/**
 * A console warning or error fails the test that caused it: React reports problems with keys and hydration only there. A
 * test that expects one replaces the method with `vi.spyOn(console, "error")`.
 */
function failOnOutput(): void {
  const lines = written.splice(0);
  if (lines.length > 0) throw new Error(`Written to the console:\n${lines.join("\n")}`);
}

afterEach(failOnOutput);
afterAll(failOnOutput);
