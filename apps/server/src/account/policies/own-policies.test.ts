import {
  contractDocumentKinds,
  acceptAsLandlord,
  declineAsLandlord,
  getPolicy,
  listPolicies,
  writeToLandlord,
} from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import {
  type PolicyOptions,
  failingCard,
  makeSigned,
  readLandlordToken,
  runUntil,
} from "#testing/policies/sign-policy.ts";

const server = await makeTestServer();
afterAll(() => server.close());

let count = 0;
/** A logged-in tenant with one signed policy. */
async function newTenant(wishes: PolicyOptions = {}) {
  const tenantEmail = `tenant-${++count}@example.com`;
  const landlordEmail = `landlord-${count}@example.com`;
  const { refId } = await makeSigned(server, { tenantEmail, landlordEmail, ...wishes });
  await setPassword(server, tenantEmail);
  return { refId, tenantEmail, landlordEmail, session: await openSession(server, tenantEmail) };
}
type Tenant = Awaited<ReturnType<typeof newTenant>>;

const read = ({ refId, session }: Tenant) => server.call(getPolicy, { params: { refId } }, session);
async function lineOf(tenant: Tenant): Promise<string[] | undefined> {
  const { body } = await read(tenant);
  return body?.line.map(({ event, state, on }) => `${event} ${state} ${on}`);
}

test("shows a newly signed policy with its terms and next steps", async () => {
  const tenant = await newTenant();
  const { refId, session, tenantEmail } = tenant;
  const policy = await read(tenant);
  expect(policy.body).toEqual({
    refId,
    amendments: [],
    role: "TENANT",
    payTo: null,
    tenantName: "Jana Weiß",
    coTenantNames: [],
    needsAnotherCard: false,
    takesCard: true,
    contractNumber: expect.stringMatching(/^DE-/),
    status: "SIGNED",
    landlordName: "Otto Kern",
    fullAddress: "Torstraße 12, 10119 Berlin",
    currency: "EUR",
    depositAmount: 1500,
    premiumAmount: 6.35,
    paymentPeriod: "MONTHLY",
    otherPlan: null,
    paymentMethod: { kind: "card", lastDigits: "4242" },
    insuranceStart: "2027-02-01",
    insuranceEnd: null,
    coverStart: null,
    certificateOriginal: null,
    signedAt: "2027-01-15T10:00:00.000Z",
    line: [
      { event: "SIGNED", state: "done", on: "2027-01-15", by: "tenant" },
      { event: "LANDLORD_ANSWER", state: "current", on: "2027-02-15", by: "landlord" },
      { event: "COVER", state: "upcoming", on: "2027-02-01", by: "insurer" },
    ],
    nextCharge: { what: "PREMIUM", amount: 6.35, on: "2027-02-01", ifAccepted: true },
    mayWrite: true,
    mayStay: false,
    mayProveMovingOut: false,
    movingOut: null,
    claims: [],
    repayments: [],
    wayOut: { way: "withdraw", refundAmount: 0, pendingRefund: 0, withdrawUntil: "2027-01-29" },
    refund: null,
    documents: ["contract", ...contractDocumentKinds].map((kind) => ({ kind, number: null })),
  });
  const listed = await server.call(listPolicies, {}, session);
  expect(listed.body).toEqual({ email: tenantEmail, hasPassword: true, policies: [policy.body] });
});

test("refuses access to another account's policy and without a session", async () => {
  const [item, other] = [await newTenant(), await newTenant()];
  const body = { message: "Guten Tag" };
  for (const refId of [other.refId, "0".repeat(24), "no id", "%00"]) {
    const params = { refId };
    for (const refused of [
      await server.call(getPolicy, { params }, item.session),
      await server.call(writeToLandlord, { params, body }, item.session),
    ])
      expect([refused.status, refused.problem?.errorCode]).toEqual([404, "POLICY_UNKNOWN"]);
  }
  const params = { refId: item.refId };
  for (const refused of [
    await server.call(listPolicies),
    await server.call(getPolicy, { params }),
    await server.call(writeToLandlord, { params, body }),
  ])
    expect([refused.status, refused.problem?.errorCode]).toEqual([401, "LOGIN_REQUIRED"]);
});

test("shows the landlord's refusal and no next charge", async () => {
  const tenant = await newTenant();
  const token = await readLandlordToken(server, tenant.landlordEmail);
  await server.call(declineAsLandlord, { params: { token }, body: {} });
  expect(await lineOf(tenant)).toEqual(["SIGNED done 2027-01-15", "DECLINED problem 2027-01-15"]);
  expect((await read(tenant)).body).toMatchObject({ nextCharge: null, mayWrite: false });
});

test("shows the start of cover, a failed premium and the next charge attempt", async () => {
  const own = server;
  const good = await newTenant();
  const bad = await newTenant({ card: failingCard });
  for (const { landlordEmail } of [good, bad])
    await own.call(acceptAsLandlord, { params: { token: await readLandlordToken(own, landlordEmail) } });
  expect(await lineOf(good)).toEqual([
    "SIGNED done 2027-01-15",
    "ACCEPTED done 2027-01-15",
    "COVER current 2027-02-01",
  ]);

  await runUntil(own, "2027-02-01T09:00:00Z");
  const paidUp = { ...good, session: await openSession(own, good.tenantEmail) };
  const unpaid = { ...bad, session: await openSession(own, bad.tenantEmail) };
  const begun = ["SIGNED done 2027-01-15", "ACCEPTED done 2027-01-15", "COVER done 2027-02-01"];
  expect(await lineOf(paidUp)).toEqual([...begun, "NEXT_PREMIUM current 2027-03-01"]);
  expect(await lineOf(unpaid)).toEqual([
    ...begun,
    "PREMIUM_FAILED problem 2027-02-01",
    "NEXT_TRY current 2027-02-02",
    "NEXT_PREMIUM upcoming 2027-03-01",
  ]);
  expect((await read(paidUp)).body?.nextCharge).toEqual({
    what: "PREMIUM",
    amount: 6.35,
    on: "2027-03-01",
    ifAccepted: false,
  });
  expect((await read(unpaid)).body?.nextCharge).toEqual({
    what: "PREMIUM",
    amount: 6.35,
    on: "2027-02-02",
    ifAccepted: false,
  });

  await runUntil(own, "2027-02-16T09:00:00Z");
  const givenUp = { ...bad, session: await openSession(own, bad.tenantEmail) };
  expect((await lineOf(givenUp))?.slice(3)).toEqual([
    "PREMIUM_FAILED problem 2027-02-01",
    "PERSON_TAKES_OVER current null",
    "NEXT_PREMIUM upcoming 2027-03-01",
  ]);
});
