import { request } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { App } from "./app.ts";
import { apply, refIdOf } from "./tenant-by-api.ts";
import type { ApiClient } from "./api-client.ts";

export interface Applicant {
  token: string;
  refId: string;
}

/** Creates applications of students, who owe documents. */
export async function applyAsStudents(api: ApiClient, count: number): Promise<Applicant[]> {
  const applicants: Applicant[] = [];
  for (let index = 0; index < count; index++) {
    const token = await apply(api, { employmentStatus: "STUDENT", email: `upload-${index}@example.com` });
    applicants.push({ token, refId: await refIdOf(api, token) });
  }
  return applicants;
}

const size = 50 * 1024 * 1024;
const edge = "----bench-edge";
/** The interval for polling the server's memory, in ms. */
const pollInterval = 50;

/** Uploads 50 MB for each applicant at once and polls the server's resident memory, in MB. */
export async function measureUploads(
  { url, metricsUrl }: Pick<App, "url" | "metricsUrl">,
  applicants: readonly Applicant[],
) {
  const before = await residentMegabytes(metricsUrl);
  let peak = before;
  const over = new AbortController();
  const look = (async () => {
    while (!over.signal.aborted) {
      peak = Math.max(peak, await residentMegabytes(metricsUrl));
      await new Promise((resolve) => setTimeout(resolve, pollInterval));
    }
  })();
  const start = performance.now();
  const statuses = await Promise.all(applicants.map((applicant) => sendLargest(url, applicant)));
  const seconds = (performance.now() - start) / 1000;
  over.abort();
  await look;
  return { before, peak, seconds, statuses };
}

async function residentMegabytes(metricsUrl: string): Promise<number> {
  const answer = await fetch(`${metricsUrl}/metrics`);
  const text = await answer.text();
  const bytes = /^process_resident_memory_bytes (\d+)/m.exec(text)?.[1];
  if (!bytes) throw new Error("the server's metrics do not contain its memory");
  return Number(bytes) / 1024 / 1024;
}

async function sendLargest(url: string, { token, refId }: Applicant): Promise<number> {
  const field = (name: string, value: string) =>
    `--${edge}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const head = `${field("token", token)}${field("type", "PASSPORT")}--${edge}\r\nContent-Disposition: form-data; name="file"; filename="scan.pdf"\r\n\r\n`;
  const tail = `\r\n--${edge}--\r\n`;
  const upload = request(`${url}/api/v1/onboarding/${refId}/document`, {
    method: "POST",
    agent: false,
    headers: {
      "Content-Type": `multipart/form-data; boundary=${edge}`,
      "Content-Length": Buffer.byteLength(head) + size + Buffer.byteLength(tail),
    },
  });
  const answer = new Promise<number>((resolve, reject) => {
    upload.once("response", (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    upload.once("error", reject);
  });
  await pipeline(Readable.from(wholeBody(head, tail)), upload);
  return answer;
}

function* wholeBody(head: string, tail: string): Generator<Buffer> {
  yield Buffer.from(head);
  const piece = Buffer.alloc(64 * 1024, "x");
  const first = Buffer.from(piece);
  first.write("%PDF-1.7\n");
  for (let sent = 0; sent < size; sent += piece.length) yield sent === 0 ? first : piece;
  yield Buffer.from(tail);
}
