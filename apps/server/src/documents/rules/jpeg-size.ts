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
  /** Bytes to skip before the next marker; initially the two that start the file. */
  let skip = 2;
  let pending = Buffer.alloc(0);

  /** Reads the next marker; returns whether there may be another in the bytes at hand. */
  function step(): boolean {
    const passed = Math.min(skip, pending.length);
    pending = pending.subarray(passed);
    skip -= passed;
    if (skip > 0 || pending.length < 4) return false;
    const marker = pending[1] ?? 0;
    if (pending[0] !== 0xff) state = "unreadable";
    // Any number of 0xFF may stand before a marker.
    else if (marker === 0xff) skip = 1;
    else if (marker === 0xda) state = largest === null ? "unreadable" : "scan";
    else if (isFrame(marker)) return readFrame();
    else skipSegment(marker);
    return state === "headers";
  }

  function readFrame(): boolean {
    if (pending.length < frameHeader) return false;
    const pixels = pending.readUInt16BE(5) * pending.readUInt16BE(7);
    // A height of zero is given after the first scan, which hardly any reader understands.
    const length = pending.readUInt16BE(2);
    if (pixels === 0 || length < frameHeader - 2) state = "unreadable";
    largest = Math.max(largest ?? 0, pixels);
    skip = 2 + length;
    return state === "headers";
  }

  function skipSegment(marker: number): void {
    const length = pending.readUInt16BE(2);
    if (marker === 0 || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9) || length < 2) state = "unreadable";
    skip = 2 + length;
  }

  return {
    feed(bytes) {
      if (state !== "headers") return;
      pending = Buffer.concat([pending, bytes]);
      while (step());
    },
    pixels: () => (state === "unreadable" ? state : state === "scan" ? largest : null),
  };
}

/** 0xC0 to 0xCF are frame markers, except for three with another meaning. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
