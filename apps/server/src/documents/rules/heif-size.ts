import type { PictureMeter } from "./picture-size.ts";

/** The box with the sizes also lists items and thumbnails; that of a phone's photo takes a few kilobytes. */
const largestMeta = 1024 * 1024;

/**
 * HEIC is a series of boxes. `meta` contains an `ispe` with width and height for each picture: the photo, its tiles and
 * thumbnails.
 */
export function makeHeifMeter(): PictureMeter {
  let found: number | "unreadable" | null = null;
  let pending = Buffer.alloc(0);
  /** The place of the next box in `pending`, or beyond its end. */
  let at = 0;

  /** Reads the next box; returns whether there may be another in the bytes at hand. */
  function step(): boolean {
    const box = readBox(pending, at);
    if (box === null) return false;
    if (box === "unreadable") found = box;
    else if (box.type !== meta) at += box.size;
    else if (box.size > largestMeta) found = "unreadable";
    else if (pending.length < at + box.size) return false;
    else found = largestPicture(pending.subarray(at + box.header, at + box.size));
    return found === null;
  }

  return {
    feed(bytes) {
      if (found !== null) return;
      pending = Buffer.concat([pending, bytes]);
      while (step());
      const passed = Math.min(at, pending.length);
      pending = pending.subarray(passed);
      at -= passed;
    },
    pixels: () => found,
  };
}

interface Box {
  /** Four letters, as a number. */
  type: number;
  /** Bytes, with the header. */
  size: number;
  header: number;
}

const typeOf = (letters: string) => Buffer.from(letters).readUInt32BE();
const meta = typeOf("meta");
const iprp = typeOf("iprp");
const ipco = typeOf("ipco");
const ispe = typeOf("ispe");

/** Null if the header is not complete. */
function readBox(bytes: Buffer, at: number): Box | "unreadable" | null {
  if (bytes.length < at + 8) return null;
  const [short, type] = [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)];
  // 0: up to the end of the file.
  if (short === 0) return { type, size: Infinity, header: 8 };
  if (short !== 1) return short < 8 ? "unreadable" : { type, size: short, header: 8 };
  if (bytes.length < at + 16) return null;
  const size = Number(bytes.readBigUInt64BE(at + 8));
  return size < 16 ? "unreadable" : { type, size, header: 16 };
}

function largestPicture(content: Buffer): number | "unreadable" {
  // A version and flags come first.
  const properties = childrenOf(content.subarray(4), iprp).flatMap((box) => childrenOf(box, ipco));
  const sizes = properties.flatMap((box) => childrenOf(box, ispe)).map(pixelsOf);
  return sizes.reduce((largest, size) => Math.max(largest, size), 0) || "unreadable";
}

function pixelsOf(property: Buffer): number {
  return property.length < 12 ? Infinity : property.readUInt32BE(4) * property.readUInt32BE(8);
}

/** The contents of the boxes of a type. */
function childrenOf(parent: Buffer, type: number): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; ;) {
    const box = readBox(parent, at);
    if (box === null || box === "unreadable") return found;
    const end = Math.min(at + box.size, parent.length);
    if (box.type === type) found.push(parent.subarray(at + box.header, end));
    if (end === parent.length) return found;
    at = end;
  }
}
