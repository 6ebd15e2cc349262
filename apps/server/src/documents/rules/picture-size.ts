import { makeHeifMeter } from "./heif-size.ts";
import { makeJpegMeter } from "./jpeg-size.ts";

/** Reads a picture's size from its header, in chunks of any size, without decoding the picture. */
export interface PictureMeter {
  feed(bytes: Uint8Array): void;
  /** The number of pixels; null until known, `unreadable` if a lenient reader might see another size than we do. */
  pixels(): number | "unreadable" | null;
}

/** Null for a type that is not a picture. */
export function makePictureMeter(contentType: string): PictureMeter | null {
  if (contentType === "image/png") return makePngMeter();
  if (contentType === "image/jpeg") return makeJpegMeter();
  return contentType === "image/heic" || contentType === "image/heif" ? makeHeifMeter() : null;
}

function makePngMeter(): PictureMeter {
  let head = Buffer.alloc(0);
  return {
    feed(bytes) {
      if (head.length < 24) head = Buffer.concat([head, bytes.subarray(0, 24)]);
    },
    pixels() {
      if (head.length < 24) return null;
      if (head.toString("latin1", 12, 16) !== "IHDR") return "unreadable";
      return head.readUInt32BE(16) * head.readUInt32BE(20) || "unreadable";
    },
  };
}
