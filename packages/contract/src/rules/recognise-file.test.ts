import fc from "fast-check";
import { expect, test } from "vitest";
import { recogniseFile } from "./recognise-file.ts";

const bytes = (latin1: string) => Uint8Array.from(latin1, (sign) => sign.charCodeAt(0));
const container = (major: string, ...others: string[]) =>
  `\0\0\0${String.fromCharCode(16 + 4 * others.length)}ftyp${major}\0\0\0\0${others.join("")}`;
const png = "\u0089PNG\r\n\u001A\n\0\0\0\rIHDR" + "\0".repeat(17);

test.each([
  ["a PDF", "%PDF-1.7\n", "application/pdf"],
  ["a PDF with a byte order mark", "\u00EF\u00BB\u00BF%PDF-1.4", "application/pdf"],
  ["a photo with EXIF", "\u00FF\u00D8\u00FF\u00E1\0\u0010Exif", "image/jpeg"],
  ["a JFIF", "\u00FF\u00D8\u00FF\u00E0\0\u0010JFIF", "image/jpeg"],
  ["a PNG", `${png}\0\0\0\0IDAT`, "image/png"],
  ["a photo of an iPhone", container("heic", "mif1", "heic"), "image/heic"],
  ["HEIC with ten bits", container("heix"), "image/heic"],
  ["HEIF", container("mif1", "heic"), "image/heif"],
  ["a PDF header further down", "<html>%PDF-1.7", null],
  ["an animated PNG", `${png}\0\0\0\u0008acTL`, null],
  ["AVIF", container("avif", "mif1"), null],
  ["AVIF with the brand of HEIF first", container("mif1", "avif", "miaf"), null],
  ["a sequence of pictures", container("hevc", "heic"), null],
  ["a video", container("isom", "mp42"), null],
  ["WebP", "RIFF\0\0\0\0WEBPVP8 ", null],
  ["TIFF", "II*\0", null],
  ["GIF", "GIF89a", null],
  ["a text", "Dear landlord", null],
  ["a Word file", "PK\u0003\u0004", null],
  ["nothing", "", null],
])("%s is recognised by its first bytes", (_, content, type) => {
  expect(recogniseFile(bytes(content))).toBe(type);
});

test("recognises nothing in any other bytes, and ends", () => {
  const other = fc
    .uint8Array({ maxLength: 200 })
    .filter(([first]) => ![0x25, 0x89, 0xef, 0xff, 0].includes(first ?? 1));
  fc.assert(
    fc.property(other, (content) => {
      expect(recogniseFile(content)).toBeNull();
    }),
  );
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 4_100 }),
      (rest) => void recogniseFile(new Uint8Array([...bytes(png), ...rest])),
    ),
  );
});
