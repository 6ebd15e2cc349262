import { type IncomingMessage, request as plainRequest, type RequestOptions } from "node:http";
import { request as secureRequest } from "node:https";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import aws4 from "aws4";

export interface S3Account {
  /** `https://s3.example.com`; buckets are the first part of the path. Null: Amazon's own in the region. */
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Longest silence, in ms. */
  idleMs?: number;
}

export interface S3Request {
  method: "PUT" | "GET" | "DELETE";
  path: string;
  size?: number;
  /** In hex; part of what is signed. */
  sha256?: string;
  body?: Readable;
}

const emptySha256 = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

/** One signed request; the answer's body is still to come. */
export async function askS3(account: S3Account, asked: S3Request): Promise<IncomingMessage> {
  const { endpoint, region, accessKeyId, secretAccessKey, idleMs = 30_000 } = account;
  const { protocol, host, hostname, port, pathname } = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  const { method, path, size = 0, sha256 = emptySha256, body } = asked;
  const signed = aws4.sign(
    {
      service: "s3",
      region,
      method,
      path: `${pathname.replace(/\/$/, "")}${path}`,
      headers: {
        Host: host,
        "X-Amz-Content-Sha256": sha256,
        ...(body && { "Content-Length": size, "Content-Type": "application/octet-stream" }),
      },
    },
    { accessKeyId, secretAccessKey },
  );
  const options: RequestOptions = {
    method,
    path: signed.path,
    headers: signed.headers,
    hostname: hostname.replace(/^\[|\]$/g, ""),
    port,
    timeout: idleMs,
  };
  const request = (protocol === "https:" ? secureRequest : plainRequest)(options);
  request.once("timeout", () => request.destroy(new Error("the storage does not answer")));
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    request.once("response", resolve);
    request.once("error", reject);
  });
  if (!body) request.end();
  // What it says counts, also where it says it before the last byte has gone over.
  else pipeline(body, request).catch((error: unknown) => request.destroy(toError(error)));
  return answer;
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
