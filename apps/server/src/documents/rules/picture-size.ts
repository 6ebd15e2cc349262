/** Counts a picture's pixels by what its header says, from bytes that come in any pieces; nothing is decoded. */
export interface PictureMeter {
  feed(bytes: Uint8Array): void;
  /** Null until it is known, and for what is no JPEG or PNG. */
  pixels(): number | null;
}

export function makePictureMeter(contentType: string): PictureMeter {
  if (contentType === "image/png") return meterPng();
  if (contentType === "image/jpeg") return meterJpeg();
  return { feed: () => undefined, pixels: () => null };
}

/** Width and height stand at the same place in every PNG. */
function meterPng(): PictureMeter {
  let head = Buffer.alloc(0);
  return {
    feed(bytes) {
      if (head.length < 24) head = Buffer.concat([head, bytes.subarray(0, 24)]);
    },
    pixels: () => (head.length < 24 ? null : head.readUInt32BE(16) * head.readUInt32BE(20)),
  };
}

// Marker, length, precision, height, width.
const frameHeader = 9;

/** A JPEG is a row of segments that say how long they are; the one that tells the size may come after any number of them. */
function meterJpeg(): PictureMeter {
  let found: number | null = null;
  let over = false;
  /** Bytes still to be passed over before the next marker: at first the two that begin the file. */
  let skip = 2;
  let held = Buffer.alloc(0);

  /** Reads one segment's beginning; answers whether there may be more to read. */
  function step(): boolean {
    if (skip > 0) {
      const passed = Math.min(skip, held.length);
      held = held.subarray(passed);
      skip -= passed;
      return passed > 0;
    }
    if (held.length < frameHeader) return false;
    const marker = held[1] ?? 0;
    // Padding before a marker.
    if (held[0] === 0xff && marker === 0xff) {
      skip = 1;
      return true;
    }
    // From the scan on, or where no marker stands, nothing more is said.
    if (held[0] !== 0xff || marker === 0xda || marker === 0xd9) over = true;
    else if (isFrame(marker)) found = held.readUInt16BE(5) * held.readUInt16BE(7);
    else skip = 2 + Math.max(2, held.readUInt16BE(2));
    return !over && found === null;
  }

  return {
    feed(bytes) {
      if (over || found !== null) return;
      held = Buffer.concat([held, bytes]);
      while (step());
    },
    pixels: () => found,
  };
}

/** The sixteen frame markers, less three of that row that mean something else. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
