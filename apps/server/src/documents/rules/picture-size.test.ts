import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { box, heic, jpeg, pngHeader, segment } from "#testing/files/pictures.ts";
import { makePictureMeter } from "./picture-size.ts";

function measure(type: string, bytes: Buffer, piece = 4_096) {
  const meter = makePictureMeter(type);
  for (let index = 0; index < bytes.length; index += piece) meter?.feed(bytes.subarray(index, index + piece));
  return meter?.pixels();
}

const start = Buffer.from("ffd8", "hex");
const frame = segment(0xc0, Buffer.from("0800780050", "hex"));
const scan = segment(0xda, Buffer.alloc(50));
const join = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "hex") : part)));

describe("the picture meter", () => {
  it.each([1, 7, 4_096, 1_000_000])("reads the size in chunks of %i bytes", (piece) => {
    expect(measure("image/png", pngHeader(30_000, 30_000), piece)).toBe(900_000_000);
    expect(measure("image/jpeg", jpeg(12_000, 9_000), piece)).toBe(108_000_000);
    expect(measure("image/jpeg", jpeg(65_535, 65_535, 0xc2), piece)).toBe(65_535 * 65_535);
    expect(measure("image/heic", heic([4_032, 3_024], [512, 512]), piece)).toBe(4_032 * 3_024);
    expect(measure("image/heif", heic([40_000, 40_000]), piece)).toBe(1_600_000_000);
  });

  it("takes the largest of several sizes in a JPEG", () => {
    const large = segment(0xc2, Buffer.from("08ffffffff", "hex"));
    expect(measure("image/jpeg", join(start, frame, large, scan))).toBe(65_535 * 65_535);
    expect(measure("image/jpeg", join(start, large, frame, scan))).toBe(65_535 * 65_535);
  });

  it("ignores the frames after the first scan, such as those of a second picture in the file", () => {
    const large = segment(0xc2, Buffer.from("08ffffffff", "hex"));
    expect(measure("image/jpeg", join(start, frame, scan, large))).toBe(0x78 * 0x50);
  });

  it.each([
    ["a stray byte before the frame", join(start, "00", frame, scan)],
    ["a stray byte after a segment", join(start, segment(0xe0, Buffer.alloc(14)), "41", frame, scan)],
    ["a marker without length", join(start, "ffd0", frame, scan)],
    ["a reserved marker", join(start, "ff01", frame, scan)],
    ["a second start", join(start, start, frame, scan)],
    ["a stuffed byte", join(start, "ff00", frame, scan)],
    ["a segment shorter than its length", join(start, "ffe00001", frame, scan)],
    ["a height that comes later", join(start, segment(0xc0, Buffer.from("0800000050", "hex")), scan)],
    ["a scan without a frame", join(start, scan)],
    ["an end without a frame", join(start, "ffd90000")],
  ])("calls a JPEG with %s unreadable, because readers differ", (_, bytes) => {
    for (const piece of [1, 1_000]) expect(measure("image/jpeg", bytes, piece)).toBe("unreadable");
  });

  it("reads a HEIC with more sizes than a function may have arguments", () => {
    const sizes = Buffer.alloc(125_000 * 8, box("ispe"));
    const meta = box("meta", Buffer.alloc(4), box("iprp", box("ipco", sizes)));
    expect(measure("image/heic", Buffer.concat([heic().subarray(0, 24), meta]), 100_000)).toBe(Infinity);
  });

  it("allows any number of 0xFF before a JPEG's marker", () => {
    expect(measure("image/jpeg", join(start, "ffffff", frame, scan))).toBe(0x78 * 0x50);
  });

  it.each([
    ["image/png", "a PNG without a width", pngHeader(0, 100)],
    [
      "image/png",
      "a PNG that begins with another chunk",
      Buffer.from(pngHeader(1, 1).toString("latin1").replace("IHDR", "tEXt"), "latin1"),
    ],
    ["image/heic", "a HEIC without a picture", heic()],
    ["image/heic", "a HEIC with an empty picture", heic([0, 0])],
    [
      "image/heic",
      "a box shorter than its header",
      Buffer.concat([heic([1, 1]).subarray(0, 24), Buffer.from("000000036d657461", "hex")]),
    ],
  ])("calls %s unreadable: %s", (type, _, bytes) => {
    expect(measure(type, bytes)).toBe("unreadable");
  });

  it.each([
    ["image/png", pngHeader(10, 10).subarray(0, 20)],
    ["image/jpeg", jpeg(10, 10).subarray(0, 500)],
    ["image/heic", heic([10, 10]).subarray(0, 40)],
  ])("knows no size of a %s that ends too early", (type, bytes) => expect(measure(type, bytes)).toBeNull());

  it("measures only pictures, and survives any bytes", () => {
    expect(makePictureMeter("application/pdf")).toBeNull();
    const heads = {
      "image/jpeg": start,
      "image/png": pngHeader(1, 1).subarray(0, 8),
      "image/heic": heic([1, 1]).subarray(0, 24),
    };
    for (const [type, head] of Object.entries(heads))
      fc.assert(
        fc.property(fc.uint8Array({ maxLength: 500 }), fc.integer({ min: 1, max: 50 }), (bytes, piece) => {
          const found = measure(type, Buffer.concat([head, bytes]), piece);
          expect(found === null || found === "unreadable" || Number(found) > 0).toBe(true);
        }),
      );
  });
});
