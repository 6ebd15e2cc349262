import { createHash } from "node:crypto";
import * as z from "zod/mini";
import type { CscSettings } from "../../platform/config/seal-settings.ts";
import { postOutside } from "../../platform/post-outside.ts";
import { oids } from "../oids.ts";
import { type SealKey, SealUnavailableError } from "../ports.ts";

const session = z.object({ access_token: z.string() });
const credential = z.object({ cert: z.object({ certificates: z.array(z.string()) }) });
const authorization = z.object({ SAD: z.string() });
const signed = z.object({ signatures: z.array(z.string()) });

/**
 * A remote signing service that speaks the API of the Cloud Signature Consortium, version 1.0.4. `timeout`: for each request,
 * in ms.
 */
export function makeCscKey(settings: CscSettings & { timeout: number }): SealKey {
  const { credentialId: credentialID, clientId, clientSecret, timeout } = settings;

  /** Logs in. `call` posts JSON to a method of the API. */
  async function connect() {
    const login = { grant_type: "client_credentials", client_id: clientId, client_secret: clientSecret };
    const { access_token } = await post("oauth2/token", session, {
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(login).toString(),
    });
    const headers = { "Content-Type": "application/json", Authorization: `Bearer ${access_token}` };
    return <Answer extends z.ZodMiniType>(method: string, schema: Answer, body: object) =>
      post(`csc/v1/${method}`, schema, { headers, body: JSON.stringify({ credentialID, ...body }) });
  }

  async function post<Answer extends z.ZodMiniType>(
    path: string,
    schema: Answer,
    { headers, body }: Record<"headers", Record<string, string>> & Record<"body", string>,
  ) {
    try {
      const answer = await postOutside(`${settings.url}/${path}`, { headers, body, timeout });
      return z.parse(schema, JSON.parse(answer.toString()));
    } catch (error) {
      throw new SealUnavailableError(`the signing service failed at ${path}: ${String(error)}`, { cause: error });
    }
  }

  return {
    async certificates() {
      const call = await connect();
      const { cert } = await call("credentials/info", credential, { certificates: "chain" });
      const chain = cert.certificates.map((text) => Buffer.from(text, "base64"));
      const own = createHash("sha256")
        .update(chain[0] ?? "")
        .digest("hex");
      if (own !== settings.certificateSha256)
        throw new SealUnavailableError("the signing service answered with another certificate than ours");
      return chain;
    },

    async sign(data, signAlgo) {
      const call = await connect();
      const hash = [createHash("sha256").update(data).digest("base64")];
      const pin = settings.pin === null ? {} : { PIN: settings.pin };
      const { SAD } = await call("credentials/authorize", authorization, { numSignatures: 1, hash, ...pin });
      const asked = { SAD, hash, hashAlgo: oids.sha256, signAlgo };
      const { signatures } = await call("signatures/signHash", signed, asked);
      return Buffer.from(signatures[0] ?? "", "base64");
    },
  };
}
