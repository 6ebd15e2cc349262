import type { IncomingHttpHeaders } from "node:http";

/**
 * How many bytes the file of a multipart body has at least, known when its first byte arrives: the request's length, less what
 * came before the file and what must come after it. 0 where nothing can be said. `head` is the beginning of the body, in
 * which `fieldsBefore` parts and then the file's own header stand.
 */
export function leastFileSize(headers: IncomingHttpHeaders, head: Buffer, fieldsBefore: number): number {
  const length = Number(headers["content-length"] ?? 0);
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(headers["content-type"] ?? "");
  const mark = boundary?.[1] ?? boundary?.[2];
  if (!mark || !Number.isSafeInteger(length)) return 0;
  let at = 0;
  for (let part = 0; part <= fieldsBefore; part++) {
    const found = head.indexOf(`--${mark}`, at);
    if (found < 0) return 0;
    at = found + mark.length + 2;
  }
  const headerEnd = head.indexOf("\r\n\r\n", at);
  if (headerEnd < 0) return 0;
  // After the file: CRLF, the mark between two pairs of hyphens, and most often one more CRLF.
  const after = mark.length + 8;
  return Math.max(0, length - (headerEnd + 4) - after);
}
