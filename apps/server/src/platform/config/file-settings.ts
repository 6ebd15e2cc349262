import type { EnvironmentReader } from "./config-reader.ts";
import type { Config } from "./settings.ts";

/** `host:port`, `[IPv6]:port`, or the path of a socket. */
export function readScanner(read: EnvironmentReader): Config["scanner"] {
  const text = read.text("CLAMD_ADDRESS");
  if (text === null) return null;
  if (text.startsWith("/")) return { path: text };
  const [, six, four, digits] = /^(?:\[([0-9a-f:]+)\]|([^\s:/]+)):(\d{1,5})$/i.exec(text) ?? [];
  const host = six ?? four;
  const port = Number(digits);
  if (!host || !(port >= 1 && port <= 65_535))
    return read.fail("CLAMD_ADDRESS", "must be host:port or the path of a socket");
  return { host, port };
}

export function readStorage(read: EnvironmentReader, production: boolean): Config["storage"] {
  const bucket = read.text("S3_BUCKET");
  // Passports are sent over this connection.
  const endpoint = read.url("S3_ENDPOINT", production ? ["https:"] : ["https:", "http:"]);
  const rest = [read.text("S3_REGION"), read.text("S3_ACCESS_KEY_ID"), read.text("S3_SECRET_ACCESS_KEY")] as const;
  const [region, accessKeyId, secretAccessKey] = rest;
  if (bucket === null) {
    const given = endpoint !== null || rest.some((text) => text !== null);
    return given ? read.fail("S3_BUCKET", "is needed with the other S3 settings") : null;
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) read.fail("S3_BUCKET", "must be the name of a bucket");
  const keys = accessKeyId !== null && secretAccessKey !== null ? { accessKeyId, secretAccessKey } : null;
  if (keys === null && accessKeyId !== null) read.fail("S3_SECRET_ACCESS_KEY", "is needed with S3_ACCESS_KEY_ID");
  if (keys === null && secretAccessKey !== null) read.fail("S3_ACCESS_KEY_ID", "is needed with S3_SECRET_ACCESS_KEY");
  if (region === null && endpoint === null) return read.fail("S3_REGION", "is needed where there is no S3_ENDPOINT");
  return { bucket, region: region ?? "us-east-1", endpoint, keys };
}
