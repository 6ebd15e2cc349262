import { acceptAsLandlord } from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mailsTo } from "#testing/people/mails.ts";
import { landlordEmail, makeAmended, tenantEmail } from "#testing/policies/amendments.ts";
import { makeSigned, readCharges, runUntil } from "#testing/policies/sign-policy.ts";
import { codeOf } from "#testing/server/code-of.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";

// A server for each test, because the clock cannot go back. The guarantee is from 1 February 2027, and it is 15 January.
let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

const begin = (insuranceStart: string) => ({ kind: "START" as const, insuranceStart });

test("the start moves once the other side agrees, and the first premium with it", async () => {
  const { refId, ask, askAsLandlord, answerAsLandlord, policy, view } = await makeAmended(server);
  expect((await ask(begin("2027-01-14"))).problem?.data.fields).toMatchObject([
    { path: "change.insuranceStart", params: { earliest: "2027-01-15", latest: "2028-01-15" } },
  ]);
  expect((await ask(begin("2027-02-10"))).body?.amendments).toMatchObject([{ until: "2027-01-31" }]);
  expect(codeOf(await ask(begin("2027-02-11")))).toBe("409 AMENDMENT_OPEN");
  const [invited] = await mailsTo(server, landlordEmail, /Ihr Mieter bittet um einen anderen Beginn/);
  expect(invited?.text).toMatch(/10\. Februar 2027 statt 1\. Februar 2027/);
  expect((await answerAsLandlord(true)).body).toMatchObject({ coverStart: "2027-02-10" });
  expect((await mailsTo(server, landlordEmail, /beginnt an einem anderen Tag/))[0]?.attachments).toHaveLength(1);
  expect((await policy())?.nextCharge?.on).toBe("2027-02-10");
  await runUntil(server, "2027-02-09T22:59:00Z");
  expect(await readCharges(server, refId)).toEqual([]);
  await runUntil(server, "2027-02-09T23:00:00Z");
  expect(await readCharges(server, refId)).toHaveLength(1);
  expect(codeOf(await askAsLandlord(begin("2027-03-01")))).toBe("409 POLICY_STATUS_CONFLICT");
  expect((await view())?.status).toBe("ACTIVE");
});

test("without the wish for early cover the start cannot move into the withdrawal period", async () => {
  const { ask, askAsLandlord, answerAsLandlord } = await makeAmended(server, { earlyFulfilment: false });
  // Signed and mailed on Friday 15 January: the last day to withdraw is Friday 29 January.
  const earlier = { path: "change.insuranceStart", params: { earliest: "2027-01-30", latest: "2028-01-15" } };
  expect((await ask(begin("2027-01-29"))).problem?.data.fields).toMatchObject([earlier]);
  expect((await askAsLandlord(begin("2027-01-29"))).problem?.data.fields).toMatchObject([earlier]);
  await ask(begin("2027-01-30"));
  expect((await answerAsLandlord(true)).body).toMatchObject({ coverStart: "2027-01-30" });
});

test.each(["2027-01-20", "2027-02-10"])(
  "yearly payment that was agreed before applies from the first day of cover, which moves to %s",
  async (day) => {
    const { refId, ask, answerAsLandlord, policy } = await makeAmended(server);
    const yearly = { kind: "PAYMENT_PERIOD", paymentPeriod: "YEARLY" } as const;
    expect((await ask(yearly)).body?.nextCharge).toMatchObject({ amount: 70.5, on: "2027-02-01" });
    await ask(begin(day));
    expect((await answerAsLandlord(true)).body?.coverStart).toBe(day);
    const changed = await policy();
    expect(changed?.nextCharge).toMatchObject({ amount: 70.5, on: day });
    expect(changed?.amendments).toContainEqual(expect.objectContaining({ change: yearly, from: day }));
    await runUntil(server, "2027-03-15T09:00:00Z");
    expect((await readCharges(server, refId)).map((charge) => charge.split(" ")[1])).toEqual(["7050"]);
  },
);

test("a landlord asks for another start before accepting, and accepts what the tenant agreed to", async () => {
  const { token, askAsLandlord, answer } = await makeAmended(server, { make: makeSigned });
  const asked = await askAsLandlord(begin("2027-03-01"));
  expect(asked.body?.amendments).toMatchObject([{ waitsFor: ["TENANT"], mayTakeBack: true, until: "2027-02-14" }]);
  const [invited] = await mailsTo(server, tenantEmail, /Ihr Vermieter bittet um einen anderen Beginn/);
  expect(invited?.text).toContain("/changes");
  expect((await answer(true)).body).toMatchObject({ insuranceStart: "2027-03-01" });
  expect((await server.call(acceptAsLandlord, { params: { token } })).body?.coverStart).toBe("2027-03-01");
});

test("a request that nobody agreed to by the day before cover begins expires", async () => {
  const { ask, view } = await makeAmended(server);
  await ask(begin("2027-02-10"));
  await runUntil(server, "2027-01-31T22:59:00Z");
  expect((await view())?.amendments).toMatchObject([{ state: "ASKED" }]);
  await runUntil(server, "2027-02-01T09:00:00Z");
  expect(await view()).toMatchObject({ coverStart: "2027-02-01", amendments: [{ state: "EXPIRED" }] });
});
