import type { FastifyInstance } from "fastify";

/** Requests of one connection that are not answered yet. Browsers and proxies send the next one after the answer. */
const mostAtOnce = 4;

/**
 * Closes connections that send many requests without waiting for an answer. Node would work on all of them at once, and
 * everybody else would wait: one packet has room for a thousand requests for files.
 */
export function limitPipelining(app: FastifyInstance): void {
  const unanswered = new WeakMap<object, number>();
  app.addHook("onRequest", ({ raw: { socket } }, reply, done) => {
    const count = (change: 1 | -1) => {
      const now = (unanswered.get(socket) ?? 0) + change;
      unanswered.set(socket, now);
      return now;
    };
    reply.raw.once("close", () => count(-1));
    if (count(1) > mostAtOnce) socket.destroy();
    else done();
  });
}
