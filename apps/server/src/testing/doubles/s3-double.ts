import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { serve } from "../../../../../tools/lib/serve.ts";

const keys = { accessKeyId: "TESTKEY", secretAccessKey: "test/secret" };
export const s3Account = { region: "eu-central-1", keys };

export type S3Behaviour = "works" | "is down" | "is silent" | "breaks off";

/**
 * An S3 server in memory with the bucket `papers`. It verifies the signature of each request (AWS Signature Version 4)
 * and the checksum of each upload.
 */
export async function startS3Double() {
  const files = new Map<string, Buffer>();
  const sessionTokens: (string | null)[] = [];
  let behaviours: S3Behaviour[] = [];
  const { url, close } = await serve((request, response) => {
    void (async () => {
      const behaviour = behaviours.shift() ?? "works";
      if (behaviour === "is silent") return;
      const answer = (status: number, body?: Buffer) => void response.writeHead(status).end(body);
      const refuse = (status: number, code: string) =>
        answer(
          status,
          Buffer.from(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`),
        );
      if (behaviour === "is down") return refuse(503, "ServiceUnavailable");
      const body = await readBody(request);
      const fault = findFault(request, body);
      if (fault) return refuse(403, fault);
      sessionTokens.push(request.headers["x-amz-security-token"]?.toString() ?? null);
      const path = request.url?.split("?")[0] ?? "";
      if (!path.startsWith("/papers/")) return refuse(404, "NoSuchBucket");
      if (request.method === "PUT") files.set(path, body);
      if (request.method === "DELETE") files.delete(path);
      if (request.method !== "GET") return answer(request.method === "PUT" ? 200 : 204);
      const found = files.get(path);
      if (!found) return refuse(404, "NoSuchKey");
      const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? "")?.[1] ?? 0);
      const rest = found.subarray(from);
      const range = from > 0 && { "Content-Range": `bytes ${from}-${found.length - 1}/${found.length}` };
      response.writeHead(range ? 206 : 200, { "Content-Length": rest.length, ...range });
      if (behaviour !== "breaks off") return void response.end(rest);
      response.write(rest.subarray(0, 3), () => setImmediate(() => request.socket.destroy()));
    })().catch(() => request.socket.destroy());
  });
  return {
    endpoint: url,
    files,
    /** The session token of each signed request; null for a request without one. */
    sessionTokens,
    is(...next: S3Behaviour[]) {
      behaviours = next;
    },
    stop: close,
  };
}

/** Throws for an incomplete body, so that it is never stored. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

const sha256 = (bytes: string | Buffer, encoding: "hex" | "base64" = "hex") =>
  createHash("sha256").update(bytes).digest(encoding);
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

/** The error code for a request that is not signed, or whose body is not the signed one; null for a valid one. */
function findFault({ method, url = "", headers }: IncomingMessage, body: Buffer): string | null {
  const authorization =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? "",
    );
  const [, accessKeyId, day = "", region, names = "", signature] = authorization ?? [];
  if (accessKeyId !== keys.accessKeyId) return "InvalidAccessKeyId";
  if (region !== s3Account.region) return "AuthorizationHeaderMalformed";
  const at = String(headers["x-amz-date"]);
  const time = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  if (!at.startsWith(day) || !(Math.abs(Date.now() - time) < 15 * 60_000)) return "RequestTimeTooSkewed";
  const signed = ["host", ...Object.keys(headers).filter((name) => name.startsWith("x-amz-"))];
  if (!signed.every((name) => names.split(";").includes(name))) return "AccessDenied";
  const contentHash = String(headers["x-amz-content-sha256"]);
  const checksum = headers["x-amz-checksum-sha256"];
  if (contentHash !== sha256(body) && checksum !== sha256(body, "base64")) return "BadDigest";
  const [path = "", query = ""] = url.split("?");
  const lines = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, path, query.split("&").toSorted().join("&"), lines.join(""), names, contentHash];
  const scope = `${day}/${s3Account.region}/s3/aws4_request`;
  const secret = [day, s3Account.region, "s3", "aws4_request"].reduce<string | Buffer>(
    hmac,
    `AWS4${keys.secretAccessKey}`,
  );
  const text = `AWS4-HMAC-SHA256\n${at}\n${scope}\n${sha256(canonical.join("\n"))}`;
  return hmac(secret, text).toString("hex") === signature ? null : "SignatureDoesNotMatch";
}
