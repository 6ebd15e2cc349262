import { afterAll, expect, test } from "vitest";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { makeNamed } from "#testing/policies/named-policy.ts";
import { failingCard, type PolicyOptions, runUntil } from "#testing/policies/sign-policy.ts";

/* Amounts are computed by hand. The tests share a server, so each is later than the one before. */
const server = await makeTestServer();
afterAll(() => server.close());

const accept = (name: string, options: PolicyOptions) => makeNamed(server, name, options);

test("a release on day 20 of an unpaid year leaves 20 days, which another card pays", async () => {
  const policy = await accept("day20", { insuranceStart: "2027-02-01", paymentPeriod: "YEARLY", card: failingCard });
  await runUntil(server, "2027-02-21T09:00:00Z");
  expect((await policy.release()).body?.status).toBe("ENDED");
  // 70.50 × 20 / 365 = 3.863
  expect(await policy.books()).toEqual({ RECEIVABLE: 386, PREMIUM_PAYABLE: -386 });
  // Premiums whose charge failed keep their amount.
  expect(new Set((await policy.payments()).map(({ amount }) => amount))).toEqual(new Set([70.5]));
  await policy.giveAnotherCard();
  await runUntil(server, "2027-02-22T09:00:00Z");
  expect((await policy.charges()).at(-1)).toBe("386 succeeded");
  expect(await policy.books()).toEqual({ PROVIDER: 386, PREMIUM_PAYABLE: -386 });
  expect((await policy.payments())[0]).toMatchObject({ amount: 3.86, from: "2027-02-01", to: "2027-02-20" });
});

test("a last month that the agreed end cuts short costs its days, and nothing is refunded", async () => {
  const policy = await accept("cut", { insuranceStart: "2027-06-01", insuranceEnd: "2027-07-10" });
  await runUntil(server, "2027-06-20T10:00:00Z");
  // 10 of the 31 days of July: 6.35 × 10 / 31 = 2.048
  expect((await policy.read())?.nextCharge).toMatchObject({ amount: 2.04, on: "2027-07-01" });
  await runUntil(server, "2027-07-20T10:00:00Z");
  expect(await policy.charges()).toEqual(["635 succeeded", "204 succeeded"]);
  expect(await policy.books()).toEqual({ PROVIDER: 839, PREMIUM_PAYABLE: -839 });
  expect((await policy.payments())[0]).toMatchObject({ amount: 2.04, from: "2027-07-01", to: "2027-07-10" });
});

test("a withdrawal after consent to early cover leaves the days before it, if they could not be charged", async () => {
  const options = { insuranceStart: "2027-07-21", paymentPeriod: "YEARLY", card: failingCard } as const;
  const policy = await accept("early", options);
  await runUntil(server, "2027-07-28T10:00:00Z");
  expect((await policy.leave()).body).toMatchObject({ status: "WITHDRAWN", refund: null });
  // 7 days of a year with a leap day: 70.50 × 7 / 366 = 1.348
  expect((await policy.read())?.nextCharge).toMatchObject({ amount: 1.34, on: "2027-08-04" });
  await runUntil(server, "2027-08-20T00:00:00Z");
  expect(await policy.charges()).toEqual([...Array(4).fill("7050 failed"), "134 failed"]);
  expect(await policy.books()).toEqual({ RECEIVABLE: 134, PREMIUM_PAYABLE: -134 });
});

test("13 months, paid yearly, cost a year and 31 days", async () => {
  const options = { insuranceStart: "2027-10-01", insuranceEnd: "2028-10-31", paymentPeriod: "YEARLY" } as const;
  const policy = await accept("months", options);
  await runUntil(server, "2028-11-10T10:00:00Z");
  // 70.50 × 31 / 365 = 5.988
  expect(await policy.charges()).toEqual(["7050 succeeded", "598 succeeded"]);
  expect(await policy.books()).toEqual({ PROVIDER: 7_648, PREMIUM_PAYABLE: -7_648 });
});
