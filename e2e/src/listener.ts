import type { IncomingMessage, ServerResponse } from "node:http";
import { serve } from "../../tools/lib/serve.ts";

export interface ReceivedRequest {
  method: string;
  path: string;
  body: string;
}

/** A third-party server on its own origin. It records all requests and allows all origins. */
export interface Listener {
  origin: string;
  /** All requests except CORS preflights, oldest first. */
  received: ReceivedRequest[];
  close(): Promise<void>;
}

/** `script` is the response to a GET. */
export async function listen(script = ""): Promise<Listener> {
  const received: ReceivedRequest[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request);
    const { method = "", url = "" } = request;
    if (method !== "OPTIONS") received.push({ method, path: url, body });
    response.writeHead(200, {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Headers": "*",
      "Content-Type": method === "GET" ? "text/javascript" : "application/json",
    });
    response.end(method === "GET" ? script : "{}");
  };
  const { url: origin, close } = await serve((request, response) => void answer(request, response));
  return { origin, received, close };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}
