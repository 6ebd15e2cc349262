import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { readPath } from "@kautia/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { composePage } from "./compose-page.ts";
import { openBuiltPages } from "./drawn-pages.ts";
import { makePageData } from "./page-data.ts";
import { admitScripts, policyHeader } from "../platform/http/content-security-policy.ts";
import { sendCompressed } from "../platform/http/send-compressed.ts";
import { resolveLocale } from "../platform/http/locale.ts";
import { pageVerdict } from "./page-verdict.ts";
import { refusalAnswer, refuse } from "../platform/http/refusal.ts";
import { send } from "../platform/http/route.ts";

/** Serves the web app: its files, and its one page for every path that a screen has. */
export async function servePages(app: FastifyInstance, deps: Deps): Promise<void> {
  const { config } = deps;
  const built = openBuiltPages(config.webDir);
  await app.register(fastifyStatic, {
    root: config.webDir,
    serve: false,
    cacheControl: false,
    // The web's build lays each file beside itself compressed.
    preCompressed: true,
    // Files below assets/ carry their content's hash in their name; all others are asked for anew each time. A missing file
    // must not get this header: it may be there after the next release.
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(config.webDir, "assets")) && !path.includes("remoteEntry.js");
      void reply.header("Cache-Control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
      // Our design system serves other hosts' pages too; there is nothing in these files that is not public.
      void reply.header("Access-Control-Allow-Origin", "*").header("Cross-Origin-Resource-Policy", "cross-origin");
    },
  });
  app.setNotFoundHandler((_request, reply) => send(reply, refusalAnswer(refuse("NOT_FOUND"))));

  app.get<{ Params: { "*": string } }>("/*", (request, reply) => {
    const path = request.params["*"];
    // What lies under pages/ is what pages are made of.
    if (/^(?:api|dev|pages)(?:\/|$)/.test(path)) return reply.callNotFound();
    if (path.split(/[/\\]/).includes("..")) return reply.callNotFound();
    return isFile(path) ? reply.sendFile(path) : sendPage(request, reply);
  });

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { regionalLocale } = resolveLocale(request.headers["accept-language"], request.host);
    const target = pageVerdict({
      url: request.url,
      cookies: request.cookies,
      preferredLocale: regionalLocale,
      websiteUrl: config.brand.websiteUrl,
    });
    void reply.header("Cache-Control", "no-cache").header("Vary", "Accept-Encoding, Accept-Language, Cookie");
    if (target !== null) return reply.redirect(target, 302);
    const latest = built.latest();
    if (!latest) return reply.code(503).type("text/plain").send("The web app is not built; npm start builds it.");
    const { pathname, search, searchParams } = new URL(`http://here${request.url}`);
    const asked = { place: readPath(pathname), query: searchParams, cookies: request.cookies, host: request.host };
    const data = await makePageData(deps, asked, latest.list);
    const page = data.drawn === null ? undefined : latest.list.drawn[data.drawn];
    const drawn = page && data.drawn !== null ? { html: await built.read(data.drawn), page } : null;
    // What belongs to one person is kept by nobody on the way, nor by the browser.
    if (data.record) void reply.header("Cache-Control", "no-store");
    const policy = String(reply.getHeader(policyHeader) ?? "");
    void reply.header(policyHeader, admitScripts(policy, latest.scriptHashes)).type("text/html; charset=utf-8");
    return sendCompressed(request, reply, composePage({ ...latest, data, drawn, search }));
  }
}

/** No page has a dot in its last part. */
function isFile(path: string): boolean {
  return path.startsWith("assets/") || /\.\w+$/.test(path);
}
