import type { Locale } from "@kautia/contract";
import { texts } from "@kautia/locales";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config/settings.ts";
import { isApi } from "./is-api.ts";
import { resolveLocale } from "./locale.ts";
import { refusalAnswer, refuseTemporarily } from "./refusal.ts";
import { send } from "./route.ts";

/** In seconds. Short, because the server is busy only for a moment. */
const retryAfter = 2;

/**
 * Refuses requests with 503 and Retry-After while the server is working on as many as it can answer in good time.
 * Otherwise all requests would wait longer and longer until their clients gave up. Health checks and the pages' files
 * are always served.
 */
export function limitConcurrency(app: FastifyInstance, { requestsAtOnce }: Pick<Config, "requestsAtOnce">): void {
  const running = { all: 0, passwords: 0, documents: 0 };
  type Kind = keyof typeof running;
  const counted = new Map<FastifyRequest, readonly Kind[]>();

  const kindsOf = ({ routeOptions: { config } }: FastifyRequest): readonly Kind[] =>
    config.heavy ? ["all", config.heavy] : ["all"];
  const isFull = (request: FastifyRequest) =>
    kindsOf(request).some((kind) => running[kind] >= requestsAtOnce[kind]) && !isExempt(request);

  // The first hook, before anything else reads or counts the request.
  app.addHook("onRequest", (request, reply, done) => {
    if (isFull(request)) sendBusy(request, reply);
    else done();
  });

  // A request counts only once its body has arrived, so slow senders occupy no slot. Uploads read their body later.
  app.addHook("preHandler", (request, reply, done) => {
    if (isFull(request)) return sendBusy(request, reply);
    if (!isExempt(request) && !request.routeOptions.config.limitsBodyItself) {
      const kinds = kindsOf(request);
      counted.set(request, kinds);
      for (const kind of kinds) running[kind]++;
    }
    done();
  });

  // A request counts until its answer is complete, even if the client has left, because the work continues. Slow
  // readers occupy no slot either.
  app.addHook("onSend", (request, _reply, _payload, done) => {
    for (const kind of counted.get(request) ?? []) running[kind]--;
    counted.delete(request);
    done();
  });
}

function isExempt({ url }: FastifyRequest): boolean {
  return url === "/healthz" || url === "/readyz" || url.startsWith("/assets/");
}

function sendBusy(request: FastifyRequest, reply: FastifyReply): void {
  if (isApi(request)) return void send(reply, refusalAnswer(refuseTemporarily("OVERLOADED", retryAfter)));
  const { locale } = resolveLocale(request.headers["accept-language"], request.host);
  void reply.code(503).headers({ "Retry-After": String(retryAfter), "Cache-Control": "no-store" });
  void reply.type("text/html; charset=utf-8").send(busyPage(locale));
}

const pages = new Map<Locale, string>();

/** Small and rendered once, because a busy server has no time to spare. */
function busyPage(locale: Locale): string {
  const known = pages.get(locale);
  if (known !== undefined) return known;
  const { "pages.tooMany.title": title, "pages.busy.text": text } = texts(locale);
  const page = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><h1>${title}</h1><p>${text}</p></html>`;
  pages.set(locale, page);
  return page;
}
