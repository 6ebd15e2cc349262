import { expect, test } from "vitest";
import { mailDelay, chargeQueryDelay, scanDelay } from "./retry-delays.ts";

test("retries a mail with growing delays for some days, then gives up", () => {
  const delays = Array.from({ length: 10 }, (_, attempts) => mailDelay(attempts + 1));
  expect(delays.at(-1)).toBeNull();
  const waited = delays.filter((delay) => delay !== null);
  expect(waited[0]).toBe(60_000);
  expect(waited).toEqual(waited.toSorted((a, b) => a - b));
  expect(waited.reduce((sum, delay) => sum + delay, 0) / 86_400_000).toBeGreaterThan(3);
});

test("never stops querying the card provider about a charge", () => {
  expect([1, 2, 3, 4, 5, 5_000].map((count) => chargeQueryDelay(count) / 60_000)).toEqual([1, 5, 15, 60, 360, 360]);
});

test("keeps retrying the scan of a file, at least every 30 minutes", () => {
  const delays = [1, 2, 3, 4, 5, 5_000].map(scanDelay);
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
  expect(new Set(delays.slice(0, 5)).size).toBe(5);
  expect(delays.at(0)).toBeGreaterThan(0);
  expect(delays.at(-1)).toBe(30 * 60_000);
});
