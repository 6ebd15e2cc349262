import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newPassword, password, passwordRuleNames, passwordRules } from "./password.ts";

const broken = (text: string) => passwordRuleNames.filter((name) => !passwordRules[name](text));

describe("a new password", () => {
  it.each(["Abcdef1!", "Ärger-9ß", "mit Leerzeichen 7 Ä.", "aA1!".repeat(32), "Пароль12€"])("accepts '%s'", (text) =>
    expect(newPassword.safeParse(text).success).toBe(true),
  );

  it.each([
    ["Abcde1!", ["length"]],
    [`${"aA1!".repeat(32)}x`, ["length"]],
    ["ABCDEF1!", ["lower"]],
    ["abcdef1!", ["upper"]],
    ["Abcdefg!", ["digit"]],
    ["Abcdefg1", ["special"]],
    ["Abcdef 1", ["special"]],
    ["        ", ["lower", "upper", "digit", "special"]],
  ])("'%s' breaks %s", (text, rules) => {
    expect(broken(text)).toEqual(rules);
    expect(newPassword.safeParse(text).error?.issues[0]?.message).toBe("FIELD_INVALID");
  });

  it("counts characters as people do, and requires a password", () => {
    expect(broken("😀😀😀😀aA1")).toEqual(["length"]);
    expect(newPassword.safeParse("").error?.issues[0]?.message).toBe("FIELD_REQUIRED");
  });

  it("normalises composed letters and keeps spaces", () => {
    const typed = " Ärger-99 ";
    expect(newPassword.parse(typed.normalize("NFD"))).toBe(typed.normalize("NFC"));
    expect(password.parse(typed.normalize("NFD"))).toBe(typed.normalize("NFC"));
  });

  it("accepts a text exactly if it breaks no rule", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 150 }), (text) => {
        const normal = text.normalize("NFC");
        expect(newPassword.safeParse(text).success).toBe(normal !== "" && broken(normal).length === 0);
      }),
    );
  });
});
