import type { FastifyInstance } from "fastify";

/**
 * Lets `request.ip` be read after the client has disconnected. Node keeps the address of a closed connection only if
 * it was read before.
 */
export function rememberAddresses(app: FastifyInstance): void {
  app.server.on("connection", (socket) => void socket.remoteAddress);
}
