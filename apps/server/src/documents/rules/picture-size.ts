/** Reads a picture's size from its header, in chunks of any size, without decoding the picture. */
export interface PictureMeter {
  feed(bytes: Uint8Array): void;
  /** Null until known, and for anything but JPEG and PNG. */
  pixels(): number | null;
}

export function makePictureMeter(contentType: string): PictureMeter {
  if (contentType === "image/png") return meterPng();
  if (contentType === "image/jpeg") return meterJpeg();
  return { feed: () => undefined, pixels: () => null };
}

function meterPng(): PictureMeter {
  let head = Buffer.alloc(0);
  return {
    feed(bytes) {
      if (head.length < 24) head = Buffer.concat([head, bytes.subarray(0, 24)]);
    },
    pixels: () => (head.length < 24 ? null : head.readUInt32BE(16) * head.readUInt32BE(20)),
  };
}

// Bytes of: marker, length, precision, height, width.
const frameHeader = 9;

/** A JPEG is a series of segments, each with its length. The one with the size may come after any number of others. */
function meterJpeg(): PictureMeter {
  let found: number | null = null;
  let over = false;
  /** Bytes to skip before the next marker; initially the two that start the file. */
  let skip = 2;
  let pending = Buffer.alloc(0);

  function step(): boolean {
    if (skip > 0) {
      const passed = Math.min(skip, pending.length);
      pending = pending.subarray(passed);
      skip -= passed;
      return passed > 0;
    }
    if (pending.length < frameHeader) return false;
    const marker = pending[1] ?? 0;
    if (pending[0] === 0xff && marker === 0xff) {
      skip = 1;
      return true;
    }
    // The size cannot follow the start of the scan or a byte that is not a marker.
    if (pending[0] !== 0xff || marker === 0xda || marker === 0xd9) over = true;
    else if (isFrame(marker)) found = pending.readUInt16BE(5) * pending.readUInt16BE(7);
    else skip = 2 + Math.max(2, pending.readUInt16BE(2));
    return !over && found === null;
  }

  return {
    feed(bytes) {
      if (over || found !== null) return;
      pending = Buffer.concat([pending, bytes]);
      while (step());
    },
    pixels: () => found,
  };
}

/** 0xC0 to 0xCF are frame markers, except for three with another meaning. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
