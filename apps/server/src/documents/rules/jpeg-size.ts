import type { PictureMeter } from "./picture-size.ts";

// Bytes of: marker, length, precision, height, width.
const frameHeader = 9;

/**
 * A JPEG is a series of segments, each with its length, up to the first scan. The one with the size may come after any
 * number of others. Readers skip stray bytes between segments and may then see another size, so those are unreadable.
 */
export function makeJpegMeter(): PictureMeter {
  let largest: number | null = null;
  let state: "headers" | "scan" | "unreadable" = "headers";
  let pending = Buffer.alloc(0);
  /** The place of the next marker in `pending`, or beyond its end; initially after the two bytes that start the file. */
  let at = 2;

  /** Reads the next marker; returns whether there may be another in the bytes at hand. */
  function step(): boolean {
    if (pending.length < at + 4) return false;
    const marker = pending[at + 1] ?? 0;
    if (pending[at] !== 0xff) state = "unreadable";
    // Any number of 0xFF may stand before a marker.
    else if (marker === 0xff) at++;
    else if (marker === 0xda) state = largest === null ? "unreadable" : "scan";
    else if (isFrame(marker)) return readFrame();
    else skipSegment(marker);
    return state === "headers";
  }

  function readFrame(): boolean {
    if (pending.length < at + frameHeader) return false;
    const pixels = pending.readUInt16BE(at + 5) * pending.readUInt16BE(at + 7);
    // A height of zero is given after the first scan, which hardly any reader understands.
    const length = pending.readUInt16BE(at + 2);
    if (pixels === 0 || length < frameHeader - 2) state = "unreadable";
    largest = Math.max(largest ?? 0, pixels);
    at += 2 + length;
    return state === "headers";
  }

  function skipSegment(marker: number): void {
    const length = pending.readUInt16BE(at + 2);
    if (marker === 0 || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9) || length < 2) state = "unreadable";
    at += 2 + length;
  }

  return {
    feed(bytes) {
      if (state !== "headers") return;
      pending = Buffer.concat([pending, bytes]);
      while (step());
      const passed = Math.min(at, pending.length);
      pending = pending.subarray(passed);
      at -= passed;
    },
    pixels: () => (state === "unreadable" ? state : state === "scan" ? largest : null),
  };
}

/** 0xC0 to 0xCF are frame markers, except for three with another meaning. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
