/** Types of files that may be uploaded, with the extensions of their names; the first is the usual one. */
export const uploadTypes = {
  "application/pdf": ["pdf"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/heic": ["heic", "heif"],
  "image/heif": ["heif", "heic"],
} as const satisfies Record<string, readonly string[]>;
export type UploadType = keyof typeof uploadTypes;

/** How many bytes of a file its type is recognised by. */
export const recognisedBy = 4_100;

/**
 * The type of a file by its first bytes, whatever its name says; null for types that may not be uploaded. Browser and
 * server decide alike.
 */
export function recogniseFile(head: Uint8Array): UploadType | null {
  // Lenient readers accept a PDF header anywhere in the first kilobyte. We accept only a byte order mark before it.
  if (textAt(head, 0, 5) === "%PDF-" || textAt(head, 0, 8) === "\u00EF\u00BB\u00BF%PDF-") return "application/pdf";
  if (textAt(head, 0, 3) === "\u00FF\u00D8\u00FF") return "image/jpeg";
  if (textAt(head, 0, 8) === "\u0089PNG\r\n\u001A\n") return isAnimated(head) ? null : "image/png";
  return textAt(head, 4, 4) === "ftyp" ? typeOfContainer(head) : null;
}

const heicBrands = ["heic", "heix"];
const avifBrands = ["avif", "avis"];

/** HEIC, AVIF, MP4 and others share a container and differ in the brands that its first box names. */
function typeOfContainer(head: Uint8Array): UploadType | null {
  const length = numberAt(head, 0);
  const major = textAt(head, 8, 4);
  if (heicBrands.includes(major)) return "image/heic";
  if (major !== "mif1") return null;
  const others: string[] = [];
  for (let index = 16; index + 4 <= Math.min(length, head.length); index += 4) others.push(textAt(head, index, 4));
  const isAvif = others.some((brand) => avifBrands.includes(brand));
  return isAvif && !others.some((brand) => heicBrands.includes(brand)) ? null : "image/heif";
}

/** Whether a PNG has the chunk of an animation before its pixels. */
function isAnimated(head: Uint8Array): boolean {
  for (let index = 8; index + 8 <= head.length; index += 12 + numberAt(head, index)) {
    const chunk = textAt(head, index + 4, 4);
    if (chunk === "IDAT") return false;
    if (chunk === "acTL") return true;
  }
  return false;
}

/** One character for each byte; shorter than `length` at the end of the file. */
function textAt(bytes: Uint8Array, index: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(index, index + length));
}

/** 32 bits, big-endian. Missing bytes count as zero. */
function numberAt(bytes: Uint8Array, position: number): number {
  return [0, 1, 2, 3].reduce((sum, index) => sum * 256 + (bytes[position + index] ?? 0), 0);
}
