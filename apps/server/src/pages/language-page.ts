import { languages } from "@kautia/contract";
import { escapeHtml } from "@kautia/locales/articles";
import type { FastifyReply, FastifyRequest } from "fastify";
import { allowInline, policyHeader } from "../platform/http/content-security-policy.ts";
import { hashOf } from "./built-pages.ts";

/** Keeps a region and the rest of the address. A browser that refuses storage follows the server's choice. */
const script = `(function () {
  var to = document.documentElement.getAttribute("data-to"), stored;
  try { stored = localStorage.getItem("language"); } catch (refused) {}
  if (${JSON.stringify(languages)}.indexOf(stored) >= 0) to = to.replace(/^\\/[a-z]{2}/, "/" + stored);
  location.replace(to + location.hash);
})();`;
const scriptHash = hashOf(script);

/** Whether a person opens the page in a browser that says so. All others are redirected as usual. */
export function isOpenedInBrowser({ headers }: FastifyRequest): boolean {
  return headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document";
}

/**
 * A blank page that leads on in the language that this browser has stored (specification §9), which the server cannot
 * know. Answers an address without a language.
 */
export function sendLanguagePage(reply: FastifyReply, to: string, brandName: string): FastifyReply {
  const policy = String(reply.getHeader(policyHeader) ?? "");
  void reply.header(policyHeader, allowInline(policy, [scriptHash], []));
  // `to` may contain a token.
  void reply.header("Cache-Control", "no-store").type("text/html; charset=utf-8");
  return reply.send(
    `<!doctype html><html data-to="${escapeHtml(to)}"><meta charset="utf-8"><title>${escapeHtml(brandName)}</title>` +
      `<noscript><meta http-equiv="refresh" content="0; url=${escapeHtml(to)}"></noscript><script>${script}</script></html>`,
  );
}
