import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";

export interface Served {
  url: string;
  /** Also cuts off requests that hang on purpose. */
  close(): Promise<void>;
}

/** A server of a test, on a port of its own. */
export async function serve(answer: RequestListener): Promise<Served> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
