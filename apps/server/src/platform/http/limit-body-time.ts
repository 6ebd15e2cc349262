import type { IncomingMessage } from "node:http";
import { finished } from "node:stream/promises";
import { uploadLimits } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/settings.ts";
import { waitAtMost } from "../wait-at-most.ts";
import { refusalAnswer, refuse } from "./refusal.ts";
import { send } from "./send.ts";
import { lingerMs } from "./upload/forward-body.ts";

/** The body of the largest upload, in bytes, with its other parts. */
const largestBody = uploadLimits.maxBytes + 100_000;

/** In ms. A client that pauses longer waits for the answer. */
const pauseMs = 1_000;

/** Refuses requests whose body does not arrive in time, so that a few slow clients cannot occupy many connections. */
export function limitBodyTime(app: FastifyInstance, { bodyTimeout }: Pick<Config, "bodyTimeout">): void {
  const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();
  app.addHook("preParsing", (request, reply, _payload, done) => {
    const { raw } = request;
    const { "transfer-encoding": isChunked, "content-length": length } = raw.headers;
    const hasBody = isChunked !== undefined || Number(length) > 0;
    if (hasBody && !request.routeOptions.config.limitsBodyItself) {
      const timer = setTimeout(() => {
        // A refused request is complete, but emits no `end`, because nobody reads it.
        if (raw.complete) return;
        reply.raw.once("finish", () => raw.destroy());
        void send(reply.header("Connection", "close"), refusalAnswer(refuse("BODY_INVALID")));
      }, bodyTimeout);
      timers.set(raw, timer);
      for (const event of ["end", "close"]) raw.once(event, () => clearTimeout(timer));
    }
    done();
  });

  // A client whose connection is closed while it still sends gets an error instead of the refusal.
  app.addHook("onSend", async ({ raw }, reply) => {
    clearTimeout(timers.get(raw));
    const closes = !reply.raw.shouldKeepAlive || reply.getHeader("connection") === "close";
    const length = Number(raw.headers["content-length"] ?? 0);
    if (closes && length > 0 && length <= largestBody && !raw.complete && !raw.destroyed) await discardBody(raw);
  });
}

/** Reads what the client is still sending, until it has sent everything or pauses. */
async function discardBody(raw: IncomingMessage): Promise<void> {
  const paused = Promise.withResolvers<void>();
  const pause = setTimeout(paused.resolve, pauseMs);
  raw.on("data", () => pause.refresh());
  const sent = finished(raw).catch(() => undefined);
  await waitAtMost(lingerMs, Promise.race([sent, paused.promise]));
  clearTimeout(pause);
}
