import { createHash, createPrivateKey, privateEncrypt, randomUUID, sign, X509Certificate } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import type { CscSettings } from "../../platform/config/seal-settings.ts";
import type { Openssl } from "./openssl.ts";

/** What can be wrong with the service. */
export type SigningFault =
  | "slow"
  | "dead"
  | "refuses the login"
  | "refuses to authorize"
  | "signs something else"
  | "shows another certificate"
  | "answers nonsense";

export interface SigningService {
  settings: CscSettings & { timeout: number };
  fault: SigningFault | null;
  /** How many signatures it has made. */
  signatures: number;
  close(): void;
}

/** The PKCS #1 header of a SHA-256 hash. */
const hashHeader = Buffer.from("3031300d060960864801650304020105000420", "hex");

/** A remote signing service as the Cloud Signature Consortium describes it (1.0.4), with the insurer's key. */
export async function startSigningService(openssl: Openssl): Promise<SigningService> {
  const der = (name: string) => new X509Certificate(openssl.read(`${name}.pem`)).raw;
  const keyOf = (name: string) => createPrivateKey(openssl.read(`${name}.key`));
  const sessions = new Set<string>();
  /** The hash that each activation allows to sign, once. */
  const activations = new Map<string, string>();

  const methods: Record<string, (body: Record<string, unknown>) => object | null> = {
    "credentials/info"() {
      const own = service.fault === "shows another certificate" ? "other" : "insurer";
      const certificates = [own, "ca"].map((name) => der(name).toString("base64"));
      return { key: { status: "enabled", algo: ["1.2.840.113549.1.1.11"], len: 2048 }, cert: { certificates } };
    },
    "credentials/authorize"({ hash, numSignatures, PIN }) {
      if (service.fault === "refuses to authorize" || PIN !== "1234" || numSignatures !== 1) return null;
      const SAD = randomUUID();
      activations.set(SAD, String(hash));
      return { SAD, expiresIn: 300 };
    },
    "signatures/signHash"({ SAD, hash, hashAlgo, signAlgo }) {
      const [wanted] = Array.isArray(hash) ? hash : [];
      const isKnown = hashAlgo === "2.16.840.1.101.3.4.2.1" && signAlgo === "1.2.840.113549.1.1.11";
      if (!isKnown || activations.get(String(SAD)) !== wanted) return null;
      activations.delete(String(SAD));
      service.signatures++;
      if (service.fault === "signs something else")
        return { signatures: [sign("sha256", Buffer.from("something else"), keyOf("insurer")).toString("base64")] };
      const signature = privateEncrypt(
        keyOf("insurer"),
        Buffer.concat([hashHeader, Buffer.from(String(wanted), "base64")]),
      );
      return { signatures: [signature.toString("base64")] };
    },
  };

  function answer(path: string, authorization: string | undefined, body: string): [number, object | string] {
    if (path === "/oauth2/token") {
      const login = new URLSearchParams(body);
      const isOurs = login.get("client_id") === "kautia" && login.get("client_secret") === "s3cret";
      if (!isOurs || service.fault === "refuses the login") return [401, { error: "invalid_client" }];
      const access_token = randomUUID();
      sessions.add(`Bearer ${access_token}`);
      return [200, { access_token, token_type: "Bearer", expires_in: 3600 }];
    }
    if (authorization === undefined || !sessions.has(authorization)) return [401, { error: "invalid_token" }];
    if (service.fault === "answers nonsense") return [200, "<html>"];
    const given: Record<string, unknown> = JSON.parse(body);
    const found = given["credentialID"] === "seal-1" && methods[path.replace("/csc/v1/", "")]?.(given);
    return found ? [200, found] : [400, { error: "invalid_request" }];
  }

  const server = createServer((request, response) => void respond(request, response));
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (service.fault === "slow") return;
    if (service.fault === "dead") return void request.socket.destroy();
    const [status, content] = answer(request.url ?? "", request.headers.authorization, await text(request));
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(typeof content === "string" ? content : JSON.stringify(content));
  }
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const service: SigningService = {
    settings: {
      kind: "csc",
      url: `http://127.0.0.1:${port}`,
      clientId: "kautia",
      clientSecret: "s3cret",
      credentialId: "seal-1",
      pin: "1234",
      certificateSha256: createHash("sha256").update(der("insurer")).digest("hex"),
      timeout: 500,
    },
    fault: null,
    signatures: 0,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return service;
}
