import { fieldError } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import { refusalAnswer, refuseFields } from "./refusal.ts";
import { send } from "./send.ts";

/**
 * Refuses requests with several `Host` headers, as RFC 9112 requires: a proxy may have read another one than we do.
 * Node refuses requests without one.
 */
export function refuseSeveralHosts(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    const hosts = request.raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
    if (hosts.length <= 1) return done();
    const refusal = refuseFields([fieldError("host", "FIELD_INVALID")]);
    void send(reply.header("Cache-Control", "no-store"), refusalAnswer(refusal));
  });
}
