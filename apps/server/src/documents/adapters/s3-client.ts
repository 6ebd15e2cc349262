import { GetObjectCommand, S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import { ConfigError } from "../../platform/config/config-error.ts";
import type { Log } from "../../platform/log.ts";

export interface S3Account {
  /** `https://s3.example.com`. Null: Amazon's endpoint for the region. */
  endpoint: string | null;
  region: string;
  /** Null: what the SDK finds, such as the role of the machine or a profile. */
  keys: { accessKeyId: string; secretAccessKey: string } | null;
  /** Timeout for an idle connection, in ms. */
  idleMs?: number;
}

/** How often each request is sent in all. The SDK does not repeat a body that is a stream. */
export const attempts = 3;

/** The SDK would otherwise write to the console that it does not repeat a stream. We do. */
const silence = () => {};
const logger = { debug: silence, info: silence, warn: silence, error: silence };

export function makeS3Client({ endpoint, region, keys, idleMs = 5_000 }: S3Account): S3Client {
  return new S3Client({
    region,
    ...(endpoint !== null && { endpoint }),
    ...(keys && { credentials: keys }),
    // The bucket is the first part of the path, which all stores understand.
    forcePathStyle: true,
    // Not all stores understand checksums in trailers, the SDK's default.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    expectContinueHeader: false,
    maxAttempts: attempts,
    logger,
    requestHandler: { connectionTimeout: idleMs, socketTimeout: idleMs },
  });
}

/** Of errors that no retry will repair, the reason why. Source: Amazon's list of S3 error codes. */
const reasons: Record<string, string> = {
  NoSuchBucket: "S3_BUCKET names a bucket that does not exist.",
  PermanentRedirect: "S3_REGION is not the region of S3_BUCKET.",
  AuthorizationHeaderMalformed: "S3_REGION is not the region of S3_BUCKET.",
  InvalidAccessKeyId: "S3_ACCESS_KEY_ID is not known to the document storage.",
  SignatureDoesNotMatch: "S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID.",
  CredentialsProviderError: "S3_ACCESS_KEY_ID is not set, and the environment gives no other credentials.",
};

/**
 * Reads a file that does not exist, which needs no other permission than work does. Errors: throws a ConfigError if the
 * settings are wrong. A store that is down is only logged: it does not concern most of the product.
 */
export async function checkBucket(client: S3Client, bucket: string, log: Log): Promise<void> {
  try {
    await client.send(new GetObjectCommand({ Bucket: bucket, Key: "start-check" }));
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    const reason = reasons[name];
    if (reason) throw new ConfigError(reason);
    // AccessDenied instead of NoSuchKey: the account may not list the bucket, which it need not.
    if (name === "NoSuchKey" || name === "AccessDenied") return;
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404)
      throw new ConfigError("S3_BUCKET names a bucket that does not exist.");
    log.warn({ error: String(error) }, "the document storage cannot be reached");
  }
}
