import {
  acceptGuarantee,
  confirmSandboxCard,
  getCardState,
  getGuarantee,
  getPaymentSecret,
  listCharges,
  listFollowUps,
  mailContractDocuments,
  releaseGuarantee,
  signContract,
  timestampOfDate,
} from "@kautia/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeBothKeys, offer } from "../testing/invitations.ts";
import { makeInvitedReadyToSign, makePartnerPolicy } from "../testing/partner-policy.ts";
import {
  failingCard,
  findRefId,
  readCharges,
  runUntil,
  type SignedPolicy,
  signWithCard,
  workingCard,
} from "../testing/sign-policy.ts";
import { logInAtDesk } from "../testing/staff.ts";
import { makeStripeServer, type StripeServer } from "../testing/stripe-server.ts";

let server: StripeServer;
let live: { authorization: string };
let testing: { authorization: string };
beforeAll(async () => {
  server = await makeStripeServer();
  ({ live, testing } = await makeBothKeys(server, "kern"));
});
afterAll(() => server.close());

const insuranceStart = timestampOfDate("2027-02-01");
const tenant = (name: string) => ({ ...offer.tenant, email: `${name}@example.com` });
/** Requests to the real provider, except those of tenants invited with a live key. */
const requestsForTests = () =>
  [...server.account.customers.values()].map(({ email }) => email).filter((email) => email?.startsWith("test-"));
const home = (streetNumber: string) => ({ ...offer.address, streetNumber });

test("with a live key, the tenant's card goes only to the real provider and never to the sandbox", async () => {
  const token = await makeInvitedReadyToSign(server, live, { tenant: tenant("real"), address: home("2") });
  const before = server.account.setupIntents.size;
  const { body } = await server.call(getPaymentSecret, { params: { token } });
  expect(server.account.setupIntents.size).toBe(before + 1);
  const card = { number: workingCard, expMonth: 12, expYear: 2035, cvc: "123" };
  const confirmed = await server.call(confirmSandboxCard, { body: { secret: body?.secret ?? "", ...card } });
  expect(confirmed.status).toBe(404);
  expect((await server.call(getCardState, { params: { token } })).body).toEqual({ ready: false, method: null });
});

test("tests and real contracts do not block a home for each other", async () => {
  const address = home("3");
  const tested = await makePartnerPolicy(server, testing, { tenant: tenant("test-first"), address });
  const token = await makeInvitedReadyToSign(server, live, { tenant: tenant("second"), address });
  const { body } = await server.call(getPaymentSecret, { params: { token } });
  server.account.confirmSetup(body?.secret ?? "", workingCard);
  await server.call(mailContractDocuments, { params: { token } });
  expect((await server.call(signContract, { body: { token, signature: true } })).status).toBe(200);
  for (const [key, refId] of [
    [testing, tested.refId],
    [live, await findRefId(server, token)],
  ] as const)
    expect((await server.call(acceptGuarantee, { params: { refId }, body: {} }, key)).status).toBe(200);

  const another = await makeInvitedReadyToSign(server, testing, { tenant: tenant("test-first"), address });
  expect((await signWithCard(server, another)).refId).not.toBe(tested.refId);
  await expect(makeInvitedReadyToSign(server, testing, { tenant: tenant("third"), address })).rejects.toThrow(
    "PROPERTY_HAS_ACTIVE_POLICY",
  );
  await expect(makeInvitedReadyToSign(server, live, { tenant: tenant("fourth"), address })).rejects.toThrow(
    "PROPERTY_HAS_ACTIVE_POLICY",
  );
});

// Last, because it moves the clock.
describe("a policy started with a test key", () => {
  let refId: string;
  let failing: SignedPolicy;
  beforeAll(async () => {
    const signed = await makePartnerPolicy(server, testing, {
      insuranceStart,
      tenant: tenant("test-paid"),
      address: home("1"),
    });
    ({ refId } = signed);
    await server.call(acceptGuarantee, { params: { refId } }, testing);
    const changes = { insuranceStart, tenant: tenant("test-failing"), address: home("6") };
    failing = await signWithCard(server, await makeInvitedReadyToSign(server, testing, changes), failingCard);
    await server.call(acceptGuarantee, { params: { refId: failing.refId } }, testing);
    await runUntil(server, "2027-03-02T09:00:00Z");
  });

  test("is charged by the sandbox, and sends nothing to the real provider", async () => {
    expect(await readCharges(server, refId)).toHaveLength(2);
    expect(requestsForTests()).toEqual([]);
    const { read_at } = await server.deps.db
      .selectFrom("provider_account")
      .select("read_at")
      .where("country", "=", "de")
      .executeTakeFirstOrThrow();
    expect(read_at).toBeNull();
  });

  test("posts nothing to the ledger, neither premiums nor refunds", async () => {
    const body = { signature: true, signedBy: "Mia Kern" } as const;
    expect((await server.call(releaseGuarantee, { params: { refId }, body }, testing)).status).toBe(200);
    await runUntil(server, "2027-03-03T09:00:00Z");
    const { db, sandbox } = server.deps;
    const refunds = await db.selectFrom("refund").select("status").where("ref_id", "=", refId).execute();
    expect(refunds).toEqual([{ status: "PAID" }]);
    const refunded = (await sandbox.listCharges()).filter(
      (charge) => charge.refId === refId && charge.refundedCents > 0,
    );
    expect(refunded).toHaveLength(1);
    expect(server.account.refunds.size).toBe(0);
    expect(await db.selectFrom("ledger_entry").selectAll().where("ref_id", "=", refId).execute()).toEqual([]);
  });

  test("causes no mail and no task at the desk when its card fails", async () => {
    const { body } = await server.call(getGuarantee, { params: { refId: failing.refId } }, testing);
    expect(body?.status).toBe("PAST_DUE");
    const mails = await server.deps.db.selectFrom("mail").select("kind").where("ref_id", "=", failing.refId).execute();
    expect(mails.map(({ kind }) => kind)).toContain("landlord-accepted");
    expect(mails.map(({ kind }) => kind)).not.toContain("premium-failed");
    const desk = await logInAtDesk(server);
    for (const call of [listFollowUps, listCharges]) expect((await server.call(call, {}, desk)).body?.rows).toEqual([]);
  });

  test("cannot be turned into a real contract in the database", async () => {
    const { db } = server.deps;
    await expect(
      db.updateTable("policy").set({ is_test: false }).where("ref_id", "=", refId).execute(),
    ).rejects.toThrow("must be a test exactly if its application is one");
    await expect(db.deleteFrom("test_application").where("ref_id", "=", refId).execute()).rejects.toThrow(
      "must stay what it began as",
    );
  });
});
