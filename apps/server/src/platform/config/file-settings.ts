import * as z from "zod";
import { about, group, optional, refuse, text, url } from "./setting.ts";

/** `host:port`, `[IPv6]:port`, or the path of a socket. */
const scannerAddress = text.transform((given, context): { host: string; port: number } | { path: string } => {
  if (given.startsWith("/")) return { path: given };
  const [, six, four, digits] = /^(?:\[([0-9a-f:]+)\]|([^\s:/]+)):(\d{1,5})$/i.exec(given) ?? [];
  const host = six ?? four;
  const port = Number(digits);
  if (host && port >= 1 && port <= 65_535) return { host, port };
  context.addIssue("must be host:port or the path of a socket");
  return z.NEVER;
});

export const fileSettings = (production: boolean) =>
  group(
    "Scanner and document storage",
    {
      CLAMD_ADDRESS: optional(scannerAddress).register(about, {
        means:
          "`host:port` of a clamd, or the path of its socket. Without the lines of clamd.conf (docs/operations.md#clamd) it reports " +
          "files as clean that it has not read. The built-in scanner knows only the test signature",
        standIn: "the built-in scanner",
        example: "clamd:3310",
      }),
      S3_BUCKET: optional(text.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket")).register(
        about,
        {
          means:
            "the bucket of an S3-compatible store that keeps the documents. The server does not start if it does not exist",
          otherwise: "a folder in `DATA_DIR`",
          example: "kautia-documents",
        },
      ),
      S3_REGION: optional(text).register(about, {
        means: "its region, needed without `S3_ENDPOINT`",
        example: "eu-central-1",
      }),
      // Passports are sent over this connection.
      S3_ENDPOINT: optional(production ? url("https") : url("https", "http")).register(about, {
        means: "the address of any store other than Amazon's; the bucket is the first part of the path",
        otherwise: "Amazon's",
        example: "https://s3.example",
      }),
      S3_ACCESS_KEY_ID: optional(text).register(about, {
        means: "the key of the account at the store",
        otherwise: "the role or the profile of the machine",
        example: "kautia",
      }),
      S3_SECRET_ACCESS_KEY: optional(text).register(about, { means: "its secret", example: "…" }),
    },
    ({ CLAMD_ADDRESS, ...s3 }) => ({
      /** Null selects the built-in scanner, which recognises only the test signature. */
      scanner: CLAMD_ADDRESS,
      /** Null selects a folder in `dataDir`. */
      storage: readStorage(s3),
    }),
  );

type S3Name = "S3_BUCKET" | "S3_REGION" | "S3_ENDPOINT" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY";

function readStorage(s3: Record<S3Name, string | null>) {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = s3;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = s3;
  if (bucket === null) {
    if (Object.values(s3).some((given) => given !== null)) refuse("S3_BUCKET", "is needed with the other S3 settings");
    return null;
  }
  if (accessKeyId !== null && secretAccessKey === null)
    refuse("S3_SECRET_ACCESS_KEY", "is needed with S3_ACCESS_KEY_ID");
  if (accessKeyId === null && secretAccessKey !== null)
    refuse("S3_ACCESS_KEY_ID", "is needed with S3_SECRET_ACCESS_KEY");
  if (region === null && endpoint === null) refuse("S3_REGION", "is needed without S3_ENDPOINT");
  /** Null: the SDK looks for credentials itself, such as the role of the machine. */
  const keys = accessKeyId !== null && secretAccessKey !== null ? { accessKeyId, secretAccessKey } : null;
  return { bucket, region: region ?? "us-east-1", endpoint, keys };
}
