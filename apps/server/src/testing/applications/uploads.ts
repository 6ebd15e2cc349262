import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { getRisk, getTenant, saveSummary, type UploadedDocument, type Problem } from "@kautia/contract";
import { answerAllQuestions, type ApplicationOptions } from "./answers.ts";
import type { TestServer } from "../server/make-test-server.ts";

// Split, so that no scanner reports this source file.
export const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");
export const pdf = (content = "") => Buffer.from(`%PDF-1.7\n${content}\n%%EOF\n`);

export interface Applicant {
  token: string;
  refId: string;
}

const consents = { termsAndPrivacy: true, initialInformation: true };
const student = { employmentStatus: "STUDENT", educationLevel: "Master", educationPlace: "TU Berlin" } as const;

export async function applyAsStudent(server: TestServer, options: ApplicationOptions = {}): Promise<Applicant> {
  const token = await answerAllQuestions(server, { employment: student, ...options });
  await server.call(saveSummary, { body: { token, consents } });
  await server.call(getRisk, { query: { token } });
  const { body } = await server.call(getTenant, { params: { token } });
  if (!body) throw new Error("no record");
  return { token, refId: body.refId };
}

export interface Sent {
  token: string;
  type?: string;
  fileName?: string;
  content?: Buffer;
  key?: string;
  /** The sender's address. */
  ip?: string;
}

const edge = "----test-edge-7f3a";
export const multipartType = `multipart/form-data; boundary=${edge}`;

/** An empty `type` leaves the part out. */
export function frame({ token, type = "PASSPORT", fileName = "pass.pdf" }: Sent): { before: Buffer; after: Buffer } {
  const field = (name: string, value: string) =>
    `--${edge}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\nContent-Type: application/pdf\r\n\r\n`;
  const before = Buffer.from(`${field("token", token)}${type && field("type", type)}${file}`);
  return { before, after: Buffer.from(`\r\n--${edge}--\r\n`) };
}

export interface UploadAnswer {
  status: number;
  retryAfter: string | undefined;
  document: UploadedDocument | null;
  problem: Problem | null;
}

export async function uploadTo(
  { app }: TestServer,
  url: string,
  {
    fileName = "rechnung.pdf",
    content = pdf(),
    key,
    headers = {},
  }: Omit<Sent, "token"> & { headers?: Record<string, string> },
) {
  const head = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\n\r\n`;
  const answer = await app.inject({
    method: "POST",
    url: `/api/v1${url}`,
    headers: { ...headers, "content-type": multipartType, ...(key !== undefined && { "idempotency-key": key }) },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${edge}--\r\n`)]),
  });
  const body: { id: string; errorCode?: string } = answer.json();
  return { outcome: body.errorCode ? `${answer.statusCode} ${body.errorCode}` : answer.statusCode, body };
}

export async function upload({ app }: TestServer, refId: string, sent: Sent): Promise<UploadAnswer> {
  const { before, after } = frame(sent);
  const answer = await app.inject({
    method: "POST",
    url: `/api/v1/onboarding/${refId}/document`,
    headers: { "content-type": multipartType, ...(sent.key !== undefined && { "idempotency-key": sent.key }) },
    payload: Buffer.concat([before, sent.content ?? pdf(), after]),
    ...(sent.ip !== undefined && { remoteAddress: sent.ip }),
  });
  return readAnswer(answer.statusCode, answer.headers["retry-after"]?.toString(), answer.body);
}

/** Opens a real connection; the test sends the bytes later. */
export function beginUpload(url: string, refId: string, headers: Record<string, string | number>): ClientRequest {
  const begun = request(`${url}/api/v1/onboarding/${refId}/document`, {
    method: "POST",
    headers: { "content-type": multipartType, ...headers },
    agent: false,
  });
  // A server that refuses the upload may close the connection while we are still sending.
  begun.on("error", () => undefined);
  return begun;
}

export async function awaitUploadAnswer(begun: ClientRequest): Promise<UploadAnswer> {
  const response = await new Promise<IncomingMessage>((resolve) => begun.once("response", resolve));
  const chunks: Buffer[] = [];
  response.on("data", (chunk: Buffer) => chunks.push(chunk));
  await once(response, "end");
  const retryAfter = response.headers["retry-after"];
  return readAnswer(response.statusCode ?? 0, retryAfter, Buffer.concat(chunks).toString());
}

function readAnswer(status: number, retryAfter: string | undefined, text: string): UploadAnswer {
  const body = JSON.parse(text);
  const ok = status === 200;
  return {
    status,
    retryAfter,
    document: ok ? body : null,
    problem: ok ? null : body,
  };
}
