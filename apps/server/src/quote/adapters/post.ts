import { request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { text as readText } from "node:stream/consumers";

/** Who we are, and whom we trust; PEM. */
export interface Secrets {
  cert: Buffer;
  key: Buffer;
  /** Null: whom the system trusts. */
  ca: Buffer | null;
}

interface Posted {
  headers: Record<string, string>;
  body: string;
  secrets: Secrets | null;
  /** For all of it, from the first byte sent to the last one read, in ms. */
  timeout: number;
}

const longestAnswer = 64 * 1024;

/** One POST. Errors: throws when it takes too long, is broken off, is longer than any answer, or TLS refuses either side. */
export async function post(
  url: string,
  { headers, body, secrets, timeout }: Posted,
): Promise<{ status: number; text: string }> {
  const signal = AbortSignal.timeout(timeout);
  const request = url.startsWith("https:") ? secureRequest : plainRequest;
  const tls = secrets && { cert: secrets.cert, key: secrets.key, ...(secrets.ca && { ca: secrets.ca }) };
  return new Promise((resolve, reject) => {
    const asking = request(url, { method: "POST", headers, signal, agent: false, ...tls }, (answer) => {
      let size = 0;
      answer.on("data", (chunk: Buffer) => {
        size += chunk.length;
        if (size > longestAnswer) answer.destroy(new Error("the answer is too long"));
      });
      readText(answer).then((text) => resolve({ status: answer.statusCode ?? 0, text }), reject);
    });
    asking.on("error", reject);
    asking.end(body);
  });
}
