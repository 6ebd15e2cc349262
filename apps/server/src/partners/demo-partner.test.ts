import { initTenant, inviteTenant, searchProperties } from "@kautia/contract";
import { afterEach, expect, test } from "vitest";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { demoOffer, makeDemoPartner, signDemoOffer } from "./demo-partner.ts";
import { makeKey } from "./keys.ts";

let server: TestServer;
afterEach(() => server.close());

const start = "2027-03-01";
const exp = Date.parse("2027-02-01T00:00:00.000Z") / 1000;

/** What a stranger who has read our code gets with the demo partner's key, link and homes. */
async function outcomes() {
  const invite = (key: string) =>
    server.call(inviteTenant, { body: demoOffer(start) }, { authorization: `Bearer ${key}` });
  const link = signDemoOffer({ exp, offer: demoOffer(start) });
  const [invited, begun, found] = [
    await invite("demo-partner-key"),
    await server.call(initTenant, { query: { insuranceHash: link } }),
    await server.call(searchProperties, { body: { query: "Kastanienallee", country: "de" } }),
  ];
  return [invited.status, begun.status, found.body?.properties.length];
}

test("the demo partner works outside production", async () => {
  server = await makeTestServer();
  await makeDemoPartner(server.deps);
  expect(await outcomes()).toEqual([201, 200, 1]);
});

test("production refuses the demo partner in a database from a trial", async () => {
  server = await makeTestServer({ config: { devCalls: false } });
  await makeDemoPartner(server.deps);
  expect(await outcomes()).toEqual([401, 410, 0]);
  const another = await makeKey(server.deps, "demo");
  const authorization = `Bearer ${another}`;
  expect((await server.call(inviteTenant, { body: demoOffer(start) }, { authorization })).status).toBe(401);
});
