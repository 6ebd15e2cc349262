import { expect, test } from "vitest";
import { codeOfStep, findStep, toBase32, totpUri } from "./totp.ts";

const secret = Buffer.from("12345678901234567890");
const at = (seconds: number) => new Date(seconds * 1000);

// RFC 6238, appendix B, the rows of SHA-1.
test.each([
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
])("the code at second %i matches the RFC", (seconds, code) => {
  expect(codeOfStep(secret, Math.floor(seconds / 30), 8)).toBe(code);
});

test("a code is valid in its own step and the two adjacent steps only", () => {
  const code = codeOfStep(secret, 100);
  expect([98, 99, 100, 101, 102].map((step) => findStep(secret, code, at(step * 30), null))).toEqual([
    null,
    100,
    100,
    100,
    null,
  ]);
});

test("a used code and all earlier codes are invalid", () => {
  expect(findStep(secret, codeOfStep(secret, 100), at(3_000), 100)).toBeNull();
  expect(findStep(secret, codeOfStep(secret, 99), at(3_000), 100)).toBeNull();
  expect(findStep(secret, codeOfStep(secret, 101), at(3_000), 100)).toBe(101);
});

test.each(["", "12345", "1234567", "abcdef", "１２３４５６"])("%j is not a code", (typed) => {
  expect(findStep(secret, typed, at(3_000), null)).toBeNull();
});

test("spaces between the digits are ignored", () => {
  const code = codeOfStep(secret, 100);
  expect(findStep(secret, ` ${code.slice(0, 3)} ${code.slice(3)} `, at(3_000), null)).toBe(100);
});

// RFC 4648, section 10, without the padding.
test.each([
  ["", ""],
  ["f", "MY"],
  ["fo", "MZXQ"],
  ["foobar", "MZXW6YTBOI"],
])("%j in base 32 matches the RFC", (text, base32) => {
  expect(toBase32(Buffer.from(text))).toBe(base32);
});

test("the otpauth URI escapes issuer and account", () => {
  expect(totpUri(secret, "A&B: C", "x+y@example.com")).toBe(
    "otpauth://totp/A%26B%3A%20C:x%2By%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=A%26B%3A%20C",
  );
});
