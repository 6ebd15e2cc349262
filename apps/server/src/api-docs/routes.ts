import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { hashOf } from "../pages/index.ts";
import { apiBase } from "../platform/http/api-base.ts";
import { allowInline, policyHeader } from "../platform/http/content-security-policy.ts";
import { CompressedText } from "../platform/http/send-compressed.ts";
import type { JsonObject } from "../platform/openapi/json-schema.ts";
import { makeOpenApiInTurns } from "../platform/openapi/document.ts";
import { introduce } from "./introduction.ts";
import { prepareCalls } from "./prepare-calls.ts";
import { readRedoc, style, writePage } from "./write-page.ts";

const script = "/api/docs/redoc.js";

/** Serves the pages about the API, which Redoc makes in the browser from an OpenAPI document. */
export function registerApiDocsRoutes(app: FastifyInstance, { config }: Pick<Deps, "config">): void {
  const { publicUrl, brand } = config;
  const apiUrl = publicUrl + apiBase;
  const sandbox = config.payment.provider === "sandbox";

  function writeDocument(title: string, description: string, document: JsonObject): string {
    const info = { ...Object(document["info"]), title, description };
    return JSON.stringify({ ...prepareCalls(document, apiUrl), info });
  }

  function servePage(path: string, title: string, writeJson: () => Promise<string>): void {
    const document = `${path}.json`;
    serve(app, document, "application/json; charset=utf-8", writeJson);
    const page = writePage({ title: `${title} – ${brand.name}`, script, document });
    serve(app, path, "text/html; charset=utf-8", () => page, allowRedoc);
  }

  serve(app, script, "text/javascript; charset=utf-8", readRedoc);
  servePage("/api/docs", "Partner API", async () => {
    const document = await makeOpenApiInTurns({ publicUrl, sandbox, access: "partner" });
    return writeDocument("Partner API", introduce(document, publicUrl, apiUrl), document);
  });
  servePage("/api/docs/all", "All calls of the API", async () => {
    const lead =
      "Every call that the server answers, with those that only our own pages use. Those may change without notice. Partners start with [their own calls](/api/docs).";
    return writeDocument("All calls of the API", lead, await makeOpenApiInTurns({ publicUrl, sandbox }));
  });
}

/** Serves a text that is made on the first request. */
function serve(
  app: FastifyInstance,
  path: string,
  type: string,
  write: () => string | Promise<string>,
  changePolicy = (policy: string) => policy,
): void {
  const text = new CompressedText(write);
  app.get(path, (request, reply) => {
    const policy = changePolicy(String(reply.getHeader(policyHeader) ?? ""));
    void reply.header(policyHeader, policy).type(type);
    return text.send(request, reply);
  });
}

/** Redoc adds its rules by script to an empty style element, and has an icon font in its style sheet. */
function allowRedoc(policy: string): string {
  return allowInline(policy, [], [hashOf(style), hashOf("")]).replace("font-src 'self'", "font-src 'self' data:");
}
