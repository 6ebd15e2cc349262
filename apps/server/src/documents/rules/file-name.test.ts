import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { harmlessFileName } from "./file-name.ts";

describe("harmlessFileName", () => {
  it.each([
    ["Reisepass Ada Weiẞ.pdf", "Reisepass Ada Weiẞ.pdf"],
    ["../../etc/passwd", "passwd.pdf"],
    ["C:\\Users\\ada\\pass.PDF", "pass.PDF"],
    ["a\u0000b\n.pdf", "ab.pdf"],
    ["\u202Efdp.exe", "fdp.exe.pdf"],
    ["pass.pdf.exe", "pass.pdf.exe.pdf"],
    ["pass.html", "pass.html.pdf"],
    ["a\u2028b.pdf", "ab.pdf"],
    ["..", "document.pdf"],
    ["", "document.pdf"],
  ])("turns a PDF's name '%s' into '%s'", (given, shown) =>
    expect(harmlessFileName(given, "application/pdf")).toBe(shown),
  );

  it("adds an extension that fits the content", () => {
    expect(harmlessFileName("IMG_1.JPEG", "image/jpeg")).toBe("IMG_1.JPEG");
    expect(harmlessFileName("IMG_1.pdf", "image/jpeg")).toBe("IMG_1.pdf.jpg");
    expect(harmlessFileName("IMG_1.heif", "image/heic")).toBe("IMG_1.heif");
  });

  it("keeps the extension when it shortens a name", () => {
    const shown = harmlessFileName(`${"N".repeat(300)}.heic`, "image/heic");
    expect([...shown]).toHaveLength(120);
    expect(shown.endsWith("….heic")).toBe(true);
  });

  it("never returns a folder, a control character or an empty name", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0x10_ff_ff), { maxLength: 400 }), (points) => {
        const given = String.fromCodePoint(...points);
        const shown = harmlessFileName(given, "image/png");
        expect(shown).not.toMatch(/[\\/\p{Cc}\p{Cf}]/u);
        expect(shown).toMatch(/.\.png$/iu);
      }),
    );
  });
});
