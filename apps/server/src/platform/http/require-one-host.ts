import { fieldError } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import { refusalAnswer, refuseFields } from "./refusal.ts";
import { send } from "./send.ts";

/**
 * Refuses requests with several `Host` headers, as RFC 9112 requires: a proxy may have read another one than we do. Only
 * HTTP/1.0 may leave it out.
 */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    const { rawHeaders, httpVersion } = request.raw;
    const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
    if (hosts.length === 1 || (hosts.length === 0 && httpVersion === "1.0")) return done();
    const refusal = refuseFields([fieldError("host", hosts.length === 0 ? "FIELD_REQUIRED" : "FIELD_INVALID")]);
    void send(reply.header("Cache-Control", "no-store"), refusalAnswer(refusal));
  });
}
