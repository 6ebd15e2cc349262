import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { resolveLocale } from "./locale.ts";
import { pageVerdict } from "./page-verdict.ts";
import { refusalAnswer, refuse } from "./refusal.ts";
import { send } from "./route.ts";

/** Serves the web app: its files, and its one page for every path that a screen has. */
export async function servePages(app: FastifyInstance, { config }: Pick<Deps, "config">): Promise<void> {
  await app.register(fastifyStatic, {
    root: config.webDir,
    serve: false,
    cacheControl: false,
    // The web's build lays each file beside itself compressed.
    preCompressed: true,
    // Files below assets/ carry their content's hash in their name; all others are asked for anew each time. A missing file
    // must not get this header: it may be there after the next release.
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(config.webDir, "assets"));
      void reply.header("Cache-Control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  app.setNotFoundHandler((_request, reply) => send(reply, refusalAnswer(refuse("NOT_FOUND"))));

  app.get<{ Params: { "*": string } }>("/*", (request, reply) => {
    const path = request.params["*"];
    if (/^(?:api|dev)(?:\/|$)/.test(path)) return reply.callNotFound();
    if (path.split(/[/\\]/).includes("..")) return reply.callNotFound();
    return isFile(path) ? reply.sendFile(path) : sendPage(request, reply);
  });

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { language } = resolveLocale(request.headers["accept-language"], request.host);
    const target = pageVerdict({
      url: request.url,
      cookies: request.cookies,
      preferredLanguage: language,
      websiteUrl: config.brand.websiteUrl,
    });
    void reply.header("Cache-Control", "no-cache").header("Vary", "Accept-Language, Cookie");
    if (target !== null) return reply.redirect(target, 302);
    const page = join(config.webDir, "index.html");
    if (!existsSync(page))
      return reply.code(503).type("text/plain").send("The web app is not built; npm start builds it.");
    return reply.type("text/html; charset=utf-8").send(await readFile(page));
  }
}

/** No page has a dot in its last part. */
function isFile(path: string): boolean {
  return path.startsWith("assets/") || /\.\w+$/.test(path);
}
