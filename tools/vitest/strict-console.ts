import { format } from "node:util";
import { afterAll, afterEach } from "vitest";

/**
 * A warning or error on the console fails the test during which it was written: React tells of keys, act and hydration
 * there and nowhere else. A test that expects one replaces the method with `vi.spyOn(console, "error")` itself.
 */
const seen: string[] = [];

for (const method of ["warn", "error"] as const) {
  const print = console[method].bind(console);
  console[method] = (...values: unknown[]) => {
    seen.push(`console.${method}: ${format(...values)}`);
    print(...values);
  };
}

function failOnOutput(): void {
  const written = seen.splice(0);
  if (written.length > 0) throw new Error(`Written to the console:\n${written.join("\n")}`);
}

afterEach(failOnOutput);
afterAll(failOnOutput);
