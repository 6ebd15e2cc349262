import { once } from "node:events";
import { connect } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeFakeClock } from "#testing/server/fake-clock.ts";
import { silentLog } from "#testing/server/silent-log.ts";
import { sendCsv } from "./send-csv.ts";

let app: FastifyInstance;
let logged: unknown[];
let read: number;
let isOver: Promise<void>;
let fail: boolean;
beforeEach(() => {
  [app, logged, read, fail] = [Fastify(), [], 0, false];
  const over = Promise.withResolvers<void>();
  isOver = over.promise;
  async function* rows() {
    try {
      for (;;) {
        if (fail && read > 0) throw new Error("the database is gone");
        yield ["a".repeat(1_000), ++read];
        await new Promise(setImmediate);
      }
    } finally {
      over.resolve();
    }
  }
  const log = { ...silentLog, error: (_about: object, text: string) => void logged.push(text) };
  const deps = { log, clock: makeFakeClock("2027-01-15T10:00:00.000Z") };
  const csv = { name: "endless", headings: ["text", "number"], delimiter: ";" };
  app.get("/", { exposeHeadRoute: true }, (_request, reply) => sendCsv(deps, reply, { ...csv, rows: rows() }));
});
afterEach(() => app.close());

async function open(method: string) {
  const port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
  const socket = connect(port, "127.0.0.1");
  socket.write(`${method} / HTTP/1.1\r\nHost: a\r\n\r\n`);
  return { socket, head: String((await once(socket, "data"))[0]) };
}

test("reads no further rows when the client has left, which is no failure", async () => {
  const { socket } = await open("GET");
  socket.destroy();
  await isOver;
  await app.close();
  expect(logged).toEqual([]);
});

test("reads no more than a first row to answer HEAD", async () => {
  const { socket, head } = await open("HEAD");
  expect(head).toContain('filename="endless-2027-01-15.csv"');
  socket.destroy();
  await app.close();
  expect(read).toBeLessThan(2);
  expect(logged).toEqual([]);
});

test("logs an export that fails partway", async () => {
  fail = true;
  const { socket } = await open("GET");
  socket.on("error", () => undefined);
  await isOver;
  await app.close();
  expect(logged).toEqual(["an export failed partway"]);
});
