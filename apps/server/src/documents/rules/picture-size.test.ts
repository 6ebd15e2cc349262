import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makePictureMeter } from "./picture-size.ts";

function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(33);
  head.write("89504e470d0a1a0a0000000d49484452", "hex");
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

const segment = (marker: number, content: Buffer) => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(content.length + 2);
  return Buffer.concat([Buffer.from([0xff, marker]), length, content]);
};

/** Like a phone's photo: a thumbnail inside the first segment, then profiles, then the size. */
function jpeg(width: number, height: number, frame = 0xc0): Buffer {
  const size = Buffer.alloc(15);
  size.writeUInt8(8);
  size.writeUInt16BE(height, 1);
  size.writeUInt16BE(width, 3);
  const start = Buffer.from([0xff, 0xd8]);
  const inner = frame === 0xc0 ? [start, segment(0xc0, Buffer.from("0800780050", "hex"))] : [];
  const exif = segment(0xe1, Buffer.concat([...inner, Buffer.alloc(60_000, 0xff)]));
  const profiles = [segment(0xe2, Buffer.alloc(65_000)), Buffer.from([0xff]), segment(0xc4, Buffer.alloc(30))];
  return Buffer.concat([start, exif, ...profiles, segment(frame, size), segment(0xda, Buffer.alloc(50))]);
}

function measure(type: string, bytes: Buffer, piece: number): number | null {
  const meter = makePictureMeter(type);
  for (let at = 0; at < bytes.length; at += piece) meter.feed(bytes.subarray(at, at + piece));
  return meter.pixels();
}

describe("the picture meter", () => {
  it.each([1, 7, 4_096, 1_000_000])("reads the size in chunks of %i bytes", (piece) => {
    expect(measure("image/png", png(30_000, 30_000), piece)).toBe(900_000_000);
    expect(measure("image/jpeg", jpeg(12_000, 9_000), piece)).toBe(108_000_000);
    expect(measure("image/jpeg", jpeg(65_535, 65_535, 0xc2), piece)).toBe(65_535 * 65_535);
  });

  it("returns null for a file without a size and survives any bytes", () => {
    expect(measure("image/png", png(1, 1).subarray(0, 20), 5)).toBeNull();
    expect(measure("application/pdf", png(30_000, 30_000), 5)).toBeNull();
    expect(measure("image/jpeg", Buffer.from("ffd8ffda0008", "hex"), 1)).toBeNull();
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), fc.integer({ min: 1, max: 50 }), (bytes, piece) => {
        const found = measure("image/jpeg", Buffer.concat([Buffer.from("ffd8", "hex"), bytes]), piece);
        expect(found === null || found >= 0).toBe(true);
      }),
    );
  });
});
