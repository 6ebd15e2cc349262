import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, test, vi } from "vitest";
import { makeTestServer } from "#testing/server/make-test-server.ts";

const server = await makeTestServer();
afterAll(() => server.close());

const url = "/api/v1/openapi.json";
const get = (headers: Record<string, string> = {}) => server.app.inject({ url, headers });

test("the OpenAPI document is sent compressed, for caches to keep", async () => {
  const plain = await get();
  const [br, gzip] = [await get({ "accept-encoding": "gzip, br" }), await get({ "accept-encoding": "gzip" })];
  expect(plain.headers).toMatchObject({ "cache-control": "no-store", vary: "Accept-Encoding" });
  expect(plain.headers["content-type"]).toMatch(/^application\/json/);
  expect(br.headers["content-encoding"]).toBe("br");
  expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 8);
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
});

test("a client that has this version of the OpenAPI document gets 304, by encoding", async () => {
  const plain = String((await get()).headers["etag"]);
  const br = String((await get({ "accept-encoding": "br" })).headers["etag"]);
  expect(br).not.toBe(plain);
  for (const path of [url, "/api/docs"]) {
    const { headers } = await server.app.inject({ url: path });
    const again = await server.app.inject({ url: path, headers: { "if-none-match": String(headers["etag"]) } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  }
  expect((await get({ "if-none-match": plain, "accept-encoding": "br" })).statusCode).toBe(200);
});

test("the OpenAPI document is written once, not for each request", async () => {
  await get();
  const write = vi.spyOn(JSON, "stringify");
  await get();
  expect(write).not.toHaveBeenCalled();
  write.mockRestore();
});
