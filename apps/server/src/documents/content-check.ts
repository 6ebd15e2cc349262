import type { UploadType } from "@kautia/contract";
import { makePdfLockFinder } from "./pdf-lock.ts";
import { makePictureMeter } from "./rules/picture-size.ts";

/** Decides from a file's bytes, in chunks of any size, whether a person could open it without harm. */
export interface ContentCheck {
  feed(bytes: Uint8Array): void;
  /** Whether the bytes so far are enough to refuse the file. */
  fails(): boolean;
  /** Whether the file is acceptable. Asked at its end. */
  passes(): boolean;
}

/** A picture must have a known size within the limit; a PDF must open without a password. */
export function checkContent(type: UploadType, maxPixels: number): ContentCheck {
  const meter = makePictureMeter(type);
  if (meter === null) {
    const lock = makePdfLockFinder();
    return { feed: lock.feed, fails: () => false, passes: () => !lock.needsPassword() };
  }
  return {
    feed: meter.feed,
    fails() {
      const pixels = meter.pixels();
      return pixels === "unreadable" || (pixels !== null && pixels > maxPixels);
    },
    passes() {
      const pixels = meter.pixels();
      return typeof pixels === "number" && pixels <= maxPixels;
    },
  };
}
