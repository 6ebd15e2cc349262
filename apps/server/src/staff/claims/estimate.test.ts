import { estimateClaim, getBookMonth, getStaffClaim, refuseClaim, reportClaim } from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { makeAccepted, readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";
import { logInAsStaff } from "#testing/people/staff.ts";

const server = await makeTestServer({ config: { lateClaims: { de: 1_000, at: 0 } } });
afterAll(() => server.close());

const landlordEmail = "landlord@example.com";

test("an open claim is reserved at the latest estimate, which keeps its history, until it is settled", async () => {
  await makeAccepted(server, { landlordEmail, paymentPeriod: "YEARLY" });
  const token = await readLandlordToken(server, landlordEmail);
  await runUntil(server, "2027-02-01T09:00:00Z");
  const items = [{ description: "Miete", amount: 400 }];
  const reported = await server.call(reportClaim, { params: { token }, body: { items } });
  const params = { claimId: reported.body?.claims[0]?.id ?? "" };
  const reserve = async (of = "2027-02") => {
    const month = await server.call(getBookMonth, { params: { month: of } }, await logInAsStaff(server));
    return month.body?.reserves.find(({ country }) => country === "de");
  };
  // 28 of 365 days of 70.50 EUR are earned, and ten percent of that is reserved.
  await runUntil(server, "2027-02-28T09:00:00Z");
  expect(await reserve()).toMatchObject({ openClaims: 400, unearned: 65.09, lateClaims: 0.54, receivable: 0 });
  const estimate = async (amount: number, note: string) =>
    server.call(estimateClaim, { params, body: { amount, note } }, await logInAsStaff(server));
  await estimate(250, "Kostenvoranschlag");
  await estimate(180.5, "Rechnung");
  await estimate(180.5, "Rechnung");
  expect((await reserve())?.openClaims).toBe(180.5);
  const staff = await logInAsStaff(server);
  const { body } = await server.call(getStaffClaim, { params }, staff);
  expect(body?.estimates.map(({ amount, note, by }) => [amount, note, by])).toEqual([
    [180.5, "Rechnung", "Demo Desk"],
    [250, "Kostenvoranschlag", "Demo Desk"],
  ]);
  await runUntil(server, "2027-03-10T09:00:00Z");
  await server.call(refuseClaim, { params, body: { note: "Kein Nachweis." } }, await logInAsStaff(server));
  expect((await estimate(1, "zu spät")).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  // At the end of February the claim was still open.
  expect((await reserve())?.openClaims).toBe(180.5);
  expect((await reserve("2027-03"))?.openClaims).toBe(0);
});
