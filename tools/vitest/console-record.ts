import { format } from "node:util";

/**
 * Console warnings and errors since the list was last emptied. In its own module, because setup files run again for
 * each test file of a worker, and the console must be wrapped only once.
 */
export const written: string[] = [];

/**
 * Not a problem of the product: our tests wait for what is on the screen and do not opt in to act(). When act() calls of the
 * testing library overlap, they leave React's flag set, and React warns about each update that arrives later.
 */
const strayActWarning = /^An update to .+ inside a test was not wrapped in act\(/;

for (const method of ["warn", "error"] as const) {
  const print = console[method].bind(console);
  console[method] = (...values: unknown[]) => {
    const line = format(...values);
    if (strayActWarning.test(line)) return;
    written.push(`console.${method}: ${line}`);
    print(...values);
  };
}
