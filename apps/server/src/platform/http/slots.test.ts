import { once } from "node:events";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { limitConcurrency } from "./limit-concurrency.ts";
import { type Slots, waitOutside } from "./slots.ts";

const all = 3;
let app: FastifyInstance;
let slots: Slots;
let port = 0;
let started = 0;
let finished = 0;
let held: PromiseWithResolvers<string>;
let begun = Promise.withResolvers<void>();

const broken = () =>
  new Readable({
    read() {
      this.push("begun");
      this.destroy(new Error("the source broke"));
    },
  });
const endless = () =>
  new Readable({
    read() {
      this.push(Buffer.alloc(65_536));
    },
  });
const fail = async (): Promise<never> => {
  await nextTurn();
  throw new Error("a part failed");
};

/** Every way in which a handler or a hook around it may end. */
const routes: Record<string, (request: FastifyRequest, reply: FastifyReply) => unknown> = {
  "/answers": () => "done",
  "/sends-later": (_request, reply) => void setImmediate(() => void reply.send("done")),
  "/throws": () => {
    throw new Error("a part failed");
  },
  "/rejects": fail,
  "/not-found": (_request, reply) => reply.callNotFound(),
  "/not-found-later": async (_request, reply) => {
    await nextTurn();
    return reply.callNotFound();
  },
  "/redirects": (_request, reply) => reply.redirect("/answers"),
  "/stream": () => Readable.from(["one", "two"]),
  "/broken-stream": () => broken(),
  "/endless-stream": () => endless(),
  "/takes-over": async (_request, reply) => {
    reply.hijack();
    reply.raw.end("done");
  },
  "/forgets-to-answer": async (_request, reply) => {
    reply.raw.destroy();
    await nextTurn();
  },
  "/waits": async () => {
    started++;
    begun.resolve();
    await nextTurn();
    await nextTurn();
    finished++;
    return "done";
  },
  "/slow-service": () => waitOutside("service", () => held.promise),
  "/held": () => {
    started++;
    return held.promise;
  },
};
const hooks = ["onRequest", "preParsing", "preValidation", "preHandler", "onSend"] as const;

beforeEach(async () => {
  [started, finished] = [0, 0];
  held = Promise.withResolvers<string>();
  app = Fastify({ forceCloseConnections: true });
  slots = limitConcurrency(app, { requestsAtOnce: { all, passwords: 1, documents: 1 }, waitingPerSlot: 0 });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send("none"));
  for (const [url, handler] of Object.entries(routes)) app.route({ method: ["GET", "POST"], url, handler });
  for (const hook of hooks) app.get(`/fails-${hook}`, { [hook]: fail }, () => "done");
  port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterEach(async () => {
  held.resolve("done");
  await app.close();
});

/** Sends a request and waits until the connection is closed, or leaves as soon as `leave` says so. */
async function request(path: string, options: { method?: string; head?: string; leave?: () => Promise<unknown> } = {}) {
  const { method = "GET", head = "Connection: close\r\n", leave } = options;
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${head}\r\n`);
  const closed = once(socket, "close");
  socket.resume();
  if (leave) {
    await leave();
    socket.destroy();
  }
  await closed;
}

/** How many requests the server accepts at once now. */
async function countSlots(): Promise<number> {
  const before = started;
  let refused = 0;
  const requests = Array.from({ length: all + 2 }, async () => {
    const { statusCode } = await app.inject("/held");
    if (statusCode === 503) refused++;
  });
  await expect.poll(() => started - before + refused).toBe(requests.length);
  held.resolve("done");
  await Promise.all(requests);
  held = Promise.withResolvers<string>();
  return requests.length - refused;
}

function nextWork(): Promise<void> {
  begun = Promise.withResolvers<void>();
  return begun.promise;
}

async function repeat(run: () => Promise<unknown>): Promise<void> {
  for (let round = 0; round < 100; round++) await run();
}

const plain = Object.keys(routes).filter((path) => !/held|slow|endless/.test(path));
test.each([...plain, ...hooks.map((hook) => `/fails-${hook}`), "/nowhere"])(
  "every slot is free again after %s was requested a hundred times",
  async (path) => {
    await repeat(() => request(path));
    expect(await countSlots()).toBe(all);
  },
);

test.each([
  ["HEAD requests", () => request("/answers", { method: "HEAD" })],
  ["HEAD requests for nothing", () => request("/not-found", { method: "HEAD" })],
  ["requests to upgrade", () => request("/answers", { head: "Connection: upgrade, close\r\nUpgrade: websocket\r\n" })],
  ["unsupported expectations", () => request("/answers", { head: "Connection: close\r\nExpect: x\r\n" })],
  ["unknown methods", () => request("/answers", { method: "DELETE" })],
  [
    "broken bodies",
    () =>
      request("/answers", {
        method: "POST",
        head: "Connection: close\r\nContent-Type: application/json\r\nContent-Length: 1\r\n\r\n{",
      }),
  ],
  [
    "clients that leave before their body has arrived",
    () =>
      request("/answers", {
        method: "POST",
        head: "Content-Type: application/json\r\nContent-Length: 9\r\n",
        leave: nextTurn,
      }),
  ],
  ["clients that leave at once", () => request("/waits", { leave: nextTurn })],
  ["clients that leave during the work", () => request("/waits", { leave: nextWork })],
  ["readers that stop", () => request("/endless-stream", { leave: nextTurn })],
])("every slot is free again after a hundred %s", async (_, run) => {
  await repeat(run);
  await expect.poll(() => started - finished).toBe(0);
  expect(await countSlots()).toBe(all);
});

test("requests that wait for an outside service hold no slot, and too many of them are refused", async () => {
  const waiting = Array.from({ length: 2 * all }, () => app.inject("/slow-service"));
  await nextTurn();
  expect((await app.inject("/answers")).statusCode).toBe(200);
  expect((await app.inject("/slow-service")).statusCode).toBe(500);
  held.resolve("done");
  expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual(waiting.map(() => 200));
  held = Promise.withResolvers<string>();
  expect(await countSlots()).toBe(all);
});

test("slots are stuck only if all have been taken for 20 seconds and none was given back", async () => {
  const now = vi.spyOn(performance, "now");
  onTestFinished(() => now.mockRestore());
  const start = performance.now();
  const first = [app.inject("/held"), app.inject("/held")];
  await expect.poll(() => started).toBe(2);
  now.mockReturnValue(start + 60_000);
  expect(slots.areStuck()).toBe(false);
  const last = app.inject("/held");
  await expect.poll(() => started).toBe(3);
  expect(slots.areStuck()).toBe(false);
  now.mockReturnValue(start + 80_001);
  expect(slots.areStuck()).toBe(true);
  held.resolve("done");
  await Promise.all([...first, last]);
  expect(slots.areStuck()).toBe(false);
});
