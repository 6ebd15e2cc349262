import { expect, test } from "vitest";
import { freeAttempts, loginDelay } from "./login-delay.ts";

test("the first attempts are free, then the delay grows up to 15 minutes", () => {
  const delays = Array.from({ length: 16 }, (_, attempts) => loginDelay(attempts, 3));
  expect(delays).toEqual([0, 0, 0, 0, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  expect(loginDelay(100_000, 3)).toBe(900);
});

test("allows fewer than 36,000 attempts per year on one account, from all networks together", () => {
  let seconds = 0;
  let attempts = 0;
  while (seconds < 365 * 86_400) seconds += Math.max(1, loginDelay(++attempts, freeAttempts.fromEverywhere));
  expect(attempts).toBeLessThan(36_000);
});
