import { format } from "node:util";

/**
 * Console warnings and errors since the list was last emptied. In its own module, because setup files run again for
 * each test file of a worker, and the console must be wrapped only once.
 */
export const written: string[] = [];

for (const method of ["warn", "error"] as const) {
  const print = console[method].bind(console);
  console[method] = (...values: unknown[]) => {
    written.push(`console.${method}: ${format(...values)}`);
    print(...values);
  };
}
