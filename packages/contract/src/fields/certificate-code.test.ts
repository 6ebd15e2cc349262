import { expect, test } from "vitest";
import { readCertificateCode } from "./certificate-code.ts";

test("reads a certificate code in any spelling", () => {
  for (const typed of ["0123-4567-89AB-CDEF", "0123456789abcdef", " o123 4567 89ab cdef ", "OI23–4567–89AB–CDEF"])
    expect(readCertificateCode(typed)).toBe("0123-4567-89AB-CDEF");
});

test.each(["", "0123-4567-89AB-CDE", "0123-4567-89AB-CDEF0", "U123-4567-89AB-CDEF", "<script>", "ẞ".repeat(16)])(
  "'%s' is not a certificate code",
  (typed) => expect(readCertificateCode(typed)).toBeNull(),
);
