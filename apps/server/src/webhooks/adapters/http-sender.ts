import { request as requestHttp } from "node:http";
import { request as requestHttps, type RequestOptions } from "node:https";
import { isIP } from "node:net";
import type { WebhookError } from "@kautia/contract";
import { traceHeaders } from "../../platform/telemetry/trace-headers.ts";
import type { WebhookSender } from "../ports.ts";
import { isPublicAddress, lookupPublic, notPublic, type Resolve } from "./public-address.ts";

interface SenderOptions {
  /** Allows plain http and addresses inside the network, for development and tests. */
  allowsPrivate: boolean;
  /** In ms, for requests without a limit of their own. Covers everything from resolving the name to the answer. */
  timeLimit?: number;
  resolve?: Resolve;
}

/** Opens a new connection for each request, because each must check the address. */
export function makeHttpSender({ allowsPrivate, timeLimit = 15_000, resolve }: SenderOptions): WebhookSender {
  const accepts = (text: string) => {
    const url = /[\s\\\p{Cc}#]/u.test(text) ? null : URL.parse(text);
    if (!url || url.username || url.password) return false;
    if (allowsPrivate) return url.protocol === "https:" || url.protocol === "http:";
    const host = hostOf(url);
    return url.protocol === "https:" && (isIP(host) === 0 ? /\.[a-z][a-z0-9-]*$/.test(host) : isPublicAddress(host));
  };
  return {
    accepts,
    send({ url: text, headers, body, timeLimit: ownLimit }) {
      // Checked here because `lookup` is not called for a literal address.
      if (!accepts(text)) return Promise.resolve({ error: notPublic });
      const url = new URL(text);
      const options: RequestOptions = {
        method: "POST",
        agent: false,
        signal: AbortSignal.timeout(ownLimit ?? timeLimit),
        headers: { ...headers, ...traceHeaders(), "content-length": Buffer.byteLength(body) },
        ...(!allowsPrivate && { lookup: lookupPublic(resolve) }),
      };
      return new Promise((settle) => {
        const request = url.protocol === "https:" ? requestHttps(url, options) : requestHttp(url, options);
        request.once("response", (response) => {
          settle({ status: response.statusCode ?? 0 });
          response.destroy();
        });
        request.on("error", (error) => settle({ error: reasonOf(error) }));
        // The connection may also close without an answer, for example after a protocol upgrade.
        request.once("close", () => settle({ error: "CONNECTION_FAILED" }));
        request.end(body);
      });
    },
  };
}

/** The host without the brackets of an IPv6 address. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, "");
}

function reasonOf(error: Error & { code?: string | number }): WebhookError {
  const code = String(error.code ?? "");
  if (error.name === "AbortError" || error.name === "TimeoutError") return "TIMEOUT";
  if (code === notPublic) return notPublic;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "NAME_UNKNOWN";
  return /CERT|SELF_SIGNED|UNABLE_TO_|^ERR_TLS/.test(code) ? "CERTIFICATE_INVALID" : "CONNECTION_FAILED";
}
