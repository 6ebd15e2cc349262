import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { harmlessFileName } from "./file-name.ts";

describe("a visitor's file name", () => {
  it.each([
    ["Reisepass Ada Weiẞ.pdf", "Reisepass Ada Weiẞ.pdf"],
    ["../../etc/passwd", "passwd"],
    ["C:\\Users\\ada\\pass.jpg", "pass.jpg"],
    ["a\u0000b\n.pdf", "ab.pdf"],
    ["\u202Efdp.exe", "fdp.exe"],
    ["..", "document"],
    ["", "document"],
  ])("'%s' is shown as '%s'", (given, shown) => expect(harmlessFileName(given)).toBe(shown));

  it("keeps its ending when it is too long", () => {
    const shown = harmlessFileName(`${"N".repeat(300)}.heic`);
    expect([...shown]).toHaveLength(120);
    expect(shown.endsWith("….heic")).toBe(true);
  });

  it("never has a folder or a control character, and never is empty", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (given) => {
        const shown = harmlessFileName(given);
        expect(shown).not.toMatch(/[\\/\p{Cc}\p{Cf}]/u);
        expect(shown.length).toBeGreaterThan(0);
      }),
    );
  });
});
