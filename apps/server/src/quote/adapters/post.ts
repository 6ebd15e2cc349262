import { request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { text as readText } from "node:stream/consumers";
import { traceHeaders } from "../../platform/telemetry/trace-headers.ts";

/** Certificates and key for mutual TLS, in PEM. */
export interface Secrets {
  cert: Buffer;
  key: Buffer;
  /** The authorities that we trust; null: the system's. */
  ca: Buffer | null;
}

interface Posted {
  headers: Record<string, string>;
  body: string;
  secrets: Secrets | null;
  /** From the first byte sent to the last byte read, in ms. */
  timeout: number;
}

const maxAnswerBytes = 64 * 1024;

/**
 * Posts a body and returns the response. Errors: rejects on timeouts, on connection and TLS errors, and on responses
 * that are too long.
 */
export async function post(
  url: string,
  { headers, body, secrets, timeout }: Posted,
): Promise<{ status: number; text: string }> {
  const signal = AbortSignal.timeout(timeout);
  const request = url.startsWith("https:") ? secureRequest : plainRequest;
  const tls = secrets && { cert: secrets.cert, key: secrets.key, ...(secrets.ca && { ca: secrets.ca }) };
  return new Promise((resolve, reject) => {
    const sent = { ...headers, ...traceHeaders() };
    const asking = request(url, { method: "POST", headers: sent, signal, agent: false, ...tls }, (answer) => {
      let size = 0;
      answer.on("data", (chunk: Buffer) => {
        size += chunk.length;
        if (size > maxAnswerBytes) answer.destroy(new Error("the response is too long"));
      });
      readText(answer).then((text) => resolve({ status: answer.statusCode ?? 0, text }), reject);
    });
    asking.on("error", reject);
    asking.end(body);
  });
}
