import type { AmendmentChange } from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mailsTo } from "#testing/people/mails.ts";
import { landlordEmail, makeAmended, tenantEmail } from "#testing/policies/amendments.ts";
import { readCharges, runUntil } from "#testing/policies/sign-policy.ts";
import { codeOf } from "#testing/server/code-of.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";

// A server for each test, because the clock cannot go back.
let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

/** A guarantee for 70.50 EUR a year from 1 February to 10 April 2027: 69 of 365 days cost 13.327. */
const makeFixedTerm = (at: string) =>
  makeAmended(server, { at, insuranceEnd: "2027-04-10", paymentPeriod: "YEARLY", grossIncome: 30_000 });
const until = (insuranceEnd: string | null) => ({ kind: "END" as const, insuranceEnd });
const charges = async (refId: string) => (await readCharges(server, refId)).map((charge) => charge.split(" ")[1]);

test("a fixed term is extended once the landlord agrees, and only the added days are charged", async () => {
  const { refId, policy, ask, answerAsLandlord } = await makeFixedTerm("2027-03-15T09:00:00Z");
  const [announced] = await mailsTo(server, tenantEmail, /endet am 10\. April/);
  expect(announced?.text).toMatch(/Mietbürgschaft verlängern:?\s+\S+\/changes/);
  expect((await ask(until("2027-04-10"))).problem?.data.fields).toMatchObject([
    { path: "change.insuranceEnd", params: { earliest: "2027-04-11", latest: "2057-02-01" } },
  ]);
  const asked = (await ask(until("2027-06-30"))).body?.amendments;
  expect(asked).toMatchObject([{ state: "ASKED", waitsFor: ["LANDLORD"], until: "2027-04-10" }]);
  const [invited] = await mailsTo(server, landlordEmail, /Ihr Mieter bittet um eine Verlängerung/);
  expect(invited?.text).toMatch(/30\. Juni 2027 statt 10\. April 2027/);
  expect(invited?.text).toMatch(/\/landlord\/[0-9a-f]{32}\/changes/);

  const refusal = await answerAsLandlord(false, "Wir ziehen selbst ein.");
  expect(refusal.body?.amendments).toMatchObject([{ state: "REFUSED" }]);
  const [refused] = await mailsTo(server, tenantEmail, /Verlängerung: Es bleibt alles/);
  expect(refused?.text).toContain("Wir ziehen selbst ein.");

  await ask(until("2027-06-30"));
  const both = await Promise.all([answerAsLandlord(true), answerAsLandlord(true)]);
  expect(both.map(({ body }) => body?.insuranceEnd)).toEqual(["2027-06-30", "2027-06-30"]);
  await runUntil(server, "2027-03-15T12:00:00Z");
  // 150 of 365 days cost 28.972, of which 13.32 are paid.
  expect(await charges(refId)).toEqual(["1332", "1565"]);
  const [told] = await mailsTo(server, tenantEmail, /Mietbürgschaft ist verlängert/);
  expect(told?.text).toMatch(/Dazu kommen jetzt 15,65\s€\./);
  await runUntil(server, "2027-06-30T12:00:00Z");
  expect(await mailsTo(server, tenantEmail, /endet am 30\. Juni/)).toHaveLength(1);
  expect((await policy())?.status).toBe("ACTIVE");
  await runUntil(server, "2027-07-01T12:00:00Z");
  expect((await policy())?.status).toBe("ENDED");
});

test("a request that nobody answered by the agreed end expires with it", async () => {
  const { refId, policy, ask, answerAsLandlord } = await makeFixedTerm("2027-03-20T09:00:00Z");
  const higher = { kind: "HIGHER_DEPOSIT", depositAmount: 2000, coldRentAmount: null, grossIncome: null } as const;
  const sold: AmendmentChange = { kind: "NEW_LANDLORD", name: "Eva Neumann", email: "eva@example.com", address: null };
  expect((await ask(higher)).ok).toBe(true);
  await runUntil(server, "2027-04-09T09:00:00Z");
  // The signatures could be taken back, and the landlord could object, until after the end.
  expect(codeOf(await answerAsLandlord(true))).toBe("409 AMENDMENT_TOO_LATE");
  expect((await answerAsLandlord(false)).ok).toBe(true);
  for (const late of [{ ...higher, depositAmount: 1800 }, sold])
    expect(codeOf(await ask(late))).toBe("409 AMENDMENT_TOO_LATE");
  await ask(until(null));
  await runUntil(server, "2027-04-10T21:59:00Z");
  expect((await policy())?.amendments).toMatchObject([{ state: "REFUSED" }, { state: "ASKED" }]);
  await runUntil(server, "2027-04-11T12:00:00Z");
  expect(await policy()).toMatchObject({ status: "ENDED", amendments: [{}, { state: "EXPIRED", mayTakeBack: false }] });
  expect(await charges(refId)).toEqual(["1332"]);
});
