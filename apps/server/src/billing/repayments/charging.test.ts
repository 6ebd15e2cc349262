import {
  askForCard,
  beginPayment,
  changeCard,
  confirmSandboxCard,
  confirmSandboxCharge,
  deleteAccount,
  getCard,
  getCardSecret,
  getDeletion,
  getOwnData,
  listCharges,
  notePayment,
  releaseAsLandlord,
} from "@kautia/contract";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { SandboxOperation } from "../adapters/sandbox/sandbox-tables.ts";
import { balances } from "../rules/ledger.ts";
import { makeWork } from "../../work.ts";
import { PaymentOutcomeUnknown } from "../ports/payment.ts";
import { validPassword } from "#testing/people/accounts.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { makeOwedRepayment, owingTenant } from "#testing/policies/owed-repayment.ts";
import { failingCard, workingCard, readCharges, runUntil } from "#testing/policies/sign-policy.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { mailsTo } from "#testing/people/mails.ts";

let server: TestServer;
let faults: { before: SandboxOperation[]; after: SandboxOperation[] };
beforeEach(async () => {
  faults = { before: [], after: [] };
  const fail = (list: SandboxOperation[], operation: SandboxOperation) => {
    const index = list.indexOf(operation);
    if (index < 0) return;
    list.splice(index, 1);
    throw new PaymentOutcomeUnknown("time-out");
  };
  const sandboxFaults = {
    before: async (operation: SandboxOperation) => fail(faults.before, operation),
    after: async (operation: SandboxOperation) => fail(faults.after, operation),
  };
  server = await makeTestServer({ overrides: { sandboxFaults } });
});
afterEach(() => server.close());

/** Without the yearly premium, which is lower after the payout. */
const charged = async (refId: string) =>
  (await readCharges(server, refId)).filter((line) => !/ (7050|3600) /.test(line));
async function readBalances(refId: string) {
  const rows = await server.deps.db.selectFrom("ledger_entry").selectAll().where("ref_id", "=", refId).execute();
  return balances(rows.map(({ account, amount_cents }) => ({ account, amountCents: amount_cents })));
}
const yearly = { paymentPeriod: "YEARLY" } as const;

async function giveCard(refId: string, number: string, headers: { cookie: string }) {
  const link = await server.call(askForCard, { params: { refId } }, headers);
  const params = { token: link.body?.cardToken ?? "" };
  const secret = await server.call(getCardSecret, { params });
  const card = { number, expMonth: 12, expYear: 2045, cvc: "123", secret: secret.body?.secret ?? "" };
  await server.call(confirmSandboxCard, { body: card });
  await server.call(confirmSandboxCard, { body: { ...card, challenge: "passed" } });
  const changed = await server.call(changeCard, { params });
  expect(changed.status).toBe(200);
  return params;
}

test("charges each instalment on its day, and the last one completes the repayment", async () => {
  const { refId, choose, readPolicy, repayment } = await makeOwedRepayment(server, {
    ...yearly,
    at: "2027-12-31T09:00:00Z",
  });
  await choose(3);
  expect((await readPolicy())?.nextCharge).toEqual({
    what: "INSTALMENT",
    amount: 273.5,
    on: "2028-01-31",
    ifAccepted: false,
  });
  await runUntil(server, "2028-01-30T22:59:59Z");
  expect(await charged(refId)).toEqual([]);
  await runUntil(server, "2028-03-01T12:00:00Z");
  expect(await charged(refId)).toEqual([
    "2028-01-30T23:00:00.000Z 27350 succeeded",
    "2028-02-28T23:00:00.000Z 27350 succeeded",
  ]);
  expect(await repayment()).toMatchObject({ state: "RUNNING", paid: 547 });
  expect(await mailsTo(server, owingTenant, /Alles bezahlt/)).toEqual([]);
  await runUntil(server, "2028-04-01T12:00:00Z");
  expect(await charged(refId)).toHaveLength(3);
  const policy = await readPolicy();
  expect(policy).toMatchObject({ status: "ACTIVE", repayments: [{ state: "PAID", paid: 820.5 }] });
  expect(policy?.line.filter(({ event }) => event === "REPAID")).toEqual([
    { event: "REPAID", state: "done", on: "2028-03-31", by: "tenant" },
  ]);
  expect(await mailsTo(server, owingTenant, /Alles bezahlt/)).toHaveLength(1);
  expect(await readBalances(refId)).toMatchObject({ RECEIVABLE: 0, IN_COLLECTION: 0, REPAYMENTS: -82_050 });
});

test("does not charge an instalment to a card that must not be charged again; another card pays it", async () => {
  const { refId, choose, logIn, repayment } = await makeOwedRepayment(server, yearly);
  await choose(2);
  const refused = { card_refused_at: server.deps.clock.now() };
  await server.deps.db.updateTable("policy").set(refused).where("ref_id", "=", refId).execute();
  await runUntil(server, "2027-03-20T12:00:00Z");
  expect(await charged(refId)).toEqual([]);
  expect(await repayment()).toMatchObject({
    state: "OVERDUE",
    instalments: [{ state: "UNPAID" }, { state: "PLANNED" }],
  });
  expect(await mailsTo(server, owingTenant, /Karte lässt sich nicht mehr belasten/)).toHaveLength(1);
  await giveCard(refId, workingCard, await logIn());
  await runUntil(server, "2027-04-20T12:00:00Z");
  expect(await charged(refId)).toHaveLength(2);
  expect(await repayment()).toMatchObject({ state: "PAID" });
});

test("charges a single payment immediately", async () => {
  const now = await makeOwedRepayment(server, yearly);
  await now.choose(1);
  await runUntil(server, "2027-02-01T09:00:01Z");
  expect(await charged(now.refId)).toEqual(["2027-02-01T09:00:00.000Z 82050 succeeded"]);
});

test("retries a failed instalment on days 1, 3, 7 and 14, keeps the policy ACTIVE, and charges a new card at once", async () => {
  const { refId, choose, readPolicy, logIn, repayment } = await makeOwedRepayment(server, yearly);
  await choose(2);
  await giveCard(refId, failingCard, await logIn());
  await runUntil(server, "2027-03-31T12:00:00Z");
  expect(await charged(refId)).toEqual(
    ["02-28", "03-01", "03-03", "03-07", "03-14"].map((day) => `2027-${day}T23:00:00.000Z 41025 failed`),
  );
  expect(await mailsTo(server, owingTenant, /Ihre Rate konnte nicht/)).toHaveLength(5);
  expect(await mailsTo(server, owingTenant, /Ihr Beitrag konnte nicht/)).toEqual([]);
  const policy = await readPolicy();
  expect(policy?.status).toBe("ACTIVE");
  expect(policy?.line.filter(({ state }) => state === "problem" || state === "current")).toMatchObject([
    { event: "INSTALMENT_FAILED", on: "2027-03-01" },
    { event: "PERSON_TAKES_OVER" },
  ]);
  expect(await repayment()).toMatchObject({
    state: "OVERDUE",
    paid: 0,
    instalments: [{ state: "UNPAID", nextTryOn: null }, { state: "PLANNED" }],
  });
  const staff = await server.call(listCharges, { query: {} }, await logInAsStaff(server));
  expect(staff.body?.rows).toMatchObject([{ kind: "INSTALMENT", state: "UNPAID", amount: 410.25, failures: 5 }]);

  const link = await server.call(askForCard, { params: { refId } }, await logIn());
  const view = await server.call(getCard, { params: { token: link.body?.cardToken ?? "" } });
  expect(view.body).toMatchObject({ state: "OPEN", amount: 410.25, instalmentAmount: 410.25 });
  await giveCard(refId, workingCard, await logIn());
  await runUntil(server, "2027-04-02T12:00:00Z");
  expect((await charged(refId)).slice(5)).toEqual([
    "2027-03-31T12:00:00.000Z 41025 succeeded",
    "2027-03-31T22:00:00.000Z 41025 succeeded",
  ]);
  expect(await repayment()).toMatchObject({ state: "PAID", paid: 820.5 });
});

test("an instalment that requires confirmation can be confirmed on the page, and is charged once", async () => {
  const { refId, choose, logIn, repayment } = await makeOwedRepayment(server, yearly);
  await choose(2);
  const params = await giveCard(refId, "4000 0027 6000 3184", await logIn());
  await runUntil(server, "2027-03-01T09:00:00Z");
  expect(await repayment()).toMatchObject({ state: "OVERDUE", paid: 0 });
  expect((await server.call(getCard, { params })).body).toMatchObject({ state: "OPEN", confirmable: 410.25 });

  const started = await Promise.all([1, 2].map(() => server.call(beginPayment, { params })));
  const secrets = new Set(started.map(({ body }) => body?.secret));
  expect(secrets.size).toBe(1);
  for (const secret of secrets)
    await server.call(confirmSandboxCharge, { body: { secret: secret ?? "", outcome: "passed" } });
  await server.call(notePayment, { params });
  await runUntil(server, "2027-03-31T21:59:59Z");
  expect(await charged(refId)).toEqual([
    "2027-02-28T23:00:00.000Z 41025 failed",
    "2027-03-01T09:00:00.000Z 41025 succeeded",
  ]);
  expect(await repayment()).toMatchObject({ state: "RUNNING", paid: 410.25 });
  expect(await readBalances(refId)).toMatchObject({ IN_COLLECTION: 0 });
});

test("a premium and an instalment that fail on the same day are shown with separate amounts", async () => {
  const { refId, choose, readPolicy, logIn } = await makeOwedRepayment(server);
  await choose(2);
  await giveCard(refId, failingCard, await logIn());
  await runUntil(server, "2027-03-01T12:00:00Z");
  expect(await readPolicy()).toMatchObject({ status: "PAST_DUE", repayments: [{ state: "OVERDUE" }] });
  const { cardToken = "" } = (await server.call(askForCard, { params: { refId } }, await logIn())).body ?? {};
  const view = await server.call(getCard, { params: { token: cardToken } });
  expect(view.body).toMatchObject({ amount: 413.49, instalmentAmount: 410.25 });
  await giveCard(refId, workingCard, await logIn());
  await runUntil(server, "2027-03-01T12:01:00Z");
  expect(await readPolicy()).toMatchObject({ status: "ACTIVE", repayments: [{ state: "RUNNING", paid: 410.25 }] });
});

test("instalments continue after the policy's end, and the account cannot be deleted before the last one", async () => {
  const { refId, choose, landlordToken, logIn, readPolicy } = await makeOwedRepayment(server, yearly);
  await choose(2);
  await server.call(releaseAsLandlord, { params: { token: landlordToken }, body: { signature: true } });
  expect(await readPolicy()).toMatchObject({ status: "ENDED", nextCharge: { what: "INSTALMENT", on: "2027-03-01" } });
  const plan = await server.call(getDeletion, {}, await logIn());
  expect(plan.body?.running).toMatchObject([{ status: "ENDED" }]);
  const refused = await server.call(deleteAccount, { body: { password: validPassword } }, await logIn());
  expect(refused.problem?.errorCode).toBe("POLICY_STATUS_CONFLICT");
  const own = (await server.call(getOwnData, {}, await logIn())).body?.sections;
  expect(own?.["repayments"]).toMatchObject([{ amount: 820.5, parts: 2 }]);
  expect(own?.["instalments"]).toHaveLength(2);
  expect(own?.["charges"]?.filter(({ what }) => what === "INSTALMENT")).toHaveLength(2);
  await giveCard(refId, workingCard, await logIn());

  await runUntil(server, "2027-04-02T12:00:00Z");
  expect(await charged(refId)).toHaveLength(2);
  expect(await readPolicy()).toMatchObject({ status: "ENDED", repayments: [{ state: "PAID" }] });
  const closed = await server.call(askForCard, { params: { refId } }, await logIn());
  expect(closed.problem?.errorCode).toBe("POLICY_STATUS_CONFLICT");
  expect((await server.call(deleteAccount, { body: { password: validPassword } }, await logIn())).status).toBe(200);
});

test("an instalment charged in a later year extends the policy's retention, and deletion keeps the amounts", async () => {
  const { refId, choose, landlordToken } = await makeOwedRepayment(server, { ...yearly, at: "2027-11-20T09:00:00Z" });
  await choose(2);
  await server.call(releaseAsLandlord, { params: { token: landlordToken }, body: { signature: true } });
  const keptUntil = async () =>
    (await server.deps.db.selectFrom("policy").select("kept_until").where("ref_id", "=", refId).executeTakeFirst())
      ?.kept_until;
  expect(await keptUntil()).toBe("2035-12-31");
  await runUntil(server, "2028-02-01T12:00:00Z");
  expect(await keptUntil()).toBe("2036-12-31");
  await runUntil(server, "2037-01-01T12:00:00Z");
  const remaining = await server.deps.db.selectFrom("repayment").selectAll().where("ref_id", "=", refId).execute();
  expect(remaining).toMatchObject([{ claim_id: null, amount_cents: 82_050 }]);
  const attempts = await server.deps.db.selectFrom("charge_attempt").selectAll().execute();
  expect(attempts.map(({ method_id, provider_charge_id }) => method_id ?? provider_charge_id)).toEqual(
    attempts.map(() => null),
  );
});

test("two workers charge each instalment once while the provider times out before, after and during lookups", async () => {
  const { refId, choose } = await makeOwedRepayment(server, yearly);
  await choose(6);
  faults.after.push("charge", "charge", "charge");
  faults.before.push("charge", "findCharge", "findCharge");
  const { deps } = server;
  const { brand, operator, publicUrl } = deps.config;
  const workers = [1, 2].map(() => makeWork({ ...deps, brand, operator, publicUrl }));
  await Promise.all(workers.map((worker) => worker.runDueUntil(new Date("2027-08-02T12:00:00Z"))));
  expect((await charged(refId)).map((line) => line.split(" ").slice(1).join(" "))).toEqual(
    Array.from({ length: 6 }, () => "13675 succeeded"),
  );
  expect(await readBalances(refId)).toMatchObject({ RECEIVABLE: 0, IN_COLLECTION: 0, REPAYMENTS: -82_050 });
  expect(await mailsTo(server, owingTenant, /Alles bezahlt/)).toHaveLength(1);
});

test("the database rejects a plan that does not add up, and a second open attempt for an instalment", async () => {
  const { choose } = await makeOwedRepayment(server, yearly);
  await choose(2);
  const { db } = server.deps;
  await expect(sql`UPDATE instalment SET amount_cents = amount_cents - 1 WHERE number = 1`.execute(db)).rejects.toThrow(
    "do not add up",
  );
  await expect(
    sql`INSERT INTO charge_attempt (id, instalment_id, number, status, try_at)
      SELECT gen_random_uuid(), id, 2, 'INTENDED', now() FROM instalment`.execute(db),
  ).rejects.toThrow("charge_attempt_one_open_instalment");
});
