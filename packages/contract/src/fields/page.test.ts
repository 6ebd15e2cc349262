import fc from "fast-check";
import { expect, test } from "vitest";
import { staffPageSize } from "../limits.ts";
import { countPages } from "./page.ts";

test("a table without rows has one page", () => {
  expect(countPages(0)).toBe(1);
});

test("the pages hold all rows, and the last page is not empty", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (rows) => {
      const pages = countPages(rows);
      expect(pages * staffPageSize).toBeGreaterThanOrEqual(rows);
      expect((pages - 1) * staffPageSize).toBeLessThan(rows);
    }),
  );
});
