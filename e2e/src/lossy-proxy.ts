import { request } from "node:http";
import { serve, type Served } from "../../tools/lib/serve.ts";

/** An HTTP proxy that loses responses. Unlike Playwright's routes, it leaves the browser's cache on. */
export interface LossyProxy extends Served {
  /** The number of lost responses. */
  lost(): number;
}

/** Cuts off a third of the responses after the server has done the work. Pages themselves always arrive. */
export async function openLossyProxy(): Promise<LossyProxy> {
  let [requests, lost] = [0, 0];
  const served = await serve((asked, answer) => {
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
  });
  return { ...served, lost: () => lost };
}

/** True for a third of all numbers, without a pattern; otherwise a reload with three requests would always lose the same one. */
function isUnlucky(count: number): boolean {
  return (Math.abs(Math.sin(count)) * 10_000) % 1 < 1 / 3;
}
