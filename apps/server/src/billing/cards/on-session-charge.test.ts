import {
  beginPayment,
  changeCard,
  confirmationsPerDay,
  confirmSandboxCard,
  confirmSandboxCharge,
  getCard,
  getCardSecret,
  notePayment,
  signContract,
} from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PaymentOutcomeUnknown } from "../ports/payment.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import {
  giveCard,
  workingCard,
  makeReadyToSign,
  readCharges,
  runUntil,
  acceptSigned,
  findRefId,
} from "#testing/policies/sign-policy.ts";
import { sentMails } from "#testing/people/mails.ts";
import { settle } from "#testing/server/settle.ts";
import { readMailedSecret } from "#testing/people/accounts.ts";

const alwaysAsks = "4000 0027 6000 3184";
const landlordEmail = "l@example.com";
const tenantEmail = "t@example.com";
const dueAt = "2027-02-01T12:00:00.000Z";

type Operation = "beginCharge" | "endCharge";
let server: TestServer;
/** Operations that time out, before or after the provider has acted. */
let before = new Set<Operation>();
let after = new Set<Operation>();
beforeEach(async () => {
  before = new Set();
  after = new Set();
  const fail = (when: () => Set<Operation>) => async (operation: string) => {
    if ([...when()].some((item) => item === operation)) throw new PaymentOutcomeUnknown("timed out");
  };
  const sandboxFaults = { before: fail(() => before), after: fail(() => after) };
  server = await makeTestServer({ overrides: { sandboxFaults } });
});
afterEach(() => server.close());

/** A policy whose card asks for confirmation at every payment, after its first charge has failed for that reason. */
async function makeUnconfirmed() {
  const token = await makeReadyToSign(server, { tenantEmail, landlordEmail, insuranceEnd: "2027-03-01" });
  await giveCard(server, token, alwaysAsks);
  await giveCard(server, token, alwaysAsks, "passed");
  await server.call(signContract, { body: { token, signature: true } });
  await acceptSigned(server, landlordEmail);
  await runUntil(server, dueAt);
  return { refId: await findRefId(server, token), card: await readMailedSecret(server, tenantEmail, "card") };
}

const mails = async () => (await sentMails(server)).filter(({ to }) => to === tenantEmail);

const viewCard = async (token: string) => (await server.call(getCard, { params: { token } })).body;
const begin = (token: string) => server.call(beginPayment, { params: { token } });
const reportPayment = (token: string) => server.call(notePayment, { params: { token } });
const secretOf = async (token: string) => (await begin(token)).body?.secret ?? "none";
const confirmCharge = async (secret: string, outcome: "passed" | "failed" = "passed") =>
  (await server.call(confirmSandboxCharge, { body: { secret, outcome } })).body?.status;
const outcomes = async (refId: string) => (await readCharges(server, refId)).map((line) => line.split(" ").at(-1));
const advanceMinutes = (minutes: number) =>
  runUntil(server, new Date(server.deps.clock.now().getTime() + minutes * 60_000).toISOString());

async function readBooks(refId: string) {
  const attempts = await server.deps.db
    .selectFrom("charge_attempt")
    .innerJoin("premium", "premium.id", "premium_id")
    .select("charge_attempt.status")
    .where("ref_id", "=", refId)
    .orderBy("charge_attempt.number")
    .execute();
  const booked = await server.deps.db
    .selectFrom("ledger_entry")
    .select("event")
    .distinctOn("id")
    .where("ref_id", "=", refId)
    .where("account", "=", "IN_COLLECTION")
    .orderBy("id")
    .execute();
  return { attempts: attempts.map(({ status }) => status), booked: booked.map(({ event }) => event) };
}
const paidOnce = {
  attempts: ["FAILED", "SUCCEEDED"],
  booked: ["CHARGE_ASKED", "CHARGE_FAILED", "CHARGE_ASKED", "CHARGE_SUCCEEDED"],
};

test("a confirmed payment is charged once, even when it is started in several tabs", async () => {
  const { refId, card } = await makeUnconfirmed();
  expect(await viewCard(card)).toMatchObject({ state: "OPEN", needsConfirmation: true, confirmable: 6.35 });
  const secrets = await Promise.all([secretOf(card), secretOf(card), secretOf(card)]);
  expect(new Set(secrets).size).toBe(1);
  expect(await viewCard(card)).toMatchObject({ state: "OPEN", confirmable: 6.35, nextTryOn: null });
  expect(await confirmCharge(secrets[0] ?? "")).toBe("succeeded");
  expect(
    await server.call(confirmSandboxCharge, { body: { secret: secrets[1] ?? "", outcome: "passed" } }),
  ).toMatchObject({ problem: { errorCode: "NOT_FOUND" } });
  const responses = await Promise.all([reportPayment(card), reportPayment(card)]);
  for (const { body } of responses) expect(["CHARGING", "PAID"]).toContain(body?.state);
  await settle(server);
  expect(await viewCard(card)).toMatchObject({ state: "PAID", amount: 0, confirmable: null });
  expect(await readBooks(refId)).toEqual(paidOnce);
  expect(await outcomes(refId)).toEqual(["failed", "succeeded"]);
  await reportPayment(card);
  expect((await begin(card)).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  await advanceMinutes(60 * 24 * 20);
  expect(await outcomes(refId)).toEqual(["failed", "succeeded"]);
});

test("a confirmed payment is found when the page was closed before it could report", async () => {
  const { refId, card } = await makeUnconfirmed();
  await confirmCharge(await secretOf(card));
  await advanceMinutes(29);
  expect((await viewCard(card))?.state).toBe("OPEN");
  await advanceMinutes(2);
  expect((await viewCard(card))?.state).toBe("PAID");
  expect(await readBooks(refId)).toEqual(paidOnce);
});

test("an unconfirmed payment is cancelled after 30 minutes, and the next attempt keeps its day", async () => {
  const { refId, card } = await makeUnconfirmed();
  const secret = await secretOf(card);
  await advanceMinutes(31);
  expect(await outcomes(refId)).toEqual(["failed", "canceled"]);
  expect(await confirmCharge(secret)).toBeUndefined();
  expect(await viewCard(card)).toMatchObject({ state: "OPEN", confirmable: 6.35, nextTryOn: "2027-02-02" });
  // The page has shown the failure, so there is no second mail.
  expect((await mails()).filter(({ text }) => text.includes("/card/"))).toHaveLength(1);
  expect((await readBooks(refId)).attempts).toEqual(["FAILED", "FAILED", "INTENDED"]);
  await confirmCharge(await secretOf(card));
  await reportPayment(card);
  await settle(server);
  expect((await readBooks(refId)).attempts).toEqual(["FAILED", "FAILED", "SUCCEEDED"]);
});

test("a rejected payment is cancelled at once and can be started again, up to the daily limit", async () => {
  const { refId, card } = await makeUnconfirmed();
  for (let time = 1; time <= confirmationsPerDay; time++) {
    const secret = await secretOf(card);
    expect(await confirmCharge(secret, "failed")).toBe("failed");
    await reportPayment(card);
    await settle(server);
    expect(await viewCard(card)).toMatchObject({ state: "OPEN", confirmable: 6.35, nextTryOn: "2027-02-02" });
  }
  const refused = await begin(card);
  expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "86400"]);
  await runUntil(server, "2027-02-03T12:00:00Z");
  expect(await viewCard(card)).toMatchObject({ nextTryOn: "2027-02-04" });
  await confirmCharge(await secretOf(card));
  await reportPayment(card);
  await settle(server);
  expect((await outcomes(refId)).filter((item) => item === "succeeded")).toHaveLength(1);
});

test("starting again after a lost response continues the same charge, which succeeds once", async () => {
  const { refId, card } = await makeUnconfirmed();
  after.add("beginCharge");
  expect((await begin(card)).problem).toMatchObject({ status: 503, errorCode: "PROVIDER_UNAVAILABLE" });
  after.clear();
  await confirmCharge(await secretOf(card));
  after.add("endCharge");
  await reportPayment(card);
  await settle(server);
  expect((await viewCard(card))?.state).not.toBe("PAID");
  after.clear();
  await advanceMinutes(60);
  expect((await viewCard(card))?.state).toBe("PAID");
  expect(await readBooks(refId)).toEqual(paidOnce);
});

test("after an outage, an attempt that never reached the provider is sent and cancelled before any other attempt", async () => {
  const { refId, card } = await makeUnconfirmed();
  before.add("beginCharge");
  await begin(card);
  await advanceMinutes(60 * 48);
  expect((await readBooks(refId)).attempts).toEqual(["FAILED", "ASKED"]);
  expect(await outcomes(refId)).toEqual(["failed"]);
  before.clear();
  await advanceMinutes(60 * 24);
  expect((await outcomes(refId)).slice(0, 2)).toEqual(["failed", "canceled"]);
  expect((await readBooks(refId)).attempts.slice(0, 2)).toEqual(["FAILED", "FAILED"]);
});

test("a confirmation at the time limit ends as either paid or open, never both", async () => {
  const { refId, card } = await makeUnconfirmed();
  const secret = await secretOf(card);
  const [status] = await Promise.all([confirmCharge(secret), advanceMinutes(31)]);
  await advanceMinutes(60);
  const paid = (await outcomes(refId)).filter((item) => item === "succeeded").length;
  expect(paid).toBe(status === "succeeded" ? 1 : 0);
  expect((await viewCard(card))?.state).toBe(paid === 1 ? "PAID" : "OPEN");
});

test("does not start a payment while a scheduled attempt is running", async () => {
  const { refId, card } = await makeUnconfirmed();
  const [, ...started] = await Promise.all([
    runUntil(server, "2027-02-02T12:00:00Z"),
    ...Array.from({ length: 5 }, () => begin(card)),
  ]);
  for (const { status } of started) expect([200, 409]).toContain(status);
  await confirmCharge(await secretOf(card));
  await reportPayment(card);
  await settle(server);
  const charges = await outcomes(refId);
  expect(charges.filter((charge) => charge === "succeeded")).toHaveLength(1);
  expect(charges.filter((charge) => charge === "requires_action")).toEqual([]);
  expect((await viewCard(card))?.state).toBe("PAID");
});

test("a new card cancels the payment that waits for the old one, and pays", async () => {
  const { refId, card } = await makeUnconfirmed();
  const secret = await secretOf(card);
  const setup = await server.call(getCardSecret, { params: { token: card } });
  const details = { number: workingCard, expMonth: 12, expYear: 2045, cvc: "123" };
  await server.call(confirmSandboxCard, { body: { secret: setup.body?.secret ?? "", ...details } });
  expect((await server.call(changeCard, { params: { token: card } })).body?.state).toBe("CHARGING");
  await settle(server);
  expect(await outcomes(refId)).toEqual(["failed", "canceled", "succeeded"]);
  expect(await confirmCharge(secret)).toBeUndefined();
  expect((await viewCard(card))?.state).toBe("PAID");
});

test("an open premium can be confirmed and paid after the last scheduled attempt", async () => {
  const { refId, card } = await makeUnconfirmed();
  await runUntil(server, "2027-02-20T12:00:00Z");
  expect(await viewCard(card)).toMatchObject({ state: "OPEN", confirmable: 6.35, nextTryOn: null });
  await secretOf(card);
  await advanceMinutes(31);
  expect(await viewCard(card)).toMatchObject({ state: "OPEN", confirmable: 6.35, nextTryOn: null });
  await confirmCharge(await secretOf(card));
  await reportPayment(card);
  await settle(server);
  expect((await readBooks(refId)).attempts.at(-1)).toBe("SUCCEEDED");
});

test("an unknown or expired card link cannot start or report a payment", async () => {
  const { card } = await makeUnconfirmed();
  await runUntil(server, "2027-04-20T12:00:00Z");
  for (const token of [card, "0".repeat(32)])
    for (const call of [begin, reportPayment]) expect((await call(token)).problem?.errorCode).toBe("TOKEN_UNKNOWN");
});
