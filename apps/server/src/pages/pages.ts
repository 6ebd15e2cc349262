import { existsSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import fastifyStatic from "@fastify/static";
import {
  emptyPage,
  isLocale,
  needsLogin,
  officeAreaOf,
  type PageData,
  type Place,
  readPath,
  screens,
  tokenCookieName,
  tokenPattern,
} from "@kautia/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { isOpenedInBrowser, sendLanguagePage } from "./language-page.ts";
import { composePage } from "./compose-page.ts";
import { type BuiltPage, openBuiltPages } from "./built-pages.ts";
import { openKeptAssets } from "./kept-assets.ts";
import { makePageData, readApplication } from "./page-data.ts";
import { allowInline, policyHeader } from "../platform/http/content-security-policy.ts";
import { sendCompressed } from "../platform/http/send-compressed.ts";
import { resolveLocale } from "../platform/http/locale.ts";
import { closedSeconds, isClosed } from "../platform/closed-mode.ts";
import { waitAtMost } from "../platform/wait-at-most.ts";
import { checkVisit, type PageVisit } from "./check-visit.ts";
import { refusalAnswer, refuse } from "../platform/http/refusal.ts";
import { markTrialPage, trialStyleHash } from "./trial-mark.ts";
import { writeWithoutScript } from "./without-script.ts";
import { send } from "../platform/http/send.ts";

export async function servePages(app: FastifyInstance, deps: Deps): Promise<void> {
  const { config } = deps;
  const readBuilt = openBuiltPages(config.webDir);
  const readOffice = openBuiltPages(config.officeDir);
  const findKept = openKeptAssets(deps.storage);
  await app.register(fastifyStatic, {
    root: [config.webDir, config.officeDir],
    serve: false,
    cacheControl: false,
    preCompressed: true,
    // Names below assets/ contain a hash; other files are revalidated. A 404 is not cached: the next release may have
    // the file.
    setHeaders: (reply, path) => {
      const hashed = basename(dirname(path)) === "assets" && !path.includes("remoteEntry.js");
      allowCaching(reply, hashed);
    },
  });
  app.setNotFoundHandler((_request, reply) =>
    send(reply.header("Cache-Control", "no-store"), refusalAnswer(refuse("NOT_FOUND"))),
  );

  app.get<{ Params: { "*": string } }>("/*", (request, reply) => {
    const path = request.params["*"];
    if (/^(?:dev|pages)(?:\/|$)/.test(path)) return reply.callNotFound();
    const segments = path.split(/[/\\]/);
    if (segments.includes("..")) return reply.callNotFound();
    if (isFile(path)) return segments.includes("") ? reply.callNotFound() : sendFile(path, request, reply);
    return officeAreaOf(path) ? sendOffice(request, reply) : sendPage(request, reply);
  });

  async function sendFile(path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if ([config.webDir, config.officeDir].some((folder) => existsSync(join(folder, path)))) return reply.sendFile(path);
    const kept = path.startsWith("assets/") ? await findKept(path.slice("assets/".length)) : null;
    if (kept === null) {
      reply.callNotFound();
      return reply;
    }
    allowCaching(reply, true);
    void reply.header("Vary", "Accept-Encoding").type(types[extname(path)] ?? "application/octet-stream");
    return sendCompressed(request, reply, kept);
  }

  /** Pages are served even without the database; then only the setting counts. */
  async function findClosed(): Promise<boolean> {
    let { closed } = config;
    const asking = isClosed(deps).then(
      (answer) => void (closed = answer),
      (error: unknown) => deps.log.warn({ error }, "a page was served without reading the desk's closed-mode switch"),
    );
    await waitAtMost(closedWithin, asking);
    return closed;
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { host } = request;
    const { regionalLocale } = resolveLocale(request.headers["accept-language"], host);
    const { pathname, search, searchParams: query } = new URL(`http://here${request.url}`);
    const token = tokenOf(request);
    if (token === null && tokenCookieName in request.cookies) void reply.clearCookie(tokenCookieName, { path: "/" });
    const closed = await findClosed();
    const asked = readPath(pathname);
    // The page that stands in is served at the address that was asked for.
    const isShut = closed && asked.screen !== null && screens[asked.screen].closes;
    const place: Place = isShut ? { lang: asked.lang ?? regionalLocale, screen: "maintenance", params: {} } : asked;
    const record = await readApplication(deps, place, token);
    const isPrivate = record !== null || needsLogin(place);
    void reply.header("Cache-Control", isPrivate || isShut ? "no-store" : "no-cache");
    void reply.header("Vary", "Accept-Encoding, Accept-Language, Cookie");
    const visit = { place, query, search, record, hasToken: token !== null, preferredLocale: regionalLocale };
    const outcome = checkVisit(visit, config.brand.websiteUrl);
    if (outcome.kind === "redirect") {
      const isOurs = outcome.to.startsWith("/");
      if (asked.lang === null && isOurs && isOpenedInBrowser(request))
        return sendLanguagePage(reply, outcome.to, config.brand.name);
      return reply.redirect(outcome.to, 302);
    }
    if (isShut) void reply.code(503).header("Retry-After", String(closedSeconds));
    const found = await makePageData(deps, visit, { host, allowed: outcome.allowed, closed });
    if (found.firstAnswer) void reply.header("Cache-Control", "no-store");
    const prerendered = found.prerendered === null ? null : readBuilt(found.prerendered);
    const data = { ...found, prerendered: prerendered && found.prerendered };
    return sendBuilt(prerendered ?? readBuilt(emptyPage), data, visit, request, reply);
  }

  /** The desk and the partners' pages find their way themselves. */
  async function sendOffice(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { regionalLocale } = resolveLocale(request.headers["accept-language"], request.host);
    const { pathname, search, searchParams: query } = new URL(`http://here${request.url}`);
    const { lang } = readPath(pathname);
    void reply.header("Cache-Control", "no-store").header("Vary", "Accept-Encoding, Accept-Language, Cookie");
    if (lang === null || !isLocale(lang)) {
      const to = `/${regionalLocale}${pathname.slice(lang === null ? 0 : lang.length + 1)}${search}`;
      if (lang === null && isOpenedInBrowser(request)) return sendLanguagePage(reply, to, config.brand.name);
      return reply.redirect(to, 302);
    }
    const place: Place = { lang, screen: null, params: {} };
    const visit = { place, query, search, record: null, hasToken: false, preferredLocale: regionalLocale };
    const data = await makePageData(deps, visit, { host: request.host, allowed: true, closed: config.closed });
    return sendBuilt(readOffice("index"), data, visit, request, reply);
  }

  async function sendBuilt(
    built: BuiltPage | null,
    data: PageData,
    visit: PageVisit,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    if (!built) return reply.code(503).type("text/plain").send("The web app is not built; npm start builds it.");
    const without = await writeWithoutScript(data, visit.place);
    const policy = String(reply.getHeader(policyHeader) ?? "");
    const page = composePage(built.html, data, visit, without);
    const { marksPages } = config;
    const allowedStyles = marksPages ? [...built.styles, trialStyleHash] : built.styles;
    void reply.header(policyHeader, allowInline(policy, built.scripts, allowedStyles)).type("text/html; charset=utf-8");
    return sendCompressed(request, reply, marksPages ? markTrialPage(page) : page);
  }
}

function tokenOf({ cookies }: FastifyRequest): string | null {
  const token = cookies[tokenCookieName] ?? "";
  return tokenPattern.test(token) ? token : null;
}

/** In ms. How long a page waits for the desk's switch. */
const closedWithin = 300;

/** Content types of the files that a build writes into assets/. */
const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

function allowCaching(reply: Pick<FastifyReply, "header">, hashed: boolean): void {
  void reply.header("Cache-Control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
  // Pages on other hosts may load our design system. All these files are public.
  void reply.header("Access-Control-Allow-Origin", "*").header("Cross-Origin-Resource-Policy", "cross-origin");
}

/** Whether the path is a file's. Paths of pages never have an extension. */
function isFile(path: string): boolean {
  return path.startsWith("assets/") || /\.\w+$/.test(path);
}
