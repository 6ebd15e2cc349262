import {
  acceptGuarantee,
  getCertificate,
  getFigures,
  getGuarantee,
  getInvitation,
  getLandlordView,
  getMoney,
  getStaffPolicy,
  getTestMode,
  listGuarantees,
  listInvitations,
  listStaffPolicies,
  searchDesk,
} from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeBothKeys, offer } from "../testing/invitations.ts";
import { makePartnerPolicy } from "../testing/partner-policy.ts";
import { makeTestServer, type TestServer } from "../testing/make-test-server.ts";
import { readLandlordToken, runUntil, type SignedPolicy } from "../testing/sign-policy.ts";
import { logInAtDesk } from "../testing/staff.ts";

let server: TestServer;
let testing: { authorization: string };
let desk: { cookie: string };
let tested: SignedPolicy;
let contract: SignedPolicy;
const insuranceStart = "2027-02-01";
beforeAll(async () => {
  server = await makeTestServer();
  const keys = await makeBothKeys(server, "kern");
  ({ testing } = keys);
  desk = await logInAtDesk(server);
  const landlord = { ...offer.landlord, email: "test-landlord@example.com" };
  const tenant = { ...offer.tenant, email: "test-tenant@example.com" };
  tested = await makePartnerPolicy(server, testing, { insuranceStart, landlord, tenant });
  contract = await makePartnerPolicy(server, keys.live, { insuranceStart });
  await server.call(acceptGuarantee, { params: { refId: tested.refId } }, testing);
  await server.call(acceptGuarantee, { params: { refId: contract.refId } }, keys.live);
  await server.deps.jobs.runDueUntil(server.deps.clock.now());
});
afterAll(() => server.close());

test("every mail of a test begins with '[Test]', and no mail of a real contract does", async () => {
  const mails = (await server.deps.outbox?.list()) ?? [];
  const ofTest = mails.filter(({ to }) => to.startsWith("test-"));
  expect(ofTest.length).toBeGreaterThan(4);
  for (const { subject } of ofTest) expect(subject).toMatch(/^\[Test\] /);
  for (const { to, subject } of mails) expect(subject.startsWith("[Test]")).toBe(to.startsWith("test-"));
});

test("the documents of a test are stamped on each page and say at the top that they are not real", async () => {
  const read = async ({ refId }: SignedPolicy) => {
    const { bytes } = await server.deps.db
      .selectFrom("signed_document")
      .innerJoin("policy_document", "policy_document.sha256", "signed_document.sha256")
      .select("bytes")
      .where("ref_id", "=", refId)
      .where("kind", "=", "contract")
      .executeTakeFirstOrThrow();
    return bytes.toString();
  };
  expect(await read(tested)).toMatch(/"text":"Test: Es entsteht kein Vertrag.*"stamp":"Test"/);
  expect(await read(contract)).not.toMatch(/"stamp"|Es entsteht kein Vertrag/);
  const url = `/api/v1/partner/guarantees/${tested.refId}/certificate`;
  expect((await server.app.inject({ url, headers: testing })).body).toContain('"stamp":"Test"');
});

test("the answers to partner, tenant and landlord, and the certificate check, say that it is a test", async () => {
  const { refId, token } = tested;
  const guarantee = await server.call(getGuarantee, { params: { refId } }, testing);
  const listed = await server.call(listGuarantees, {}, testing);
  const invitations = await server.call(listInvitations, {}, testing);
  const invitation = await server.call(
    getInvitation,
    { params: { id: invitations.body?.invitations[0]?.id ?? "" } },
    testing,
  );
  const landlordToken = await readLandlordToken(server, "test-landlord@example.com");
  const { code } = await server.deps.db
    .selectFrom("certificate")
    .select("code")
    .where("ref_id", "=", refId)
    .executeTakeFirstOrThrow();
  const answers = [
    guarantee.body,
    listed.body?.guarantees[0],
    invitation.body,
    (await server.call(getTestMode, { params: { token } })).body,
    (await server.call(getLandlordView, { params: { token: landlordToken } })).body,
    (await server.call(getCertificate, { params: { code } })).body,
  ];
  for (const answer of answers) expect(answer).toMatchObject({ test: true });
  expect((await server.call(getTestMode, { params: { token: contract.token } })).body).toMatchObject({ test: false });
});

test("the desk lists tests only on request, and marks their page", async () => {
  const list = async (mode?: "LIVE" | "TEST") =>
    (await server.call(listStaffPolicies, { query: { mode } }, desk)).body?.rows.map(({ refId, test: is }) => [
      refId,
      is,
    ]);
  expect(await list()).toEqual([[contract.refId, false]]);
  expect(await list("TEST")).toEqual([[tested.refId, true]]);
  const page = await server.call(getStaffPolicy, { params: { refId: tested.refId } }, desk);
  expect(page.body?.test).toBe(true);
  const found = await server.call(searchDesk, { query: { search: "test-tenant" } }, desk);
  expect(found.body).toMatchObject({ hits: [] });
});

test("figures and money leave out tests", async () => {
  await runUntil(server, "2027-02-02T09:00:00Z");
  // The session ended meanwhile.
  desk = await logInAtDesk(server);
  const figures = await server.call(getFigures, { query: { days: "30" } }, desk);
  expect(figures.body?.funnel).toContainEqual({ stage: "SIGNED", count: 1 });
  expect(figures.body?.minutesToSign.count).toBe(1);
  expect(figures.body?.days.reduce((sum, { chargesDue }) => sum + chargesDue, 0)).toBe(1);
  const money = await server.call(getMoney, { query: { months: "12" } }, desk);
  const exposure = money.body?.months.find(({ month, country }) => month === "2027-02" && country === "de");
  expect(exposure).toMatchObject({ exposure: 1500, paid: 6.35 });
});
