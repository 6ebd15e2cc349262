import { expect, test } from "vitest";
import { certificateCode } from "./certificate-code.ts";

const bytes = (value: number) => new Uint8Array(10).fill(value);

test("a certificate code has 16 unambiguous characters", () => {
  expect(certificateCode(bytes(0))).toBe("0000-0000-0000-0000");
  expect(certificateCode(bytes(255))).toBe("ZZZZ-ZZZZ-ZZZZ-ZZZZ");
  expect(certificateCode(Uint8Array.from([0, 68, 50, 20, 199, 66, 84, 182, 53, 207]))).toBe("0123-4567-89AB-CDEF");
  expect(() => certificateCode(new Uint8Array(9))).toThrow("10 random bytes");
});
