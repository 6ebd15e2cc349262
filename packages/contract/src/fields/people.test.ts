import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { toFieldErrors } from "../problem.ts";
import { readCertificateCode } from "./certificate-code.ts";
import { birthDate, dateOrTimestamp } from "./dates.ts";
import { email, sameEmail } from "./email.ts";
import { readLogin } from "./login.ts";
import { plainIban } from "./pasted.ts";
import { dialledDigits, optionalPhone, phone, withDialCode } from "./phone.ts";
import { optionalLines, optionalText, requiredLines, requiredText } from "./text.ts";

describe("email", () => {
  it.each([
    "a@example.com",
    "Änne.Müller+miete@bücher.example",
    "o'neil@sub.example.co.at",
    "  a@example.com ",
    "ada@ตัวอย่าง.ไทย",
    "ada@उदाहरण.भारत",
  ])("accepts '%s'", (value) => expect(email.safeParse(value).success).toBe(true));
  it.each([
    "a",
    "a@b",
    "a@@example.com",
    "a b@example.com",
    "a@-example.com",
    `${"a".repeat(250)}@example.com`,
    "a@example..com",
    "ada..weiss@example.com",
    ".ada@example.com",
    "ada.@example.com",
    "@example.com",
    "a@\u0E31example.com",
  ])("refuses '%s'", (value) => expect(email.safeParse(value).error?.issues[0]?.message).toBe("INVALID_EMAIL"));
  it("compares addresses case-insensitively", () => expect(sameEmail("A@Example.com", "a@example.COM")).toBe(true));
});

describe("pasted values", () => {
  const wraps = ["\u202A@\u202C", "\u2066@\u2069", "\u200E@", "@\u200F", "\u00A0@\t", "\uFEFF@", "\u200B@\u00AD"];
  it.each(wraps)("lose what copying adds (%j)", (wrap) => {
    const paste = (text: string) => wrap.replace("@", text);
    expect(email.parse(paste("ada@my-shop.example"))).toBe("ada@my-shop.example");
    expect(phone.parse({ dialCode: paste("+49"), number: paste("170 1234567") })).toEqual({
      dialCode: "+49",
      number: "170 1234567",
    });
    expect(birthDate.parse(paste("1990-02-28"))).toBe("1990-02-28");
    expect(plainIban(paste("DE89 3704 0044 0532 0130 00"))).toBe("DE89370400440532013000");
    expect(readLogin(paste("0170 1234567"), "de")).toEqual({ kind: "phone", key: "491701234567" });
  });
  it("have plain dashes, spaces and digits", () => {
    expect(email.parse("ada@my\u2011shop.example")).toBe("ada@my-shop.example");
    expect(email.parse("ada＠example.com")).toBe("ada@example.com");
    expect(phone.parse({ dialCode: "＋49", number: "170\u20131234\u00A0567" })).toEqual({
      dialCode: "+49",
      number: "170-1234 567",
    });
    expect(phone.parse({ number: "٠١٧٠ ۱۲۳۴" }).number).toBe("0170 1234");
    expect(plainIban("de89\u00A03704\t0044\u20110532 0130\u202F00")).toBe("DE89370400440532013000");
    expect(dateOrTimestamp.parse("2027\u201102\u201101")).toBe("2027-02-01");
  });
  it("lose the words around them", () => {
    for (const typed of [
      "mailto:ada@example.com",
      "Ada Muster <ada@example.com>",
      "<ada@example.com>",
      "ada@example.com.",
    ])
      expect(email.parse(typed)).toBe("ada@example.com");
    for (const typed of ["IBAN: DE89 3704 0044 0532 0130 00", "iban DE89370400440532013000"])
      expect(plainIban(typed)).toBe("DE89370400440532013000");
  });
  it("keep letters that become others in capitals", () => {
    expect(plainIban("GB77ßBK20201555555555")).toContain("ß");
    expect(readCertificateCode("7K4M-Q2XD-5R8T-0Wß")).toBeNull();
  });
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

describe("an optional phone", () => {
  it.each([
    [undefined, undefined],
    [null, null],
    [{ dialCode: "+49" }, null],
    [{ dialCode: "+49", number: null }, null],
    [{ dialCode: "", number: "" }, null],
    [{ number: " \u00a0" }, null],
    [{}, null],
    [{ number: "170 1234567" }, { dialCode: "", number: "170 1234567" }],
  ])("%j is %j, because a dial code alone is no phone", (sent, kept) => {
    expect(optionalPhone.parse(sent)).toEqual(kept);
  });
  it.each([
    [{ dialCode: "+49", number: "1701" }, "number", "INVALID_PHONE_NUMBER"],
    [{ dialCode: "x", number: "1701234567" }, "dialCode", "INVALID_PHONE_NUMBER"],
    [{ dialCode: "+49", number: 170 }, "number", "FIELD_INVALID"],
    ["+49 170 1234567", "", "FIELD_INVALID"],
  ])("%j is refused at '%s' with %s", (sent, path, errorCode) => {
    const { error } = z.safeParse(optionalPhone, sent);
    expect(error && toFieldErrors(error, sent)).toMatchObject([{ path, errorCode }]);
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
