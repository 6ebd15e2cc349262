import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test.each([
  [undefined, false],
  ["false", false],
  ["0", false],
  ["1", 1],
  ["10.0.0.1, 2001:db8::/32,loopback", ["10.0.0.1", "2001:db8::/32", "loopback"]],
])("TRUST_PROXY=%s trusts %j", (text, trusted) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(trusted);
});

test("says what to write instead of TRUST_PROXY=true", () => {
  expect(() => readConfig({ TRUST_PROXY: "true" })).toThrow(
    "TRUST_PROXY must be the number of proxies in front of the server, or a list of their addresses.",
  );
});
