import { subscribe } from "node:diagnostics_channel";
import { writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";

/*
 * Loaded into the measured server. At its end it writes the time of each suggestion request, in ms, from the request's
 * arrival until the whole response was sent, to the file in TIMES_FILE.
 */
const began = new WeakMap<IncomingMessage, number>();
const times: number[] = [];

subscribe("http.server.request.start", (message) => {
  const { request } = requestIn(message);
  if (request.url === "/api/v1/suggestion") began.set(request, performance.now());
});
subscribe("http.server.response.finish", (message) => {
  const start = began.get(requestIn(message).request);
  if (start !== undefined) times.push(performance.now() - start);
});
process.on("exit", () => writeFileSync(process.env["TIMES_FILE"] ?? "times.json", JSON.stringify(times)));

function requestIn(message: unknown): { request: IncomingMessage } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what Node documents of these two channels
  return message as { request: IncomingMessage };
}
