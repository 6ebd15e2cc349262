import {
  acceptGuarantee,
  applyAgainAsTenant,
  claimGuarantee,
  declineGuarantee,
  deleteTestData,
  initTenant,
  listTestData,
  releaseGuarantee,
  resumeTenant,
} from "@kautia/contract";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { makeInvitation, makeInvitedTenant, offer } from "#testing/applications/invitations.ts";
import { countBlocked } from "#testing/database/count-blocked.ts";
import { testEngine } from "#testing/database/make-test-database.ts";
import { makePartnerPolicy } from "#testing/policies/partner-policy.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { addTestPerson, logInAsPerson, makeTestPartner } from "#testing/people/partners.ts";
import { deleteTests } from "../retention/index.ts";
import { readAllRows } from "#testing/database/read-all-rows.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { pdf, uploadTo } from "#testing/applications/uploads.ts";
import { settle } from "#testing/server/settle.ts";
import { makeDemoPartner, signDemoOffer } from "./demo-partner.ts";

const server = await makeTestServer({ settings: { SANDBOX: "true" } });
const testing = await makeTestPartner(server, "kern");
const other = await makeTestPartner(server, "other");
afterAll(() => server.close());

/** Counters of requests, and when the card provider's books were read. */
const counts = ["home_question", "idempotency", "usage_count", "provider_account"];
const readRows = () => readAllRows(server.deps, counts);
const work = () => settle(server);

async function makeTests(): Promise<void> {
  const today = { insuranceStart: "2027-01-15", address: { ...offer.address, streetNumber: "77" } };
  // The tenant also has a contract of the other partner in the same account.
  const { refId } = await makePartnerPolicy(server, testing, today);
  const accepted = await server.call(acceptGuarantee, { params: { refId } }, testing);
  expect(accepted.status).toBe(200);
  await work();
  const body = { items: [{ description: "Lampe", amount: 80 }] };
  const claimed = await server.call(claimGuarantee, { params: { refId }, body }, testing);
  const [claim] = claimed.body?.claims ?? [];
  const url = `/partner/guarantees/${refId}/claims/${claim?.id}/files`;
  expect((await uploadTo(server, url, { content: pdf("Lampe"), headers: testing })).outcome).toBe(200);
  const signature = { signature: true, signedBy: "Mia Kern" } as const;
  expect((await server.call(releaseGuarantee, { params: { refId }, body: signature }, testing)).status).toBe(200);
  await makeInvitedTenant(server, testing, { tenant: { email: "begun@example.com" } });
  await makeInvitation(server, testing, { tenant: { email: "asked@example.com" } });
  await work();
}

test("deletes everything that a partner has begun, and nothing else, in several calls", async () => {
  const { refId } = await makePartnerPolicy(server, other, { insuranceStart: "2027-02-01" });
  await server.call(acceptGuarantee, { params: { refId } }, other);
  await makeInvitation(server, other, { tenant: { email: "open@example.com" } });
  await work();
  const before = await readRows();
  await makeTests();
  expect((await readRows()).length).toBeGreaterThan(before.length + 50);

  const remove = async () => (await server.call(deleteTestData, {}, testing)).body;
  expect(await remove()).toEqual({ deleted: 2, more: true });
  expect(await remove()).toEqual({ deleted: 1, more: true });
  expect(await remove()).toEqual({ deleted: 0, more: false });
  expect(await readRows()).toEqual(before);
});

test.runIf(testEngine() === "postgres")(
  "waits for a running operation on a policy without holding up what that operation does next",
  async () => {
    const { refId } = await makePartnerPolicy(server, testing, { insuranceStart: "2027-04-01" });
    let deletion: Promise<unknown> = Promise.resolve();
    await server.deps.db.transaction().execute(async (transaction) => {
      await sql`SELECT FROM policy WHERE ref_id = ${refId} FOR UPDATE`.execute(transaction);
      deletion = server.call(deleteTestData, {}, testing);
      await expect.poll(() => countBlocked(server.deps)).toBe(1);
      await sql`SELECT FROM application WHERE ref_id = ${refId} FOR UPDATE NOWAIT`.execute(transaction);
    });
    expect(await deletion).toMatchObject({ body: { deleted: 1 } });
  },
);

test("the partner's people can see and delete what its keys and signed links have begun", async () => {
  await makeDemoPartner(server.deps);
  const { email } = await addTestPerson(server, "demo", await logInAsStaff(server));
  const person = await logInAsPerson(server, email);
  const list = async () => (await server.call(listTestData, {}, person)).body;
  expect(await list()).toEqual({ tests: [], total: 0 });
  const demo = { authorization: "Bearer demo-partner-key" };
  await makeInvitation(server, demo, { reference: "T-1", tenant: { email: "invited@example.com" } });
  server.clock.advance(1000);
  await makePartnerPolicy(server, demo, { insuranceStart: "2027-05-01", reference: "T-2" });
  server.clock.advance(1000);
  const exp = server.clock.now().getTime() / 1000 + 86_400;
  const linked = { ...offer, reference: "T-3", tenant: { email: "linked@example.com" } };
  await server.call(initTenant, { query: { insuranceHash: signDemoOffer({ exp, offer: linked }) } });
  expect(await list()).toMatchObject({
    tests: [
      { reference: "T-3", stage: "APPLYING", tenantEmail: "linked@example.com", fullAddress: null },
      { reference: "T-2", stage: "SIGNED", tenantEmail: "jana@example.com" },
      { reference: "T-1", stage: "INVITED", tenantEmail: "invited@example.com" },
    ],
    total: 3,
  });
  expect((await server.call(listTestData, {}, demo)).body).toEqual(await list());
  expect((await server.call(listTestData, {}, testing)).body?.total).toBe(0);
  expect((await server.call(deleteTestData, {}, person)).body).toEqual({ deleted: 2, more: true });
  expect((await server.call(deleteTestData, {}, person)).body).toEqual({ deleted: 1, more: true });
  expect((await server.call(deleteTestData, {}, person)).body).toEqual({ deleted: 0, more: false });
  expect(await list()).toEqual({ tests: [], total: 0 });
});

test("an application that the tenant began again belongs to the partner, too", async () => {
  const key = await makeTestPartner(server, "again");
  const { refId, token } = await makePartnerPolicy(server, key, { insuranceStart: "2027-06-01" });
  expect((await server.call(declineGuarantee, { params: { refId }, body: {} }, key)).status).toBe(200);
  const link = (await server.call(applyAgainAsTenant, { body: { token } })).body?.link ?? "";
  expect((await server.call(resumeTenant, { body: { token: link } })).status).toBe(200);
  expect((await server.call(listTestData, {}, key)).body?.total).toBe(2);
  expect((await server.call(deleteTestData, {}, key)).body).toEqual({ deleted: 2, more: true });
});

test("outside a sandbox the database refuses to delete the append-only rows of a contract", async () => {
  const real = await makeTestServer();
  const key = await makeTestPartner(real, "kern");
  const { refId } = await makePartnerPolicy(real, key, { insuranceStart: "2027-02-01" });
  const { db } = real.deps;
  for (const table of ["policy_history", "policy_evidence", "signed_document", "given_document"] as const)
    await expect(db.deleteFrom(table).where("ref_id", "=", refId).execute()).rejects.toThrow("append-only");
  await expect(deleteTests(real.deps, "kern", 20)).rejects.toThrow("only a sandbox");
  await real.close();
});
