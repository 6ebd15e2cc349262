import { confirmMovingOut, getLandlordView, reportClaim } from "@kautia/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { balances } from "../../billing/rules/ledger.ts";
import type { SandboxOperation } from "../../billing/adapters/sandbox/sandbox-tables.ts";
import { PaymentOutcomeUnknown } from "../../billing/ports/payment.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { landlordEmail, makeCancelledPolicy, tenantEmail } from "#testing/policies/moving-out.ts";
import { codeOf } from "#testing/server/code-of.ts";
import { findRecipients, sentMails } from "#testing/people/mails.ts";
import { makeSeededRandom } from "#testing/server/seeded-random.ts";
import { failingCard, readCharges, runUntil } from "#testing/policies/sign-policy.ts";
import { logInAsStaff } from "#testing/people/staff.ts";

// A server for each test, because the clock cannot go back. Monthly premiums of 635 cents from 1 February 2027.
let server: TestServer;
let losesAnswer: (operation: SandboxOperation) => boolean;
/** The server crashes after generating this many ids. */
let idsLeft: number;
beforeEach(async () => {
  losesAnswer = () => false;
  idsLeft = Number.POSITIVE_INFINITY;
  const after = async (operation: SandboxOperation) => {
    if (losesAnswer(operation)) throw new PaymentOutcomeUnknown("time-out");
  };
  const random = makeSeededRandom();
  const uuid = () => {
    idsLeft -= 1;
    if (idsLeft < 0) throw new Error("killed");
    return random.uuid();
  };
  server = await makeTestServer({ overrides: { sandboxFaults: { after }, random: { ...random, uuid } } });
});
afterEach(() => server.close());

const zeroBalances = balances([]);
const isCharge = (operation: SandboxOperation) => operation === "charge" || operation === "findCharge";

describe("confirming moving out", () => {
  test("stops the premiums and refunds the rest at once, and the release refunds nothing twice", async () => {
    const { refId, read, giveProof, confirm, release, readRefundedCents, readBalances, landlordToken } =
      await makeCancelledPolicy(server);
    await runUntil(server, "2027-03-12T10:00:00Z");
    const id = await giveProof("2027-03-05");
    expect((await read()).nextCharge?.on).toBe("2027-04-01");
    const confirmed = await confirm(id, "2027-03-05", "Wie im Protokoll.");
    expect(confirmed.body).toMatchObject({ state: "CONFIRMED", premiumUntil: "2027-03-05", decidedBy: "Demo Desk" });
    // 27 of the 31 days of March.
    expect(await readRefundedCents()).toEqual([0, 554]);
    expect(await read()).toMatchObject({
      status: "CANCELLATION_REQUESTED",
      nextCharge: null,
      mayStay: false,
      mayProveMovingOut: false,
      movingOut: { state: "CONFIRMED", confirmedOn: "2027-03-05", premiumUntil: "2027-03-05" },
      refund: { amount: 5.54, paidOn: "2027-03-12" },
    });
    const seen = await server.call(getLandlordView, { params: { token: landlordToken } });
    expect(seen.body).toMatchObject({ movedOutOn: "2027-03-05", mayRelease: true, claimable: 1_500 });
    await runUntil(server, "2027-06-15T10:00:00Z");
    expect(await readCharges(server, refId)).toHaveLength(2);

    expect((await release()).body?.status).toBe("ENDED");
    await runUntil(server, "2027-12-01T10:00:00Z");
    expect(await readRefundedCents()).toEqual([0, 554]);
    expect(await readCharges(server, refId)).toHaveLength(2);
    expect(await readBalances()).toEqual({ ...zeroBalances, PROVIDER: 716, PREMIUM_PAYABLE: -716 });
    expect((await read()).line.map(({ event }) => event)).toEqual([
      "SIGNED",
      "ACCEPTED",
      "COVER",
      "CANCELLATION_REQUESTED",
      "MOVING_OUT_GIVEN",
      "MOVING_OUT_CONFIRMED",
      "END",
    ]);
    expect(await findRecipients(server, "moving-out-confirmed")).toEqual([tenantEmail]);
    const mails = await sentMails(server);
    const confirmation = mails.find(({ subject }) => subject.startsWith("Auszug bestätigt"));
    expect(confirmation?.text).toMatch(/Sie bekommen zurück: 5,54\s€/);
    expect(confirmation?.text).toContain("> Wie im Protokoll.");
    const ended = mails.find(
      ({ to, subject }) => to === tenantEmail && subject.startsWith("Ihre Bürgschaft ist freigegeben"),
    );
    expect(ended?.text).toContain("Beitragsfrei seit: 5. März 2027");
    expect(ended?.text).not.toContain("bekommen zurück");
    const asked = mails.find(({ subject }) => subject.includes("ist ausgezogen"));
    expect(asked?.to).toBe(landlordEmail);
    expect(asked?.text).toContain(`/de/landlord/`);
  });

  test("counts from the day of the cancellation if moving out was before it", async () => {
    const { giveProof, confirm, readRefundedCents, release } = await makeCancelledPolicy(server, {
      cancelledAt: "2027-03-11T10:00:00Z",
    });
    const confirmed = await confirm(await giveProof("2027-02-10"), "2027-02-10");
    expect(confirmed.body).toMatchObject({ confirmedOn: "2027-02-10", premiumUntil: "2027-03-11" });
    // 21 of 31 days, as a release on that day would have refunded.
    expect(await readRefundedCents()).toEqual([0, 431]);
    await release();
    expect(await readRefundedCents()).toEqual([0, 431]);
  });

  test("refunds nothing twice at an agreed end", async () => {
    const { refId, giveProof, confirm, readRefundedCents, read } = await makeCancelledPolicy(server, {
      insuranceEnd: "2027-05-10",
    });
    await runUntil(server, "2027-03-12T10:00:00Z");
    await confirm(await giveProof("2027-03-05"), "2027-03-05");
    await runUntil(server, "2027-07-01T10:00:00Z");
    expect((await read()).status).toBe("ENDED");
    expect(await readCharges(server, refId)).toHaveLength(2);
    expect(await readRefundedCents()).toEqual([0, 554]);
  });

  test("refunds a yearly premium by the day", async () => {
    const { giveProof, confirm, readRefundedCents } = await makeCancelledPolicy(server, { paymentPeriod: "YEARLY" });
    await runUntil(server, "2027-04-30T10:00:00Z");
    await confirm(await giveProof("2027-04-01"), "2027-04-01");
    // 59 of 365 days of 7050 cents are used.
    expect(await readRefundedCents()).toEqual([Math.ceil((7_050 * 306) / 365)]);
  });

  test.each([
    ["de", "2028-02-28T22:59:59Z", "2028-02-28T23:00:00Z"],
    ["at", "2028-02-28T22:59:59Z", "2028-02-28T23:00:00Z"],
  ] as const)("accepts a leap day from local midnight on (%s)", async (country, before, since) => {
    const { saveDay, giveProof, confirm, readRefundedCents } = await makeCancelledPolicy(server, {
      country,
      cancelledAt: "2028-02-20T10:00:00Z",
    });
    await runUntil(server, before);
    expect(codeOf(await saveDay("2028-02-29"))).toBe("400 FIELD_INVALID");
    await runUntil(server, since);
    const confirmed = await confirm(await giveProof("2028-02-29"), "2028-02-29");
    expect(confirmed.body?.premiumUntil).toBe("2028-02-29");
    // One of the 29 days of February.
    expect((await readRefundedCents()).at(-1)).toBe(22);
  });
});

describe("a charge that is open when moving out is confirmed", () => {
  test("is refunded in full, once, if it turns out to have succeeded", async () => {
    const { refId, giveProof, confirm, readRefundedCents, readBalances, release } = await makeCancelledPolicy(server);
    losesAnswer = isCharge;
    await runUntil(server, "2027-04-01T09:00:00Z");
    await confirm(await giveProof("2027-03-20"), "2027-03-20");
    // 12 of the 31 days of March; the outcome of April's charge is still unknown.
    expect(await readRefundedCents()).toEqual([0, 246, 0]);
    losesAnswer = () => false;
    await runUntil(server, "2027-04-03T09:00:00Z");
    expect(await readRefundedCents()).toEqual([0, 246, 635]);
    await release();
    expect(await readRefundedCents()).toEqual([0, 246, 635]);
    await runUntil(server, "2027-08-01T09:00:00Z");
    expect(await readCharges(server, refId)).toHaveLength(3);
    const kept = 2 * 635 - 246;
    expect(await readBalances()).toEqual({ ...zeroBalances, PROVIDER: kept, PREMIUM_PAYABLE: -kept });
  });

  test("is not retried if it turns out to have failed, and nobody gets a warning", async () => {
    const { giveProof, confirm, refId, readBalances, read } = await makeCancelledPolicy(server, {
      card: failingCard,
      insuranceStart: "2027-03-01",
      cancelledAt: "2027-02-10T10:00:00Z",
    });
    losesAnswer = isCharge;
    await runUntil(server, "2027-03-01T09:00:00Z");
    await confirm(await giveProof("2027-03-01"), "2027-03-01");
    losesAnswer = () => false;
    await runUntil(server, "2027-06-01T09:00:00Z");
    expect(await readCharges(server, refId)).toHaveLength(1);
    expect(await findRecipients(server, "premium-failed")).toEqual([]);
    expect(await read()).toMatchObject({ nextCharge: null, refund: null });
    expect(await readBalances()).toEqual(zeroBalances);
  });

  test("is not retried if it pays only for later days, but earlier debts remain", async () => {
    const { giveProof, confirm, refId, readBalances } = await makeCancelledPolicy(server, {
      card: failingCard,
      cancelledAt: "2027-02-20T10:00:00Z",
    });
    await runUntil(server, "2027-03-02T10:00:00Z");
    await confirm(await giveProof("2027-03-01"), "2027-03-01");
    await runUntil(server, "2027-06-01T09:00:00Z");
    // February five times, March twice.
    expect(await readCharges(server, refId)).toHaveLength(7);
    expect(await findRecipients(server, "premium-failed")).toHaveLength(7);
    expect(await readBalances()).toEqual({ ...zeroBalances, RECEIVABLE: 635, PREMIUM_PAYABLE: -635 });
  });

  test("is retried if it pays for earlier days", async () => {
    const { giveProof, confirm, refId } = await makeCancelledPolicy(server, {
      card: failingCard,
      cancelledAt: "2027-02-20T10:00:00Z",
    });
    await runUntil(server, "2027-03-06T10:00:00Z");
    await confirm(await giveProof("2027-03-05"), "2027-03-05");
    await runUntil(server, "2027-06-01T09:00:00Z");
    expect(await readCharges(server, refId)).toHaveLength(10);
  });
});

test("a crash at any point of the confirmation leaves it done completely or not at all", async () => {
  const { refId, giveProof, readRefundedCents, read } = await makeCancelledPolicy(server);
  await runUntil(server, "2027-03-12T10:00:00Z");
  const id = await giveProof("2027-03-05");
  const cookie = await logInAsStaff(server);
  const wanted = { params: { id }, body: { movedOutOn: "2027-03-05", note: null } };
  let broken = 0;
  for (;;) {
    idsLeft = broken;
    const { status } = await server.call(confirmMovingOut, wanted, cookie);
    idsLeft = Number.POSITIVE_INFINITY;
    if (status === 200) break;
    expect(status).toBe(500);
    broken += 1;
    expect(await read()).toMatchObject({
      movingOut: { state: "OPEN" },
      refund: null,
      nextCharge: { on: "2027-04-01" },
    });
    expect(await findRecipients(server, "moving-out-confirmed")).toEqual([]);
  }
  expect(broken).toBeGreaterThanOrEqual(3);
  expect(await readRefundedCents()).toEqual([0, 554]);
  expect(await findRecipients(server, "moving-out-confirmed")).toEqual([tenantEmail]);
  await runUntil(server, "2027-06-01T09:00:00Z");
  expect(await readCharges(server, refId)).toHaveLength(2);
});

test("claims reported before and after the confirmation do not change the refund", async () => {
  const { giveProof, confirm, landlordToken, read, readRefundedCents } = await makeCancelledPolicy(server);
  await runUntil(server, "2027-03-12T10:00:00Z");
  const id = await giveProof("2027-03-05");
  const claim = (amount: number) => ({
    params: { token: landlordToken },
    body: { items: [{ description: "Nachzahlung", amount }] },
  });
  expect((await server.call(reportClaim, claim(100))).status).toBe(200);
  expect((await confirm(id, "2027-03-05")).status).toBe(200);
  const after = await server.call(reportClaim, claim(1_400));
  expect([after.status, after.body?.claimable]).toEqual([200, 0]);
  expect(await read()).toMatchObject({ claims: [{}, {}], movingOut: { state: "CONFIRMED" }, nextCharge: null });
  expect(await readRefundedCents()).toEqual([0, 554]);
});
