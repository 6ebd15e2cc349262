import { readFileSync } from "node:fs";
import { emptyPage } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { hashOf, openBuiltPages } from "../pages/index.ts";
import { allowInline, policyHeader } from "../platform/http/content-security-policy.ts";
import { CompressedText } from "../platform/http/send-compressed.ts";
import { makeOpenApi } from "../platform/openapi/document.ts";
import { writePage } from "./write-page.ts";
import { apiBase } from "../platform/http/api-base.ts";

const style = readFileSync(new URL("page.css", import.meta.url), "utf8");

/** Serves the pages about the API, made from the OpenAPI document on the first request. */
export function registerApiDocsRoutes(app: FastifyInstance, { config }: Deps): void {
  const readBuilt = openBuiltPages(config.webDir);
  const findStyleSheets = () => readBuilt(emptyPage)?.styleSheets ?? [];
  const pages = new Map<string, CompressedText>();

  function makePage(isForPartners: boolean): string {
    const { publicUrl, brand, payment } = config;
    const only = isForPartners ? ({ access: "partner" } as const) : {};
    const document = makeOpenApi({ publicUrl, sandbox: payment.provider === "sandbox", ...only });
    const styleSheets = findStyleSheets();
    const about = { brand: brand.name, publicUrl, apiUrl: publicUrl + apiBase };
    return writePage({ document, ...about, styleSheets, style, isForPartners });
  }

  for (const [path, isForPartners] of [
    ["/api/docs", true],
    ["/api/docs/all", false],
  ] as const)
    app.get(path, (request, reply) => {
      // The build gives its style sheets other names while the server runs in development.
      const key = `${path} ${findStyleSheets().join(" ")}`;
      const page = pages.get(key) ?? new CompressedText(makePage(isForPartners));
      pages.set(key, page);
      const policy = String(reply.getHeader(policyHeader) ?? "");
      void reply
        .header(policyHeader, allowInline(policy, [], [hashOf(style)]))
        .header("Cache-Control", "no-cache")
        .type("text/html; charset=utf-8");
      return page.send(request, reply);
    });
}
