import { expect, test } from "vitest";
import { isLiveKey, isSandboxKey, writeKey } from "./api-key.ts";

const secret = "0123456789abcdef0123456789abcdef";

test("a key of a sandbox is a test key, and any other a live key", () => {
  const [ofSandbox, other] = [true, false].map((isSandbox) => writeKey(secret, { isSandbox }));
  expect([ofSandbox, other].map((key = "") => [isSandboxKey(key), isLiveKey(key)])).toEqual([
    [true, false],
    [false, true],
  ]);
});

test("a mistyped key is neither", () => {
  for (const key of ["", "demo-partner-key", secret.slice(1), `${secret}0`, "TEST_0"])
    expect([isSandboxKey(key), isLiveKey(key)]).toEqual([false, false]);
});
