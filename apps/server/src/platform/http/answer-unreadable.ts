import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { Refusal, toProblem } from "./refusal.ts";

const statuses: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers what Node cannot read as a request. None of it reaches a hook or a route. */
export function answerUnreadable(headers: Readonly<Record<string, unknown>>) {
  const write = (status: number) => {
    const body = JSON.stringify(toProblem(new Refusal("REQUEST_INVALID", [], null, status)));
    const all = {
      ...headers,
      "cache-control": "no-store",
      connection: "close",
      "content-type": "application/problem+json",
      "content-length": Buffer.byteLength(body),
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${String(value)}`);
    return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n");
  };
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === "ECONNRESET" || !socket.writable) return;
    socket.end(write(statuses[error.code ?? ""] ?? 400), () => socket.destroy());
  };
}

/** Node would answer an unknown `Expect` without a body. */
export function refuseExpectations(app: FastifyInstance, headers: OutgoingHttpHeaders): void {
  app.server.on("checkExpectation", (_request: IncomingMessage, response: ServerResponse) => {
    const refusal = new Refusal("REQUEST_INVALID", [], null, 417);
    response.writeHead(417, { ...headers, "cache-control": "no-store", "content-type": "application/problem+json" });
    response.end(JSON.stringify(toProblem(refusal)));
  });
}
