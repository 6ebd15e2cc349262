import { type Call, uploadLimits } from "@kautia/contract";
import type { FastifyRequest } from "fastify";
import type { CallDeps } from "../call-deps.ts";
import { networkOf } from "../network-of.ts";
import { Refusal, refuse, refuseBodyType } from "../refusal.ts";
import { readParts, type UploadParts } from "./read-parts.ts";

/** A file that is arriving. */
export interface Upload extends UploadParts {
  /** The sender's network, from `networkOf`. */
  network: string;
  /** The Idempotency-Key, stored with the file, because the body cannot be compared before it has arrived. */
  idempotencyKey: string | null;
}

export interface UploadReading {
  /** Resolves when the file begins to arrive. */
  upload: Promise<Upload | Refusal>;
  /** Discards the rest of a refused file: a browser that is cut off shows a network error instead of our response. */
  stop(): void;
}

/** Begins to read the file of an upload. `before`: the parts that must come before the file. */
export function readUpload(
  { config }: Pick<CallDeps, "config">,
  request: FastifyRequest,
  before: NonNullable<Call["upload"]>,
): UploadReading {
  const reading = readParts(request.raw, { ...config.uploads, maxBytes: uploadLimits.maxBytes, before });
  const upload = toUpload(reading.parts, request);
  // A refused upload may still fail afterwards, when nobody waits for it any more.
  upload.catch(() => undefined);
  return { upload, stop: () => reading.stop() };
}

async function toUpload(
  reading: ReturnType<typeof readParts>["parts"],
  { headers, ip }: FastifyRequest,
): Promise<Upload | Refusal> {
  const parts = await reading;
  const isMultipart = /^multipart\/form-data\b/i.test(headers["content-type"] ?? "");
  if (parts === "not multipart" || !isMultipart) return refuseBodyType();
  if (typeof parts === "string") return refuse("FIELD_REQUIRED", [parts]);
  const key = headers["idempotency-key"];
  return { ...parts, network: networkOf(ip), idempotencyKey: typeof key === "string" ? key : null };
}
