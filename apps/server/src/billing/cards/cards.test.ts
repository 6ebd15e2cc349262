import {
  askForCard,
  changeCard,
  confirmSandboxCard,
  getCard,
  getCardSecret,
  forgotPassword,
  getPolicy,
} from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import { openSession, setPassword, readMailedSecret } from "#testing/people/accounts.ts";
import { testEngine } from "#testing/database/make-test-database.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { failingCard, workingCard, makeAccepted, readCharges, runUntil } from "#testing/policies/sign-policy.ts";
import { readStatus } from "#testing/server/read-status.ts";
import { settle } from "#testing/server/settle.ts";
import { postToLedger } from "../post-to-ledger.ts";

// The tests share one clock, which only goes forward, so each test uses its own year.
const server = await makeTestServer();
afterAll(() => server.close());

let year = 2027;
async function makeFailed(until: string) {
  year++;
  const tenantEmail = `t${year}@example.com`;
  const landlordEmail = `l${year}@example.com`;
  const terms = { insuranceStart: `${year}-02-01`, insuranceEnd: `${year}-03-01` };
  const { refId } = await makeAccepted(server, { ...terms, tenantEmail, landlordEmail, card: failingCard });
  await runUntil(server, `${year}-${until}T12:00:00Z`);
  return { refId, tenantEmail, token: await readMailedSecret(server, tenantEmail, "card") };
}

const viewCard = async (token: string) => (await server.call(getCard, { params: { token } })).body;
const change = (token: string) => server.call(changeCard, { params: { token } });

async function enterCard(token: string, number = workingCard): Promise<void> {
  const secret = await server.call(getCardSecret, { params: { token } });
  if (!secret.ok) throw new Error(secret.problem.errorCode);
  const card = { number, expMonth: 12, expYear: 2045, cvc: "123" };
  const given = await server.call(confirmSandboxCard, { body: { secret: secret.body.secret, ...card } });
  expect(given.body).toEqual({ status: "succeeded" });
}

const outcomes = async (refId: string) => (await readCharges(server, refId)).map((line) => line.split(" ").at(-1));

test("a new card by the mailed link pays the open premium once, even after several requests", async () => {
  const { refId, token } = await makeFailed("02-01");
  expect(await viewCard(token)).toEqual({
    contractNumber: expect.stringMatching(/^DE-/),
    country: "de",
    fullAddress: expect.stringContaining("Torstraße 12"),
    state: "OPEN",
    amount: 6.35,
    instalmentAmount: 0,
    method: { kind: "card", lastDigits: "0341" },
    isPending: false,
    needsConfirmation: false,
    confirmable: null,
    invoiceDueOn: null,
    nextTryOn: `${year}-02-02`,
  });
  await enterCard(token);
  const responses = await Promise.all([change(token), change(token), change(token)]);
  for (const { status } of responses) expect(status).toBe(200);
  await settle(server);
  await change(token);
  await settle(server);
  expect(await viewCard(token)).toMatchObject({ state: "PAID", amount: 0, nextTryOn: null });
  expect(await outcomes(refId)).toEqual(["failed", "succeeded"]);
  expect(await readStatus(server, refId)).toBe("ACTIVE");
  await runUntil(server, `${year}-02-20T12:00:00Z`);
  expect(await outcomes(refId)).toEqual(["failed", "succeeded"]);
});

test("a new card pays an open premium after the last scheduled attempt", async () => {
  const { refId, token } = await makeFailed("02-20");
  expect(await viewCard(token)).toMatchObject({ state: "OPEN", nextTryOn: null });
  await enterCard(token);
  expect((await change(token)).body?.state).toBe("CHARGING");
  await settle(server);
  expect(await outcomes(refId)).toEqual([...Array.from({ length: 5 }, () => "failed"), "succeeded"]);
  expect(await viewCard(token)).toMatchObject({ state: "PAID" });
});

test("a new card that fails is charged once, causes a mail, and keeps the remaining retry days", async () => {
  const { refId, tenantEmail, token } = await makeFailed("02-02");
  await enterCard(token, failingCard);
  for (let time = 0; time < 3; time++) {
    await change(token);
    await settle(server);
  }
  expect(await outcomes(refId)).toEqual(["failed", "failed", "failed"]);
  expect(await viewCard(token)).toMatchObject({ state: "OPEN", nextTryOn: `${year}-02-08` });
  const next = await readMailedSecret(server, tenantEmail, "card");
  expect(next).not.toBe(token);
  await enterCard(next);
  await change(next);
  await settle(server);
  expect((await outcomes(refId)).at(-1)).toBe("succeeded");
});

test.runIf(testEngine() === "postgres")(
  "changing the card does not wait for a worker that holds the charge, which could deadlock",
  async () => {
    const { refId, token } = await makeFailed("02-01");
    await enterCard(token);
    const { currency, card_method_id } = await server.deps.db
      .selectFrom("policy")
      .selectAll()
      .where("ref_id", "=", refId)
      .executeTakeFirstOrThrow();
    await server.deps.db.transaction().execute(async (worker) => {
      const { id, amount_cents: amountCents } = await worker
        .selectFrom("charge_attempt as attempt")
        .innerJoin("premium", "premium.id", "premium_id")
        .select(["attempt.id", "amount_cents"])
        .where("ref_id", "=", refId)
        .where("attempt.status", "=", "INTENDED")
        .forUpdate("attempt")
        .executeTakeFirstOrThrow();
      expect((await change(token)).status).toBe(200);
      const at = server.deps.clock.now();
      const asked = { status: "ASKED", asked_at: at, try_at: at, method_id: card_method_id } as const;
      await worker.updateTable("charge_attempt").set(asked).where("id", "=", id).execute();
      await postToLedger(worker, "CHARGE_ASKED", { subjectId: id, refId, amountCents, currency, at });
    });
    await settle(server);
    expect(await outcomes(refId)).toEqual(["failed", "failed"]);
  },
);

test("opening the card form without entering a card changes nothing", async () => {
  const { refId, token } = await makeFailed("02-01");
  const secrets = await Promise.all([1, 2, 3].map(() => server.call(getCardSecret, { params: { token } })));
  expect(new Set(secrets.map(({ body }) => body?.secret)).size).toBe(1);
  expect((await change(token)).body).toMatchObject({ state: "OPEN" });
  await settle(server);
  expect(await outcomes(refId)).toEqual(["failed"]);
});

test("an unknown card link and an expired one are refused", async () => {
  const { token } = await makeFailed("02-20");
  await runUntil(server, `${year}-04-01T12:00:00Z`);
  for (const unknown of [token, "0".repeat(32)]) {
    expect((await server.call(getCard, { params: { token: unknown } })).problem?.errorCode).toBe("TOKEN_UNKNOWN");
    expect((await server.call(getCardSecret, { params: { token: unknown } })).status).toBe(404);
    expect((await change(unknown)).status).toBe(404);
  }
});

test("a premium that is still unpaid after the policy has ended can be paid from the account, even with a refused card", async () => {
  const { refId, tenantEmail } = await makeFailed("02-01");
  await server.call(forgotPassword, { body: { login: tenantEmail } });
  await setPassword(server, tenantEmail);
  await runUntil(server, `${year}-04-15T12:00:00Z`);
  expect(await readStatus(server, refId)).toBe("ENDED");
  const refused = { card_refused_at: server.deps.clock.now() };
  await server.deps.db.updateTable("policy").set(refused).where("ref_id", "=", refId).execute();
  const session = await openSession(server, tenantEmail);
  const ask = () => server.call(askForCard, { params: { refId } }, session);
  const read = async () => (await server.call(getPolicy, { params: { refId } }, session)).body;
  expect(await read()).toMatchObject({ needsAnotherCard: true, takesCard: true });
  const token = (await ask()).body?.cardToken ?? "none";
  expect(await viewCard(token)).toMatchObject({ state: "OPEN", amount: 6.35 });
  await enterCard(token);
  await change(token);
  await settle(server);
  expect((await outcomes(refId)).at(-1)).toBe("succeeded");
  expect(await viewCard(token)).toMatchObject({ state: "OVER" });
  expect(await read()).toMatchObject({ needsAnotherCard: false, takesCard: false });
  expect((await ask()).problem?.errorCode).toBe("POLICY_STATUS_CONFLICT");
});

test("a withdrawn policy takes no card", async () => {
  const { refId, token } = await makeFailed("02-01");
  await server.deps.db.updateTable("premium").set({ status: "CANCELLED" }).where("ref_id", "=", refId).execute();
  const over = {
    cover_state: "WITHDRAWN",
    next_premium_at: null,
    kept_until: "2030-12-31",
    kept_because: "LETTERS",
  } as const;
  await server.deps.db.updateTable("policy").set(over).where("ref_id", "=", refId).execute();
  expect(await viewCard(token)).toMatchObject({ state: "OVER", amount: 0 });
  const secret = await server.call(getCardSecret, { params: { token } });
  expect(secret.problem?.errorCode).toBe("STEP_NOT_ALLOWED");
});
