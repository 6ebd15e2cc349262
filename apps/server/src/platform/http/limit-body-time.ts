import type { FastifyInstance } from "fastify";
import type { Config } from "../config/settings.ts";
import { refusalAnswer, refuse } from "./refusal.ts";
import { send } from "./send.ts";

/** Refuses requests whose body does not arrive in time, so that a few slow clients cannot occupy many connections. */
export function limitBodyTime(app: FastifyInstance, { bodyTimeout }: Pick<Config, "bodyTimeout">): void {
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
      for (const event of ["end", "close"]) raw.once(event, () => clearTimeout(timer));
    }
    done();
  });
}
