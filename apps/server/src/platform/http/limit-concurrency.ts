import type { Locale } from "@kautia/contract";
import { texts } from "@kautia/locales";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from "fastify";
import type { Config } from "../config/settings.ts";
import { isApi } from "./is-api.ts";
import { resolveLocale } from "./locale.ts";
import { type Kind, type Slot, Slots } from "./slots.ts";
import { refusalAnswer, refuseTemporarily } from "./refusal.ts";
import { send } from "./send.ts";

/** In seconds. Short, because the server is busy only for a moment. */
const retryAfter = 2;

/**
 * While the server is working on as many requests as it can answer in good time, others wait for a moment, and are refused with
 * 503 and Retry-After if too many wait. Otherwise all requests would wait longer and longer until their clients gave up. Health
 * checks and the pages' files are always served.
 */
export function limitConcurrency(
  app: FastifyInstance,
  { requestsAtOnce, waitingPerSlot }: Pick<Config, "requestsAtOnce" | "waitingPerSlot">,
): Slots {
  const slots = new Slots(requestsAtOnce, waitingPerSlot);
  const isFull = (request: FastifyRequest) => !isExempt(request) && slots.areFull(kindOf(request));

  // The first hook, before anything else reads or counts the request.
  app.addHook("onRequest", (request, reply, done) => {
    if (isFull(request)) sendBusy(request, reply);
    else done();
  });

  // Around the handler, because Fastify always ends a handler that has begun with an answer, but may run hooks twice
  // or stop between them. By then the body has arrived, so slow senders occupy no slot. Uploads read theirs later.
  app.addHook("onRoute", (route) => {
    const { handler } = route;
    const limited: RouteHandlerMethod = function limited(request, reply) {
      if (isExempt(request) || request.routeOptions.config.limitsBodyItself || slots.has(request))
        return handler.call(this, request, reply);
      if (isFull(request)) return sendBusy(request, reply);
      const run = (slot: Slot) => slots.hold(request, slot, () => handler.call(this, request, reply));
      const taken = slots.take(kindOf(request));
      if (!(taken instanceof Promise)) return run(taken);
      return taken.then((slot) => {
        if (slot && !reply.raw.destroyed) return run(slot);
        // It took too long, or the client has left.
        slot?.end();
        return sendBusy(request, reply);
      });
    };
    route.handler = limited;
  });

  // A request keeps its slot until its answer is ready, even if the client has left, because the work continues.
  // Slow readers occupy none.
  app.addHook("onSend", (request, _reply, _payload, done) => {
    slots.giveBack(request);
    done();
  });
  return slots;
}

function kindOf({ routeOptions: { config } }: FastifyRequest): Kind {
  return config.heavy ?? "all";
}

function isExempt({ url }: FastifyRequest): boolean {
  return url === "/healthz" || url === "/readyz" || url.startsWith("/assets/");
}

function sendBusy(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isApi(request)) return send(reply, refusalAnswer(refuseTemporarily("OVERLOADED", retryAfter)));
  const { locale } = resolveLocale(request.headers["accept-language"], request.host);
  void reply.code(503).headers({ "Retry-After": String(retryAfter), "Cache-Control": "no-store" });
  return reply.type("text/html; charset=utf-8").send(busyPage(locale));
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
