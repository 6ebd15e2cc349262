import { expect, test } from "vitest";
import { parseUserAgent } from "./parse-user-agent.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/153.0.0.0 Safari/537.36`, "chrome", "windows"],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/153.0.0.0 Safari/537.36 Edg/153.0.0.0`,
    "edge",
    "windows",
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/153.0.0.0 Safari/537.36 OPR/120.0.0.0`, "opera", "linux"],
  [`Mozilla/5.0 (Linux; Android 16; Pixel 10) ${webkit} Chrome/153.0.0.0 Mobile Safari/537.36`, "chrome", "android"],
  ["Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "firefox", "linux"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
    "safari",
    "ios",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15",
    "safari",
    "macos",
  ],
  ["curl/8.5.0", null, null],
  ["", null, null],
  [`<script>alert(1)</script>${"x".repeat(10_000)}`, null, null],
])("reads browser and system from %s", (userAgent, browser, system) => {
  expect(parseUserAgent(userAgent)).toEqual({ browser, system });
});

test("reads a User-Agent of 15,000 characters within 10 ms", () => {
  const times = [0, 0, 0].map(() => {
    const start = performance.now();
    parseUserAgent("Version/1".repeat(1_700));
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(10);
});
