import type { IncomingHttpHeaders } from "node:http";

/**
 * The minimum size of the file: Content-Length without everything else in the body; 0 if unknown. `head` begins the
 * body and contains `fieldsBefore` parts and the header of the file's part.
 */
export function minimumFileSize(headers: IncomingHttpHeaders, head: Buffer, fieldsBefore: number): number {
  const length = Number(headers["content-length"] ?? 0);
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(headers["content-type"] ?? "");
  const delimiter = boundary?.[1] ?? boundary?.[2];
  if (!delimiter || !Number.isSafeInteger(length)) return 0;
  let at = 0;
  for (let part = 0; part <= fieldsBefore; part++) {
    const found = head.indexOf(`--${delimiter}`, at);
    if (found < 0) return 0;
    at = found + delimiter.length + 2;
  }
  const headerEnd = head.indexOf("\r\n\r\n", at);
  if (headerEnd < 0) return 0;
  // After the file: CRLF, the boundary between two pairs of hyphens, and usually one more CRLF.
  const after = delimiter.length + 8;
  return Math.max(0, length - (headerEnd + 4) - after);
}
