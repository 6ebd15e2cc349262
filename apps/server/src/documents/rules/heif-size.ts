import type { PictureMeter } from "./picture-size.ts";

/** The box with the sizes also lists items and thumbnails; that of a phone's photo takes a few kilobytes. */
const largestMeta = 1024 * 1024;

/**
 * HEIC is a series of boxes. `meta` contains an `ispe` with width and height for each picture: the photo, its tiles and
 * thumbnails.
 */
export function makeHeifMeter(): PictureMeter {
  let found: number | "unreadable" | null = null;
  let skip = 0;
  let pending = Buffer.alloc(0);

  /** Reads the next box; returns whether there may be another in the bytes at hand. */
  function step(): boolean {
    const passed = Math.min(skip, pending.length);
    pending = pending.subarray(passed);
    skip -= passed;
    if (skip > 0) return false;
    const box = readBox(pending);
    if (box === null) return false;
    if (box === "unreadable") found = box;
    else if (box.type !== "meta") skip = box.size;
    else if (box.size > largestMeta) found = "unreadable";
    else if (pending.length < box.size) return false;
    else found = largestPicture(pending.subarray(box.header, box.size));
    return found === null;
  }

  return {
    feed(bytes) {
      if (found !== null) return;
      pending = Buffer.concat([pending, bytes]);
      while (step());
    },
    pixels: () => found,
  };
}

interface Box {
  type: string;
  /** Bytes, with the header. */
  size: number;
  header: number;
}

/** Null if the header is not complete. */
function readBox(bytes: Buffer): Box | "unreadable" | null {
  if (bytes.length < 8) return null;
  const [short, type] = [bytes.readUInt32BE(0), bytes.toString("latin1", 4, 8)];
  // 0: up to the end of the file.
  if (short === 0) return { type, size: Infinity, header: 8 };
  if (short !== 1) return short < 8 ? "unreadable" : { type, size: short, header: 8 };
  if (bytes.length < 16) return null;
  const size = Number(bytes.readBigUInt64BE(8));
  return size < 16 ? "unreadable" : { type, size, header: 16 };
}

function largestPicture(meta: Buffer): number | "unreadable" {
  // A version and flags come first.
  const properties = childrenOf(meta.subarray(4), "iprp").flatMap((box) => childrenOf(box, "ipco"));
  const sizes = properties.flatMap((box) => childrenOf(box, "ispe")).map(pixelsOf);
  return Math.max(0, ...sizes) || "unreadable";
}

function pixelsOf(ispe: Buffer): number {
  return ispe.length < 12 ? Infinity : ispe.readUInt32BE(4) * ispe.readUInt32BE(8);
}

/** The contents of the boxes of a type. */
function childrenOf(parent: Buffer, type: string): Buffer[] {
  const found: Buffer[] = [];
  let rest = parent;
  for (;;) {
    const box = readBox(rest);
    if (box === null || box === "unreadable") return found;
    if (box.type === type) found.push(rest.subarray(box.header, Math.min(box.size, rest.length)));
    if (box.size >= rest.length) return found;
    rest = rest.subarray(box.size);
  }
}
