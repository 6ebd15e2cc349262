import { answerAmendmentAsLandlord, askAmendment, getLandlordView, getPolicy } from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { mailsTo } from "#testing/people/mails.ts";
import { makeAccepted, readCharges, readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";

// A server for each test, because the clock cannot go back.
let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

const tenantEmail = "jana@example.com";
const landlordEmail = "otto@example.com";

/** A guarantee for 70.50 EUR a year from 1 February to 10 April 2027: 69 of 365 days cost 13.327. */
async function makeFixedTerm(at: string) {
  const end = { insuranceEnd: "2027-04-10", paymentPeriod: "YEARLY" } as const;
  const { refId } = await makeAccepted(server, { tenantEmail, landlordEmail, ...end });
  await setPassword(server, tenantEmail);
  await runUntil(server, at);
  const token = await readLandlordToken(server, landlordEmail);
  const read = async () => {
    const session = await openSession(server, tenantEmail);
    return (await server.call(getPolicy, { params: { refId } }, session)).body;
  };
  const ask = async (insuranceEnd: string | null) => {
    const session = await openSession(server, tenantEmail);
    const body = { change: { kind: "END" as const, insuranceEnd } };
    return server.call(askAmendment, { params: { refId }, body }, session);
  };
  let last = "";
  const answer = async (agrees: boolean, reason = "") => {
    const { body } = await server.call(getLandlordView, { params: { token } });
    last = body?.amendments.find(({ state }) => state === "ASKED")?.id ?? last;
    const params = { token, amendmentId: last };
    return server.call(answerAmendmentAsLandlord, { params, body: { agrees, reason } });
  };
  const charges = async () => (await readCharges(server, refId)).map((charge) => charge.split(" ")[1]);
  return { read, ask, answer, charges };
}

test("a fixed term is extended once the landlord agrees, and only the added days are charged", async () => {
  const { read, ask, answer, charges } = await makeFixedTerm("2027-03-15T09:00:00Z");
  const [announced] = await mailsTo(server, tenantEmail, /endet am 10\. April/);
  expect(announced?.text).toMatch(/Mietbürgschaft verlängern:?\s+\S+\/changes/);
  expect((await ask("2027-04-10")).problem?.data.fields).toMatchObject([
    { path: "change.insuranceEnd", params: { earliest: "2027-04-11", latest: "2057-02-01" } },
  ]);
  const asked = (await ask("2027-06-30")).body?.amendments;
  expect(asked).toMatchObject([{ state: "ASKED", waitsFor: ["LANDLORD"], until: "2027-04-10" }]);
  const [invited] = await mailsTo(server, landlordEmail, /Ihr Mieter bittet um eine Verlängerung/);
  expect(invited?.text).toMatch(/30\. Juni 2027 statt 10\. April 2027/);
  expect(invited?.text).toMatch(/\/landlord\/[0-9a-f]{32}\/changes/);

  expect((await answer(false, "Wir ziehen selbst ein.")).body?.amendments).toMatchObject([{ state: "REFUSED" }]);
  const [refused] = await mailsTo(server, tenantEmail, /Verlängerung: Es bleibt alles/);
  expect(refused?.text).toContain("Wir ziehen selbst ein.");

  await ask("2027-06-30");
  const both = await Promise.all([answer(true), answer(true)]);
  expect(both.map(({ body }) => body?.insuranceEnd)).toEqual(["2027-06-30", "2027-06-30"]);
  await runUntil(server, "2027-03-15T12:00:00Z");
  // 150 of 365 days cost 28.972, of which 13.32 are paid.
  expect(await charges()).toEqual(["1332", "1565"]);
  const [told] = await mailsTo(server, tenantEmail, /Mietbürgschaft ist verlängert/);
  expect(told?.text).toMatch(/Dazu kommen jetzt 15,65\s€\./);
  await runUntil(server, "2027-06-30T12:00:00Z");
  expect(await mailsTo(server, tenantEmail, /endet am 30\. Juni/)).toHaveLength(1);
  expect((await read())?.status).toBe("ACTIVE");
  await runUntil(server, "2027-07-01T12:00:00Z");
  expect((await read())?.status).toBe("ENDED");
});

test("a request that nobody answered by the agreed end expires with it", async () => {
  const { read, ask, charges } = await makeFixedTerm("2027-04-09T09:00:00Z");
  await ask(null);
  await runUntil(server, "2027-04-10T21:59:00Z");
  expect((await read())?.amendments).toMatchObject([{ state: "ASKED" }]);
  await runUntil(server, "2027-04-11T12:00:00Z");
  expect(await read()).toMatchObject({ status: "ENDED", amendments: [{ state: "EXPIRED", mayTakeBack: false }] });
  expect(await charges()).toEqual(["1332"]);
});
