import { traceHeaders } from "./telemetry/trace-headers.ts";

interface OutsideRequest {
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer>;
  /** From the first byte sent to the last byte read, in ms. */
  timeout: number;
}

const maxBytes = 1024 * 1024;

/** Stops reading a longer body, which may be far longer than what was sent because it was compressed. Errors: throws then. */
export async function readAtMost({ body }: Response, most: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > most) throw new Error("the answer is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Posts to an outside service, and returns the body of its answer. Follows no redirect. Errors: rejects on timeouts and
 * connection errors, for a status other than 200, and for an answer of more than 1 MB.
 */
export async function postOutside(
  url: string,
  { headers, body, timeout }: OutsideRequest,
): Promise<Buffer<ArrayBuffer>> {
  const response = await fetch(url, {
    method: "POST",
    headers: { ...headers, ...traceHeaders() },
    body,
    redirect: "error",
    signal: AbortSignal.timeout(timeout),
  });
  if (response.status !== 200) throw new Error(`status ${response.status}`);
  return readAtMost(response, maxBytes);
}
