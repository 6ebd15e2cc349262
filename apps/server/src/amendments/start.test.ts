import {
  acceptAsLandlord,
  answerAmendment,
  answerAmendmentAsLandlord,
  askAmendment,
  askAmendmentAsLandlord,
  getLandlordView,
  getPolicy,
} from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { mailsTo } from "#testing/people/mails.ts";
import { makeAccepted, makeSigned, readCharges, readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";
import { codeOf } from "#testing/server/code-of.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";

// A server for each test, because the clock cannot go back.
let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

const tenantEmail = "jana@example.com";
const landlordEmail = "otto@example.com";
const begin = (insuranceStart: string) => ({ change: { kind: "START" as const, insuranceStart } });

/** A guarantee from 1 February 2027, on 15 January. */
async function make(how: typeof makeAccepted) {
  const { refId } = await how(server, { tenantEmail, landlordEmail });
  await setPassword(server, tenantEmail);
  const session = await openSession(server, tenantEmail);
  const token = await readLandlordToken(server, landlordEmail);
  const ask = (day: string) => server.call(askAmendment, { params: { refId }, body: begin(day) }, session);
  const view = async () => (await server.call(getLandlordView, { params: { token } })).body;
  const idOf = async () => (await view())?.amendments.at(-1)?.id ?? "";
  return { refId, session, token, ask, view, idOf };
}

test("the start moves once the other side agrees, and the first premium with it", async () => {
  const { refId, token, session, ask, idOf, view } = await make(makeAccepted);
  expect((await ask("2027-01-14")).problem?.data.fields).toMatchObject([
    { path: "change.insuranceStart", params: { earliest: "2027-01-15", latest: "2028-01-15" } },
  ]);
  expect((await ask("2027-02-10")).body?.amendments).toMatchObject([{ until: "2027-01-31" }]);
  expect(codeOf(await ask("2027-02-11"))).toBe("409 AMENDMENT_OPEN");
  const [invited] = await mailsTo(server, landlordEmail, /Ihr Mieter bittet um einen anderen Beginn/);
  expect(invited?.text).toMatch(/10\. Februar 2027 statt 1\. Februar 2027/);
  const answer = { params: { token, amendmentId: await idOf() }, body: { agrees: true, reason: null } };
  expect((await server.call(answerAmendmentAsLandlord, answer)).body).toMatchObject({ coverStart: "2027-02-10" });
  expect((await mailsTo(server, landlordEmail, /beginnt an einem anderen Tag/))[0]?.attachments).toHaveLength(1);
  expect((await server.call(getPolicy, { params: { refId } }, session)).body?.nextCharge?.on).toBe("2027-02-10");
  await runUntil(server, "2027-02-09T22:59:00Z");
  expect(await readCharges(server, refId)).toEqual([]);
  await runUntil(server, "2027-02-09T23:00:00Z");
  expect(await readCharges(server, refId)).toHaveLength(1);
  expect(codeOf(await server.call(askAmendmentAsLandlord, { params: { token }, body: begin("2027-03-01") }))).toBe(
    "409 POLICY_STATUS_CONFLICT",
  );
  expect((await view())?.status).toBe("ACTIVE");
});

test("a landlord asks for another start before accepting, and accepts what the tenant agreed to", async () => {
  const { refId, session, token, idOf } = await make(makeSigned);
  const asked = await server.call(askAmendmentAsLandlord, { params: { token }, body: begin("2027-03-01") });
  expect(asked.body?.amendments).toMatchObject([{ waitsFor: ["TENANT"], mayTakeBack: true, until: "2027-02-14" }]);
  const [invited] = await mailsTo(server, tenantEmail, /Ihr Vermieter bittet um einen anderen Beginn/);
  expect(invited?.text).toContain("/changes");
  const answer = { params: { refId, amendmentId: await idOf() }, body: { agrees: true, reason: null } };
  expect((await server.call(answerAmendment, answer, session)).body).toMatchObject({ insuranceStart: "2027-03-01" });
  expect((await server.call(acceptAsLandlord, { params: { token } })).body?.coverStart).toBe("2027-03-01");
});

test("a request that nobody agreed to by the day before cover begins expires", async () => {
  const { ask, view } = await make(makeAccepted);
  await ask("2027-02-10");
  await runUntil(server, "2027-01-31T22:59:00Z");
  expect((await view())?.amendments).toMatchObject([{ state: "ASKED" }]);
  await runUntil(server, "2027-02-01T09:00:00Z");
  expect(await view()).toMatchObject({ coverStart: "2027-02-01", amendments: [{ state: "EXPIRED" }] });
});
