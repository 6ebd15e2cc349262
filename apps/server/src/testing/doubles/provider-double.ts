import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { serve } from "../../../../../tools/lib/serve.ts";

export interface ReceivedRequest {
  method: string;
  url: URL;
  headers: IncomingMessage["headers"];
  body: string;
}

export type DoubleAnswer = { status?: number; json?: unknown; raw?: string } | "silence" | "hang up" | "no end";

function* withoutEnd() {
  for (;;) yield Buffer.alloc(64 * 1024, " ");
}

export async function startProviderDouble(answer: (request: ReceivedRequest) => DoubleAnswer) {
  const requests: ReceivedRequest[] = [];
  const served = await serve((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const received = {
        method: request.method ?? "",
        url: new URL(request.url ?? "/", "http://localhost"),
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      requests.push(received);
      const answered = answer(received);
      if (answered === "silence") return;
      if (answered === "hang up") return void request.socket.destroy();
      if (answered === "no end") return void Readable.from(withoutEnd()).pipe(response);
      response.writeHead(answered.status ?? 200, { "content-type": "application/json" });
      response.end(answered.raw ?? JSON.stringify(answered.json ?? {}));
    });
  });
  return { ...served, requests };
}
