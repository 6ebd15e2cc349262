import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";

export const s3Account = { region: "eu-central-1", accessKeyId: "TESTKEY", secretAccessKey: "test/secret" };

export type S3Behaviour = "works" | "is down" | "is silent" | "breaks off";

/** An S3 server in memory that verifies the signature of each request (AWS Signature Version 4). */
export async function startS3Double() {
  const files = new Map<string, Buffer>();
  let behaviours: S3Behaviour[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const behaviour = behaviours.shift() ?? "works";
      if (behaviour === "is silent") return;
      const answer = (status: number, body?: Buffer) => response.writeHead(status).end(body);
      if (behaviour === "is down") return answer(503);
      const body = await readBody(request);
      if (!hasValidSignature(request, body)) return answer(403);
      const path = request.url ?? "";
      const found = files.get(path);
      if (request.method === "PUT") files.set(path, body);
      if (request.method === "DELETE") files.delete(path);
      if (request.method !== "GET") return answer(request.method === "PUT" ? 200 : 204);
      if (!found) return answer(404);
      if (behaviour !== "breaks off") return answer(200, found);
      response.writeHead(200, { "Content-Length": found.length });
      response.write(found.subarray(0, 3), () => request.socket.destroy());
      return undefined;
    })().catch(() => request.socket.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const at = server.address();
  if (at === null || typeof at === "string") throw new Error("no port");
  return {
    endpoint: `http://127.0.0.1:${at.port}`,
    files,
    is(...next: S3Behaviour[]) {
      behaviours = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Throws for an incomplete body, so that it is never stored. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

function hasValidSignature({ method, url = "", headers }: IncomingMessage, body: Buffer): boolean {
  const authorization =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? "",
    );
  const [, accessKeyId, day = "", region, names = "", signature] = authorization ?? [];
  const at = String(headers["x-amz-date"]);
  const contentHash = String(headers["x-amz-content-sha256"]);
  const time = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  if (accessKeyId !== s3Account.accessKeyId || region !== s3Account.region || !at.startsWith(day)) return false;
  if (!(Math.abs(Date.now() - time) < 15 * 60_000) || contentHash !== sha256(body)) return false;
  if (!["host", "x-amz-content-sha256", "x-amz-date"].every((name) => names.split(";").includes(name))) return false;
  const lines = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, url, "", lines.join(""), names, contentHash].join("\n");
  const scope = `${day}/${s3Account.region}/s3/aws4_request`;
  const secret = [day, s3Account.region, "s3", "aws4_request"].reduce<string | Buffer>(
    hmac,
    `AWS4${s3Account.secretAccessKey}`,
  );
  return hmac(secret, `AWS4-HMAC-SHA256\n${at}\n${scope}\n${sha256(canonical)}`).toString("hex") === signature;
}
