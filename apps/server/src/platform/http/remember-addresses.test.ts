import { once } from "node:events";
import { connect, Socket } from "node:net";
import Fastify, { type FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { rememberAddresses } from "./remember-addresses.ts";

test("the address of a client is known after it has disconnected", async () => {
  const app = Fastify();
  rememberAddresses(app);
  const arrived = Promise.withResolvers<FastifyRequest>();
  app.get("/", (request) => arrived.resolve(request));
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const client = connect(Number(port), "127.0.0.1");
  client.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const request = await arrived.promise;
  const closed = once(request.raw.socket, "close");
  client.destroy();
  await closed;
  expect(request.ip).toBe("127.0.0.1");
  await app.close();
});

test("a connection that was reset before the server saw it is not served", async () => {
  const app = Fastify();
  rememberAddresses(app);
  const gone = new Socket();
  app.server.emit("connection", gone);
  expect(gone.destroyed).toBe(true);
  await app.close();
});
