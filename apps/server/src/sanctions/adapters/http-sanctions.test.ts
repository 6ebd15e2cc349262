import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { silentLog } from "#testing/server/silent-log.ts";
import { makeHttpSanctions } from "./http-sanctions.ts";

let server: Server | null = null;
afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

type Answer = (response: ServerResponse, body: unknown) => void;

async function provider(respond: Answer, timeout = 2_000) {
  const requests: { authorization: string | undefined; body: unknown }[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await json(request);
    requests.push({ authorization: request.headers.authorization, body });
    respond(response, body);
  };
  server = createServer((request, response) => void take(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const url = `http://127.0.0.1:${port}/check`;
  return { requests, ...makeHttpSanctions({ url, key: "secret", timeout, log: silentLog }) };
}

const send = (response: ServerResponse, status: number, body: unknown) =>
  void response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
const name = "Igor Strelnikow";

test("asks with our key, and keeps only the agreed fields of the answer", async () => {
  const party = { id: "7", name: "Strelnikow, Igor" };
  const { find, requests } = await provider((response) =>
    send(response, 200, { name, asOf: "2026-11-27", parties: [{ ...party, born: "1970", score: 0.9 }], extra: true }),
  );
  expect(await find(name)).toEqual({ asOf: "2026-11-27", parties: [{ ...party, born: "1970" }] });
  expect(requests).toEqual([{ authorization: "Bearer secret", body: { name } }]);
});

test.each<[string, Answer]>([
  ["an error", (response) => send(response, 500, {})],
  ["a rejected key", (response) => send(response, 401, {})],
  ["an empty answer", (response) => void response.writeHead(200).end()],
  ["no JSON", (response) => void response.writeHead(200).end("<html>")],
  ["a missing list of parties", (response) => send(response, 200, { name })],
  ["an answer about another name", (response) => send(response, 200, { name: "Eva", parties: [] })],
  ["a redirect", (response) => void response.writeHead(302, { Location: "/elsewhere" }).end()],
  ["a connection that breaks", (response) => void response.destroy()],
  ["nothing in time", () => {}],
])("does not take %s for a clean name", async (_, respond) => {
  const { find } = await provider(respond, 150);
  expect(await find(name)).toBeNull();
});

test("does not take a dead provider for a clean name", async () => {
  const { find } = makeHttpSanctions({ url: "http://127.0.0.1:9/", key: null, timeout: 500, log: silentLog });
  expect(await find(name)).toBeNull();
});
