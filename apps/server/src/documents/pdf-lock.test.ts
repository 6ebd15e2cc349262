import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layouts, lockedPdf, locks } from "#testing/files/locked-pdfs.ts";
import { makePdfLockFinder } from "./pdf-lock.ts";

function needsPassword(bytes: Uint8Array, piece = 4_096): boolean {
  const finder = makePdfLockFinder();
  for (let index = 0; index < bytes.length; index += piece) finder.feed(bytes.subarray(index, index + piece));
  return finder.needsPassword();
}

describe.each(locks)("a PDF encrypted with $name", (lock) => {
  it.each(layouts)("needs a password unless it is empty (%s)", (layout) => {
    expect(needsPassword(lockedPdf(lock, "locked", layout))).toBe(true);
    expect(needsPassword(lockedPdf(lock, "open", layout))).toBe(false);
  });

  it.each([7, 700, 5_000, 1_000_000])("is recognised in chunks of %i bytes", (piece) => {
    expect(needsPassword(lockedPdf(lock, "locked"), piece)).toBe(true);
    expect(needsPassword(lockedPdf(lock, "open"), piece)).toBe(false);
  });
});

describe("a PDF", () => {
  it("that is encrypted for certificates cannot be opened either", () => {
    const trailer = "trailer << /Root 1 0 R /Size 5 /Encrypt 4 0 R >>";
    expect(needsPassword(Buffer.from(`%PDF-1.7\n4 0 obj << /Filter /Adobe.PubSec /V 4 >> endobj\n${trailer}`))).toBe(
      true,
    );
  });

  it.each([
    "%PDF-1.7\ntrailer << /Root 1 0 R /Size 5 >>",
    "%PDF-1.7\n(Write /Encrypt 4 0 R into the trailer) Tj",
    "%PDF-1.7\n<< /Encoding /StandardEncoding /EncryptMetadata false >>\ntrailer << /Root 1 0 R >>",
  ])("without encryption needs no password: %s", (text) => {
    expect(needsPassword(Buffer.from(text))).toBe(false);
  });

  it("full of what looks like encryption is read in good time", () => {
    const flood = Buffer.from("/Encrypt 4 0 R /Standard /ID[(".repeat(100_000));
    const begun = performance.now();
    needsPassword(flood, 65_536);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  it("of any bytes is read without an error", () => {
    const part = fc.constantFrom(
      "/Encrypt 4 0 R",
      "/Root 1 0 R",
      "/Filter /Standard",
      "/R 6",
      "/R 4",
      "/U (",
      "/U <",
      "\\",
      ")",
      "obj",
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(part, fc.string({ maxLength: 60 }))),
        fc.integer({ min: 1, max: 90 }),
        (parts, piece) => {
          expect(typeof needsPassword(Buffer.from(parts.join(" "), "latin1"), piece)).toBe("boolean");
        },
      ),
    );
  });
});
