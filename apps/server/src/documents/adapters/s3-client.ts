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

/** How many times each request is sent at most. The SDK does not repeat a body that is a stream. */
export const attempts = 3;

/** Without this the SDK warns on the console that it does not repeat a stream. We repeat it ourselves. */
const silence = () => {};
const logger = { debug: silence, info: silence, warn: silence, error: silence };

export function makeS3Client({ endpoint, region, keys, idleMs = 5_000 }: S3Account): S3Client {
  return new S3Client({
    region,
    ...(endpoint !== null && { endpoint }),
    ...(keys && { credentials: keys }),
    // Puts the bucket in the path, which all stores understand.
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

/** Explanations of errors that no retry can repair. Source: Amazon's list of S3 error codes. */
const reasons: Record<string, string> = {
  NoSuchBucket: "S3_BUCKET names a bucket that does not exist.",
  PermanentRedirect: "S3_REGION is not the region of S3_BUCKET.",
  AuthorizationHeaderMalformed: "S3_REGION is not the region of S3_BUCKET.",
  InvalidAccessKeyId: "S3_ACCESS_KEY_ID is not known to the document storage.",
  SignatureDoesNotMatch: "S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID.",
  CredentialsProviderError: "S3_ACCESS_KEY_ID is not set, and the environment gives no other credentials.",
};

/**
 * Checks the settings by reading a file that does not exist, which needs no extra permission. Errors: throws a
 * ConfigError if the settings are wrong. A store that is down is only logged, because most of the product works without
 * it.
 */
export async function checkBucket(client: S3Client, bucket: string, log: Log): Promise<void> {
  try {
    await client.send(new GetObjectCommand({ Bucket: bucket, Key: "start-check" }));
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    const reason = reasons[name];
    if (reason) throw new ConfigError(reason);
    // Some stores answer AccessDenied instead of NoSuchKey to an account that may not list the bucket, which is fine.
    if (name === "NoSuchKey" || name === "AccessDenied") return;
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404)
      throw new ConfigError("S3_BUCKET names a bucket that does not exist.");
    log.warn({ error: String(error) }, "the document storage cannot be reached");
  }
}
