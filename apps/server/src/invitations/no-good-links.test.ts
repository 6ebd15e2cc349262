import {
  acceptInvitation,
  confirmInvitation,
  getInvitationToConfirm,
  initTenant,
  invitationLifeDays,
  resumeTenant,
  withdrawInvitation,
} from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeInvitation, makeTestPartner, offer } from "../testing/invitations.ts";
import { makeTestServer, type TestServer } from "../testing/make-test-server.ts";
import { readAllRows } from "../testing/read-all-rows.ts";
import { makeDemoPartner, signDemoOffer } from "../partners/demo-partner.ts";

let server: TestServer;
let key: { authorization: string };
beforeEach(async () => {
  server = await makeTestServer();
  key = await makeTestPartner(server, "kern");
  await makeDemoPartner(server.deps);
});
afterEach(() => server.close());

const accept = (id: string) => server.call(acceptInvitation, { params: { id } });
const init = (insuranceHash: string) => server.call(initTenant, { query: { insuranceHash } });
const exp = (days: number) => Math.floor(server.clock.now().getTime() / 1000) + days * 86_400;
const link = (days = 7) => signDemoOffer({ exp: exp(days), jti: `${days}`, offer });
/** The same words under a signature that was made for others. */
const forge = () => {
  const [head, body] = link().split(".");
  return [head, body, link(8).split(".")[2]].join(".");
};

async function usedUp(): Promise<string> {
  const id = await makeInvitation(server, key);
  expect((await accept(id)).status).toBe(200);
  return id;
}
async function withdrawn(): Promise<string> {
  const id = await makeInvitation(server, key);
  expect((await server.call(withdrawInvitation, { params: { id } }, key)).status).toBe(200);
  return id;
}
async function pastItsTime(): Promise<string> {
  const id = await makeInvitation(server, key);
  server.clock.advance(invitationLifeDays * 86_400_000);
  return id;
}
async function usedLink(): Promise<string> {
  const jws = link();
  expect((await init(jws)).status).toBe(200);
  return jws;
}
async function lateLink(): Promise<string> {
  const jws = link(1);
  server.clock.advance(86_400_000);
  return Promise.resolve(jws);
}

test.each([
  ["an invitation that was used", usedUp, accept],
  ["one that was withdrawn", withdrawn, accept],
  ["one past its time", pastItsTime, accept],
  ["one that was made up", () => "0".repeat(32), accept],
  ["one of no form at all", () => "ẞ'); DROP TABLE invitation", accept],
  ["a signed link that was used", usedLink, init],
  ["one past its time", lateLink, init],
  ["one with another's signature", forge, init],
  ["one of a partner that nobody knows", () => signDemoOffer({ iss: "nobody", exp: exp(7), offer }), init],
  ["one of a partner that cannot be looked for", () => signDemoOffer({ iss: "a\0b", exp: exp(7), offer }), init],
  ["one of no form at all", () => "a.b.c", init],
  [
    "a landlord's link that was made up",
    () => "0".repeat(32),
    (token: string) => server.call(getInvitationToConfirm, { params: { token } }),
  ],
  ["the same, pressed", () => "0".repeat(32), (token: string) => server.call(confirmInvitation, { params: { token } })],
  [
    "a resume link that was made up",
    () => "0".repeat(32),
    (token: string) => server.call(resumeTenant, { body: { token } }),
  ],
])("%s changes not one row", async (_, make, open) => {
  const secret = await make();
  const before = await readAllRows(server.deps);
  for (const __ of ["once", "twice"]) {
    const { status } = await open(secret);
    expect([404, 410]).toContain(status);
  }
  expect(await readAllRows(server.deps)).toEqual(before);
});
