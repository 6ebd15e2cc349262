import { expect, test } from "vitest";
import { makeArgon2Passwords } from "./argon2-passwords.ts";

const passwords = makeArgon2Passwords();

test("verifies only the right password against its salted hash", async () => {
  const stored = await passwords.hash("Größe-1 😀");
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(stored).not.toContain("Größe");
  expect(await passwords.hash("Größe-1 😀")).not.toBe(stored);
  expect(await passwords.verify(stored, "Größe-1 😀")).toBe(true);
  expect(await passwords.verify(stored, "Größe-1")).toBe(false);
});

test("verifies nothing without a stored hash, not even the decoy", async () => {
  expect(await passwords.verify(null, "nobody's password")).toBe(false);
  expect(await passwords.verify(null, "")).toBe(false);
});
