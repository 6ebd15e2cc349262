import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";

export interface Asked {
  method: string;
  url: URL;
  headers: IncomingMessage["headers"];
  body: string;
}

/** What the double says: an answer, garbage, or nothing at all. */
export type Saying = { status?: number; json?: unknown; raw?: string } | "silence" | "hang up";

/** A provider of our own on a port of its own, which answers as it is told; for tests. */
export async function startProviderDouble(answer: (asked: Asked) => Saying) {
  const requests: Asked[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const asked = {
        method: request.method ?? "",
        url: new URL(request.url ?? "/", "http://localhost"),
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      requests.push(asked);
      const saying = answer(asked);
      if (saying === "silence") return;
      if (saying === "hang up") return void request.socket.destroy();
      response.writeHead(saying.status ?? 200, { "content-type": "application/json" });
      response.end(saying.raw ?? JSON.stringify(saying.json ?? {}));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
