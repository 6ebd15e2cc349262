import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** An HTTP proxy that loses responses. Unlike Playwright's routes, it leaves the browser's cache on. */
export interface LossyProxy {
  url: string;
  /** The number of lost responses. */
  lost(): number;
  close(): Promise<void>;
}

/** Cuts off a third of the responses after the server has done the work. Pages themselves always arrive. */
export async function openLossyProxy(): Promise<LossyProxy> {
  let [requests, lost] = [0, 0];
  const server = createServer((asked, answer) => {
    const { method, headers, url = "" } = asked;
    const isPage = headers["sec-fetch-mode"] === "navigate";
    const isLost = !isPage && isUnlucky(++requests);
    const forwarded = request(url, { method, headers }, (given) => {
      if (!isLost) {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
        return;
      }
      lost++;
      // Send the start of the response first: a browser repeats a request by itself if nothing came back.
      answer.writeHead(200, { "content-type": given.headers["content-type"], "content-length": 1000 });
      answer.write(" ");
      setImmediate(() => answer.destroy());
      given.resume();
    });
    forwarded.on("error", () => answer.destroy());
    asked.pipe(forwarded);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a TCP server has one
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    lost: () => lost,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** True for a third of all numbers, without a pattern; otherwise a reload with three requests would always lose the same one. */
function isUnlucky(count: number): boolean {
  return (Math.abs(Math.sin(count)) * 10_000) % 1 < 1 / 3;
}
