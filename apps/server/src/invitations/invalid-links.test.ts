import {
  acceptInvitation,
  confirmInvitation,
  getInvitationLink,
  getInvitationToConfirm,
  getResumeLink,
  getSignedOffer,
  initTenant,
  invitationLifeDays,
  resumeTenant,
  withdrawInvitation,
} from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeInvitation, offer } from "#testing/applications/invitations.ts";
import { makeTestPartner } from "#testing/people/partners.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { emptyApplications } from "../retention/empty-applications.ts";
import { readAllRows } from "#testing/database/read-all-rows.ts";
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
const lookAtInvitation = (id: string) => server.call(getInvitationLink, { params: { id } });
const lookAtOffer = (insuranceHash: string) => server.call(getSignedOffer, { query: { insuranceHash } });
const init = (insuranceHash: string) => server.call(initTenant, { query: { insuranceHash } });
const exp = (days: number) => Math.floor(server.clock.now().getTime() / 1000) + days * 86_400;
const link = (days = 7) => signDemoOffer({ exp: exp(days), jti: `${days}`, offer });
const forge = () => {
  const [head, body] = link().split(".");
  return [head, body, link(8).split(".")[2]].join(".");
};

/** As if the applications that were started so far were signed. */
const signAll = () => server.deps.db.updateTable("application").set({ signed_at: server.clock.now() }).execute();

async function makeSignedInvitation(): Promise<string> {
  const id = await makeInvitation(server, key);
  expect((await accept(id)).status).toBe(200);
  await signAll();
  return id;
}
async function makeForgottenInvitation(): Promise<string> {
  const id = await makeInvitation(server, key);
  const { body } = await accept(id);
  const now = server.clock.now();
  await server.deps.db.transaction().execute((transaction) => emptyApplications(transaction, [body?.refId ?? ""], now));
  return id;
}
async function makeWithdrawn(): Promise<string> {
  const id = await makeInvitation(server, key);
  expect((await server.call(withdrawInvitation, { params: { id } }, key)).status).toBe(200);
  return id;
}
async function makeExpired(): Promise<string> {
  const id = await makeInvitation(server, key);
  server.clock.advance(invitationLifeDays * 86_400_000);
  return id;
}
async function makeSignedLink(): Promise<string> {
  const jws = link();
  expect((await init(jws)).status).toBe(200);
  await signAll();
  return jws;
}
/** Somebody else's link with the reference of a link that has been opened. */
async function makeTakenReference(): Promise<string> {
  const signed = (email: string) =>
    signDemoOffer({ exp: exp(7), offer: { ...offer, tenant: { ...offer.tenant, email }, reference: "B-7" } });
  expect((await init(signed("jana@example.com"))).status).toBe(200);
  return signed("eva@example.com");
}
async function makeExpiredLink(): Promise<string> {
  const jws = link(1);
  server.clock.advance(86_400_000);
  return Promise.resolve(jws);
}

test.each([
  ["an invitation whose application is signed", makeSignedInvitation, accept],
  ["looking at an invitation whose application is signed", makeSignedInvitation, lookAtInvitation],
  ["an invitation whose application was deleted", makeForgottenInvitation, accept],
  ["looking at an invitation whose application was deleted", makeForgottenInvitation, lookAtInvitation],
  ["a withdrawn invitation", makeWithdrawn, accept],
  ["an expired invitation", makeExpired, accept],
  ["looking at a withdrawn invitation", makeWithdrawn, lookAtInvitation],
  ["looking at an expired invitation", makeExpired, lookAtInvitation],
  ["looking at an unknown invitation", () => "0".repeat(32), lookAtInvitation],
  ["an unknown invitation", () => "0".repeat(32), accept],
  ["a malformed invitation", () => "ẞ'); DROP TABLE invitation", accept],
  ["a signed link whose application is signed", makeSignedLink, init],
  ["looking at a signed link whose application is signed", makeSignedLink, lookAtOffer],
  ["a signed link to another tenant with a reference that is taken", makeTakenReference, init],
  ["looking at a signed link to another tenant with a reference that is taken", makeTakenReference, lookAtOffer],
  ["looking at an expired signed link", makeExpiredLink, lookAtOffer],
  ["looking at a signed link with a foreign signature", forge, lookAtOffer],
  ["an expired signed link", makeExpiredLink, init],
  ["a signed link with a foreign signature", forge, init],
  ["a signed link of an unknown partner", () => signDemoOffer({ iss: "nobody", exp: exp(7), offer }), init],
  ["a signed link of a partner with a NUL in its id", () => signDemoOffer({ iss: "a\0b", exp: exp(7), offer }), init],
  ["a malformed signed link", () => "a.b.c", init],
  [
    "viewing an unknown landlord's link",
    () => "0".repeat(32),
    (token: string) => server.call(getInvitationToConfirm, { params: { token } }),
  ],
  [
    "confirming an unknown landlord's link",
    () => "0".repeat(32),
    (token: string) => server.call(confirmInvitation, { params: { token } }),
  ],
  [
    "looking at an unknown resume link",
    () => "0".repeat(32),
    (token: string) => server.call(getResumeLink, { params: { token } }),
  ],
  ["an unknown resume link", () => "0".repeat(32), (token: string) => server.call(resumeTenant, { body: { token } })],
])("%s is refused and changes no row", async (_, make, open) => {
  const secret = await make();
  const before = await readAllRows(server.deps);
  for (const __ of ["once", "twice"]) {
    const { status } = await open(secret);
    expect([404, 410]).toContain(status);
  }
  expect(await readAllRows(server.deps)).toEqual(before);
});
