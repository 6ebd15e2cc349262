import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { toFieldErrors } from "../problem.ts";
import { email, sameEmail } from "./email.ts";
import { dialledDigits, phone, withDialCode } from "./phone.ts";
import { optionalLines, optionalText, requiredLines, requiredText } from "./text.ts";

describe("email", () => {
  it.each(["a@example.com", "Änne.Müller+miete@bücher.example", "o'neil@sub.example.co.at", "  a@example.com "])(
    "accepts '%s'",
    (value) => expect(email.safeParse(value).success).toBe(true),
  );
  it.each([
    "a",
    "a@b",
    "a@@example.com",
    "a b@example.com",
    "a@-example.com",
    `${"a".repeat(250)}@example.com`,
    "a@example..com",
  ])("refuses '%s'", (value) => expect(email.safeParse(value).error?.issues[0]?.message).toBe("INVALID_EMAIL"));
  it("compares addresses case-insensitively", () => expect(sameEmail("A@Example.com", "a@example.COM")).toBe(true));
});

describe("phone", () => {
  it.each(["17012", "0170 1234567", "(0170) 123-45/67"])("accepts %s", (number) =>
    expect(phone.safeParse({ dialCode: "+49", number }).success).toBe(true),
  );
  it.each(["1701", "abcde", "170 12e45", "1".repeat(16), "     "])("refuses '%s'", (number) =>
    expect(phone.safeParse({ dialCode: "+49", number }).success).toBe(false),
  );
  it("without a dial code gets that of the home's country", () => {
    const typed = phone.parse({ number: "0660 123456" });
    expect([withDialCode(typed, "at"), withDialCode(typed, "de")].map(dialledDigits)).toEqual([
      "43660123456",
      "49660123456",
    ]);
    expect(withDialCode({ dialCode: "+41", number: "441234567" }, "at").dialCode).toBe("+41");
  });
  it("dials the same digits with and without the leading zero", () => {
    expect(dialledDigits({ dialCode: "+49", number: "0170 123-4567" })).toBe("491701234567");
    expect(dialledDigits({ dialCode: "49", number: "1701234567" })).toBe("491701234567");
  });
});

describe("a line of text", () => {
  it("is trimmed and normalised, and keeps unusual characters", () => {
    expect(requiredText().parse("  Mu\u0308ller-Weiẞ ")).toBe("Müller-Weiẞ");
    expect(requiredText().parse("<script>alert(1)</script>")).toBe("<script>alert(1)</script>");
    expect(requiredText().parse("N".repeat(300))).toHaveLength(300);
  });
  it("rejects overlong text, NUL and line breaks", () => {
    for (const wrong of ["N".repeat(301), "a\u0000b", "a\nb"])
      expect(requiredText().safeParse(wrong).success).toBe(false);
  });
  it("rejects lone surrogates in all text fields, and keeps emoji", () => {
    for (const field of [requiredText(), optionalText(), requiredLines(9), optionalLines(9)]) {
      for (const half of ["a\ud83d", "\ude00b", "\ude00\ud83d"])
        expect(field.safeParse(half).error?.issues[0]?.message).toBe("FIELD_INVALID");
      expect(field.parse("a😀b")).toBe("a😀b");
    }
  });
  it("is missing when it is absent or empty, and wrong when it is no text", () => {
    const street = z.object({ street: requiredText(200, "ADDRESS_HAS_NO_STREET"), name: requiredText() });
    const codes = (body: object) =>
      toFieldErrors(street.safeParse(body).error ?? new z.core.$ZodError([]), body).map(({ errorCode }) => errorCode);
    for (const missing of [{}, { street: null, name: null }, { street: " ", name: " " }])
      expect(codes(missing)).toEqual(["ADDRESS_HAS_NO_STREET", "FIELD_REQUIRED"]);
    for (const wrong of [12, true, {}, ["Torstraße"]])
      expect(codes({ street: wrong, name: wrong })).toEqual(["FIELD_INVALID", "FIELD_INVALID"]);
  });
  it("is null when it is optional and empty", () => {
    expect(optionalText().parse("  ")).toBeNull();
    expect(optionalText().parse(undefined)).toBeNull();
    expect(optionalText().parse(null)).toBeNull();
  });
});
