import { expect, test } from "vitest";
import { loginDelay } from "./login-delay.ts";

test("the first tries are free, then each wait is longer, up to a quarter of an hour", () => {
  const delays = Array.from({ length: 16 }, (_, tries) => loginDelay(tries));
  expect(delays).toEqual([0, 0, 0, 0, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  expect(loginDelay(100_000)).toBe(900);
});

test("a year of tries at one account is fewer than 36,000", () => {
  let seconds = 0;
  let tries = 0;
  while (seconds < 365 * 86_400) seconds += Math.max(1, loginDelay(++tries));
  expect(tries).toBeLessThan(36_000);
});
