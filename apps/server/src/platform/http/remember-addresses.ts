import type { FastifyInstance } from "fastify";

/**
 * Lets `request.ip` be read after the client has disconnected. Node keeps the address of a closed connection only if
 * it was read before. A connection without one was reset before we saw it, so nobody waits for an answer.
 */
export function rememberAddresses(app: FastifyInstance): void {
  app.server.on("connection", (socket) => {
    if (socket.remoteAddress === undefined) socket.destroy();
  });
}
