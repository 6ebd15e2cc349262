import {
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
import { makeAccepted, readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";
import { torstrasse } from "#testing/applications/answers.ts";
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

async function makeHome() {
  const { refId } = await makeAccepted(server, { tenantEmail, landlordEmail });
  await setPassword(server, tenantEmail);
  await runUntil(server, "2027-02-10T09:00:00Z");
  const session = await openSession(server, tenantEmail);
  const token = await readLandlordToken(server, landlordEmail);
  const change = (streetNumber: string, unitName: string | null) => ({
    change: { kind: "HOME" as const, streetNumber, unitName },
  });
  const ask = (number: string, unit: string | null = null) =>
    server.call(askAmendment, { params: { refId }, body: change(number, unit) }, session);
  const askAsLandlord = (number: string, unit: string | null = null) =>
    server.call(askAmendmentAsLandlord, { params: { token }, body: change(number, unit) });
  const idOf = async () =>
    (await server.call(getLandlordView, { params: { token } })).body?.amendments.find(({ state }) => state === "ASKED")
      ?.id ?? "";
  const body = { agrees: true, reason: null };
  const agree = async () =>
    server.call(answerAmendment, { params: { refId, amendmentId: await idOf() }, body }, session);
  const agreeAsLandlord = async () =>
    server.call(answerAmendmentAsLandlord, { params: { token, amendmentId: await idOf() }, body });
  return { refId, session, token, ask, askAsLandlord, agree, agreeAsLandlord };
}

test("number and door are corrected by both sides in turn, each on top of the last", async () => {
  const { refId, session, ask, askAsLandlord, agree, agreeAsLandlord } = await makeHome();
  expect(codeOf(await ask("12"))).toBe("400 FIELD_INVALID");
  await ask("12", "3. OG links");
  expect((await agreeAsLandlord()).body?.fullAddress).toBe("Torstraße 12, 3. OG links, 10119 Berlin");
  const [told] = await mailsTo(server, tenantEmail, /Adresse Ihrer Wohnung ist berichtigt/);
  expect(told?.text).toMatch(/Torstraße 12, 3\. OG links, 10119 Berlin statt Torstraße 12, 10119 Berlin/);
  await askAsLandlord("12a", "3. OG links");
  expect((await agree()).body?.fullAddress).toBe("Torstraße 12a, 3. OG links, 10119 Berlin");
  const policy = (await server.call(getPolicy, { params: { refId } }, session)).body;
  expect(policy?.documents.filter(({ kind }) => kind === "amendment")).toHaveLength(2);
});

test("a home that somebody else's contract covers is refused when it is asked for and when it is agreed to", async () => {
  const { refId, session, ask, agreeAsLandlord } = await makeHome();
  await ask("14", "Top 2");
  await makeAccepted(server, {
    tenantEmail: "eve@example.com",
    landlordEmail: "ida@example.com",
    insuranceStart: "2027-03-01",
    address: { ...torstrasse, streetNumber: "14", unitName: "Top 2" },
  });
  expect(codeOf(await agreeAsLandlord())).toBe("409 PROPERTY_HAS_ACTIVE_POLICY");
  // It waits as before, and the tenant can take it back.
  const { body } = await server.call(getPolicy, { params: { refId } }, session);
  expect(body?.amendments).toMatchObject([{ state: "ASKED", waitsFor: ["LANDLORD"], mayTakeBack: true }]);
});
