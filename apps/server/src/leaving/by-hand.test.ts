import { approve, endAfterDeath, getStaffPolicy, recordCircumstance } from "@kautia/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mailsTo } from "#testing/people/mails.ts";
import { addColleague, logInAsStaff, openStaffSession } from "#testing/people/staff.ts";
import { makeNamed } from "#testing/policies/named-policy.ts";
import { failingCard, type PolicyOptions, runUntil } from "#testing/policies/sign-policy.ts";
import { settle } from "#testing/server/settle.ts";
import { loadSize } from "#testing/values/load-size.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";

const isFull = loadSize(0, 1) > 0;

/**
 * Lives of contracts, as people and the clock see them. The hand's way is beside each figure: 1,500 cost 70.50 a year or 6.35 a
 * month, 2,000 cost 94.00, 1,000 cost 47.00 or 4.23. The tests share a server, so each is later than the one before.
 */
describe.skipIf(!isFull)("computed by hand", () => {
  let server: TestServer;
  let second = "";
  beforeAll(async () => {
    server = await makeTestServer();
    second = await addColleague(server, { name: "Uwe", role: "underwriter" });
  });
  afterAll(() => server.close());

  const make = (name: string, options: PolicyOptions) =>
    makeNamed(server, name, {
      address: { street: "Torstraße", streetNumber: name, city: "Berlin", zip: "10119" },
      ...options,
    });
  const lower = { kind: "LOWER_DEPOSIT", depositAmount: 1000, restUntil: null } as const;
  /** What was paid less what was paid back, in cents. */
  const kept = async ({ books }: Awaited<ReturnType<typeof make>>) => (await books())["PROVIDER"] ?? 0;
  const look = async (refId: string) =>
    (await server.call(getStaffPolicy, { params: { refId } }, await logInAsStaff(server))).body;

  test("monthly from the 31st, and lowered on the last day of a period", async () => {
    const policy = await make("1", { insuranceStart: "2027-01-31" });
    await runUntil(server, "2027-03-30T09:00:00Z");
    expect(await policy.charges()).toEqual(["635 succeeded", "635 succeeded"]);
    await policy.askAsLandlord(lower);
    await runUntil(server, "2027-04-30T09:00:00Z");
    // From 28 February 31 days, the last of them lower: (6.35 × 30 + 4.23) / 31 = 194.73 / 31 = 6.281, so 0.07 comes back.
    expect(await policy.charges()).toEqual(["635 succeeded", "635 succeeded", "423 succeeded", "423 succeeded"]);
    expect(await kept(policy)).toBe(635 + 628 + 423 + 423);
    const days = (await policy.payments()).filter(({ amount }) => amount === 4.23).map(({ from, to }) => [from, to]);
    expect(days).toEqual([
      ["2027-04-30", "2027-05-30"],
      ["2027-03-31", "2027-04-29"],
    ]);
    await policy.release();
  });

  test("two months unpaid, and then released", async () => {
    const policy = await make("2", { insuranceStart: "2027-05-01", card: failingCard });
    await runUntil(server, "2027-06-11T09:00:00Z");
    await policy.release();
    // May is owed, and 10 of the 30 days of June: 6.35 × 10 / 30 = 2.116.
    expect(await policy.books()).toEqual({ RECEIVABLE: 846, PREMIUM_PAYABLE: -846 });
    await policy.giveAnotherCard();
    await runUntil(server, "2027-06-12T09:00:00Z");
    expect((await policy.charges()).slice(-2).sort()).toEqual(["211 succeeded", "635 succeeded"]);
  });

  test("raised, and released in the same year", async () => {
    const options = { insuranceStart: "2027-07-01", paymentPeriod: "YEARLY", grossIncome: 30_000 } as const;
    const policy = await make("3", options);
    await runUntil(server, "2027-09-02T09:00:00Z");
    await policy.ask({ kind: "HIGHER_DEPOSIT", depositAmount: 2000, coldRentAmount: null, grossIncome: null });
    await policy.agreeAsLandlord();
    await mailsTo(server, policy.tenantEmail, /Bitte unterschreiben Sie/);
    await policy.agree();
    await runUntil(server, "2027-09-18T09:00:00Z");
    // Signed on 2 September, so from the 17th: 31 + 31 + 16 = 78 of 366 days at 70.50, 288 at 94.00: (5,499 + 27,072) /
    // 366 = 88.991, so 18.49 more.
    expect(await policy.charges()).toEqual(["7050 succeeded", "1849 succeeded"]);
    await runUntil(server, "2027-11-28T09:00:00Z");
    await policy.release();
    await settle(server);
    // 14 + 31 + 27 = 72 days at 94.00 before the release: (5,499 + 6,768) / 366 = 33.516.
    expect(await kept(policy)).toBe(3_351);
  });

  test("released on a leap day, on which a premium was charged", async () => {
    const policy = await make("5", { insuranceStart: "2027-12-29" });
    await runUntil(server, "2028-02-29T09:00:00Z");
    expect(await policy.charges()).toEqual(["635 succeeded", "635 succeeded", "635 succeeded"]);
    await policy.release();
    await settle(server);
    // Months from the 29th: the third begins on 29 February, and the day of the release is free.
    expect(await kept(policy)).toBe(1_270);
  });

  test("an Austrian withdrawal on the last day, after 14 days that end on a holiday", async () => {
    const options = { country: "at", insuranceStart: "2028-04-01", paymentPeriod: "YEARLY" } as const;
    const address = { street: "Ringstraße", streetNumber: "4", city: "Wien", zip: "1010" };
    await runUntil(server, "2028-03-31T08:00:00Z");
    const policy = await make("4", { ...options, address });
    // 14 days after 31 March is Good Friday, 14 April; Easter Monday is the 17th, so the last day is Tuesday.
    expect((await policy.read())?.wayOut).toMatchObject({ withdrawUntil: "2028-04-18" });
    await runUntil(server, "2028-04-18T21:00:00Z");
    expect((await policy.leave()).body?.status).toBe("WITHDRAWN");
    await settle(server);
    // 1 to 17 April are 17 days: 70.50 × 17 / 365 = 3.283.
    expect(await kept(policy)).toBe(328);
  });

  test("a death on the day of a payment, with which the premium ends", async () => {
    const policy = await make("6", { insuranceStart: "2028-05-15" });
    const { refId } = policy;
    await runUntil(server, "2028-07-15T09:00:00Z");
    const heir = { contactName: "Ida Weiß", contactEmail: null, contactAddress: null, note: "Anruf" };
    const death = { kind: "DEATH", on: "2028-07-15", ...heir } as const;
    const staff = () => logInAsStaff(server);
    expect((await server.call(recordCircumstance, { params: { refId }, body: death }, await staff())).ok).toBe(true);
    await runUntil(server, "2028-07-20T09:00:00Z");
    const ends = { outcome: "ENDS", endsOn: "2028-07-15", reason: "Wohnung geräumt" } as const;
    expect((await server.call(endAfterDeath, { params: { refId }, body: ends }, await staff())).ok).toBe(true);
    const id = (await look(refId))?.approvals[0]?.id ?? "";
    expect((await server.call(approve, { params: { id } }, await openStaffSession(server, second))).ok).toBe(true);
    await runUntil(server, "2028-08-20T09:00:00Z");
    expect(await policy.charges()).toEqual(["635 succeeded", "635 succeeded", "635 succeeded"]);
    // Nothing is owed from 15 July on, the first day of the third month.
    expect(await kept(policy)).toBe(1_270);
  });

  test("moved to a later start, with the agreed end as before", async () => {
    const options = { insuranceStart: "2028-09-01", insuranceEnd: "2028-12-31", paymentPeriod: "YEARLY" } as const;
    const policy = await make("7", options);
    await policy.ask({ kind: "START", insuranceStart: "2028-09-15" });
    await policy.agreeAsLandlord();
    await runUntil(server, "2028-09-20T09:00:00Z");
    // 16 + 31 + 30 + 31 = 108 of 365 days: 70.50 × 108 / 365 = 20.860.
    expect(await policy.charges()).toEqual(["2086 succeeded"]);
  });

  test("extended within a last month that the end had cut short", async () => {
    const policy = await make("8", { insuranceStart: "2028-10-01", insuranceEnd: "2028-11-10" });
    await runUntil(server, "2028-11-05T09:00:00Z");
    // 10 of 30 days: 6.35 × 10 / 30 = 2.116.
    expect(await policy.charges()).toEqual(["635 succeeded", "211 succeeded"]);
    await policy.ask({ kind: "END", insuranceEnd: "2028-11-30" });
    await policy.agreeAsLandlord();
    await runUntil(server, "2028-12-05T09:00:00Z");
    // The whole month: 4.24 more.
    expect(await policy.charges()).toEqual(["635 succeeded", "211 succeeded", "424 succeeded"]);
    expect((await policy.read())?.status).toBe("ENDED");
    expect(await kept(policy)).toBe(1_270);
  });

  test("yearly after a month, lowered, and released", async () => {
    const policy = await make("9", { insuranceStart: "2029-01-01" });
    await runUntil(server, "2029-01-20T09:00:00Z");
    await policy.ask({ kind: "PAYMENT_PERIOD", paymentPeriod: "YEARLY" });
    await runUntil(server, "2029-05-01T09:00:00Z");
    await policy.askAsLandlord(lower);
    await settle(server);
    // From 1 February, 28 + 31 + 30 = 89 days at 70.50 and 276 at 47.00: (6,274.50 + 12,972) / 365 = 52.730.
    expect(await kept(policy)).toBe(635 + 5_273);
    await runUntil(server, "2029-07-01T09:00:00Z");
    await policy.release();
    await settle(server);
    // 61 days at 47.00: (6,274.50 + 2,867) / 365 = 25.045.
    expect(await kept(policy)).toBe(635 + 2_504);
  });

  test("13 months that end on a leap day", async () => {
    const options = { insuranceStart: "2031-02-01", insuranceEnd: "2032-02-29", paymentPeriod: "YEARLY" } as const;
    const policy = await make("10", options);
    await runUntil(server, "2032-02-10T09:00:00Z");
    // 29 of 366 days: 70.50 × 29 / 366 = 5.586.
    expect(await policy.charges()).toEqual(["7050 succeeded", "558 succeeded"]);
    expect((await policy.payments()).map(({ from, to }) => [from, to])).toContainEqual(["2032-02-01", "2032-02-29"]);
  });

  test("a start on a leap day, and a release on the first day of the second year", async () => {
    const policy = await make("11", { insuranceStart: "2032-02-29", paymentPeriod: "YEARLY" });
    await runUntil(server, "2033-02-28T09:00:00Z");
    // The second year begins on 28 February, and the day of the release is free.
    expect(await policy.charges()).toEqual(["7050 succeeded", "7050 succeeded"]);
    await policy.release();
    await settle(server);
    expect(await kept(policy)).toBe(7_050);
  });
});
