import { type IncomingMessage, request as plainRequest, type RequestOptions } from "node:http";
import { request as secureRequest } from "node:https";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import aws4 from "aws4";

export interface S3Account {
  /** `https://s3.example.com`, with the bucket as first part of the path. Null: Amazon's endpoint for the region. */
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Timeout for an idle connection, in ms. */
  idleMs?: number;
}

export interface S3Request {
  method: "PUT" | "GET" | "DELETE";
  path: string;
  size?: number;
  /** Of the body, in hex; part of the signature. */
  sha256?: string;
  body?: Readable;
}

const emptySha256 = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

/** Sends one signed request and returns the response before its body has been read. */
export async function sendS3Request(account: S3Account, s3Request: S3Request): Promise<IncomingMessage> {
  const { endpoint, region, accessKeyId, secretAccessKey, idleMs = 30_000 } = account;
  const { protocol, host, hostname, port, pathname } = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  const { method, path, size = 0, sha256 = emptySha256, body } = s3Request;
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
  request.once("timeout", () => request.destroy(new Error("the storage timed out")));
  const response = new Promise<IncomingMessage>((resolve, reject) => {
    request.once("response", resolve);
    request.once("error", reject);
  });
  if (!body) request.end();
  // The store's response counts, even if it arrives before the whole body has been sent.
  else pipeline(body, request).catch((error: unknown) => request.destroy(toError(error)));
  return response;
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
