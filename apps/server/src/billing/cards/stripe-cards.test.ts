import { addMonths, beginPayment, changeCard, getCard, getCardSecret, notePayment } from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeLink } from "../../access/index.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { changeTerms } from "../../policy/index.ts";
import { dayFromNow, writeDuePolicies } from "#testing/policies/due-policies.ts";
import { runUntil } from "#testing/policies/sign-policy.ts";
import { giveStripeCard, makeStripeServer, readPayments, type StripeServer } from "#testing/doubles/stripe-server.ts";
import { sentMails } from "#testing/people/mails.ts";
import { settle } from "#testing/server/settle.ts";

let server: StripeServer;
beforeAll(async () => {
  server = await makeStripeServer({ timeout: 1_500 });
  await server.listen();
});
afterAll(() => server.close());

async function makeDue(card?: string) {
  const dueOn = dayFromNow(server, 3);
  const [refId = ""] = await writeDuePolicies(server, { cards: [giveStripeCard(server, card)], dueOn });
  const { db } = server.deps;
  await runUntil(server, `${dayFromNow(server, 2)}T12:00:00Z`);
  const token = await makeLink(db, server.deps, "payment", { subject: refId });
  return { refId, token, noon: `${dueOn}T12:00:00Z` };
}

const mailsTo = async (refId: string) => (await sentMails(server)).filter(({ to }) => to === `${refId}@example.com`);

async function cardOf(refId: string): Promise<string> {
  const policy = server.deps.db.selectFrom("policy").select("card_method_id").where("ref_id", "=", refId);
  return (await policy.executeTakeFirstOrThrow()).card_method_id.split("/")[1] ?? "";
}

async function readAttempts(refId: string): Promise<string[]> {
  const attempts = await server.deps.db
    .selectFrom("charge_attempt as attempt")
    .innerJoin("premium", "premium.id", "attempt.premium_id")
    .select(["attempt.status", "attempt.failure_code"])
    .where("ref_id", "=", refId)
    .orderBy("premium.number")
    .orderBy("attempt.number")
    .execute();
  return attempts.map(({ status, failure_code }) => [status, failure_code].filter(Boolean).join(" "));
}

async function enterCard(token: string, number: string, challenge?: "passed") {
  const secret = await server.call(getCardSecret, { params: { token } });
  if (!secret.ok) throw new Error(secret.problem.errorCode);
  server.account.confirmSetup(secret.body.secret, number);
  if (challenge) server.account.confirmSetup(secret.body.secret, number, challenge);
}

const change = (token: string) => server.call(changeCard, { params: { token } });
const viewCard = async (token: string) => (await server.call(getCard, { params: { token } })).body;

test("a failed charge that required confirmation is paid after the tenant sets the card up again", async () => {
  const { refId, token, noon } = await makeDue();
  server.account.changeBank(await cardOf(refId), "asks");
  await runUntil(server, noon);
  expect(await viewCard(token)).toMatchObject({ state: "OPEN", needsConfirmation: true });
  const mail = (await sentMails(server)).find(({ to }) => to === `${refId}@example.com`);
  expect(mail?.text).toContain("Zahlung bestätigen");

  await enterCard(token, "4000002500003155", "passed");
  await Promise.all([change(token), change(token)]);
  await settle(server);
  expect(readPayments(server, refId)).toEqual(["635 requires_payment_method", "635 succeeded"]);
  expect(await viewCard(token)).toMatchObject({ state: "PAID" });
  const customers = [...server.account.paymentIntents.values()]
    .filter(({ metadata }) => metadata["refId"] === refId)
    .map(({ customer }) => customer);
  expect(new Set(customers).size).toBe(1);
});

test.each(["page", "webhook"])("a confirmed payment is charged once when the %s reports it first", async (first) => {
  const { refId, token, noon } = await makeDue("4000002760003184");
  await runUntil(server, noon);
  const { webhooks } = server.account;
  const begin = () => server.call(beginPayment, { params: { token } });
  const reportPayment = () => server.call(notePayment, { params: { token } });
  const [callResult, other] = await Promise.all([begin(), begin()]);
  expect(other.body).toEqual(callResult.body);
  webhooks.hold();
  server.account.confirmPayment(callResult.body?.secret ?? "", "passed");
  const event = webhooks.events.findLast(({ type }) => type === "payment_intent.succeeded");
  if (!event) throw new Error("nothing was paid");
  const deliver = async () => expect(await webhooks.deliver(event)).toBe(200);
  const reports = first === "page" ? [reportPayment, deliver] : [deliver, reportPayment];
  for (const report of [...reports, ...reports.toReversed()]) await report();
  await settle(server);
  expect(await viewCard(token)).toMatchObject({ state: "PAID" });
  expect(readPayments(server, refId)).toEqual(["635 requires_payment_method", "635 succeeded"]);
  await deliver();
  webhooks.release();
  const trouble = server.deps.db.selectFrom("payment_notice").select("id").where("trouble", "is not", null);
  expect(await trouble.execute()).toEqual([]);
});

test("an unconfirmed payment whose cancellation gets no response is eventually recorded as cancelled", async () => {
  const { refId, token, noon } = await makeDue("4000002760003184");
  await runUntil(server, noon);
  const { faults } = server.double;
  faults.on("POST", /^\/v1\/payment_intents$/, { kind: "silence after" });
  expect((await server.call(beginPayment, { params: { token } })).status).toBe(503);
  const { body } = await server.call(beginPayment, { params: { token } });
  const cancels = /^\/v1\/payment_intents\/\w+\/cancel$/;
  faults.on("POST", cancels, { kind: "silence after" });
  await runUntil(server, new Date(server.deps.clock.now().getTime() + 31 * 60_000).toISOString());
  expect(() => server.account.confirmPayment(body?.secret ?? "", "passed")).toThrow("canceled");
  await runUntil(server, new Date(server.deps.clock.now().getTime() + 60 * 60_000).toISOString());
  expect(await viewCard(token)).toMatchObject({ state: "OPEN", confirmable: 6.35 });
  expect(readPayments(server, refId)).toEqual(["635 requires_payment_method", "635 canceled"]);
});

test("a new card does not repeat a charge with an unknown outcome", async () => {
  const { refId, token, noon } = await makeDue();
  const { faults } = server.double;
  const charges = /^\/v1\/payment_intents$/;
  faults.on("POST", charges, { kind: "silence after" });
  faults.on("GET", charges, { kind: "unavailable" }, Number.POSITIVE_INFINITY);
  await runUntil(server, noon);
  await enterCard(token, "4242424242424242");
  const answer = await change(token);
  expect(answer.status).toBe(200);
  faults.clear();
  await runUntil(server, `${dayFromNow(server, 1)}T12:00:00Z`);
  expect(readPayments(server, refId)).toEqual(["635 succeeded"]);
});

test("a card that was detached at Stripe fails at once: the tenant gets a mail, and another card pays", async () => {
  const { refId, token, noon } = await makeDue();
  server.account.detach(await cardOf(refId));
  await runUntil(server, noon);
  expect(await readAttempts(refId)).toEqual(["FAILED invalid_request_error", "INTENDED"]);
  expect((await mailsTo(refId)).map(({ subject }) => subject)).toEqual(["Ihr Beitrag konnte nicht abgebucht werden"]);
  await enterCard(token, "4242424242424242");
  await change(token);
  await settle(server);
  expect(readPayments(server, refId)).toEqual(["635 succeeded"]);
});

test("paying on the spot answers 502 when Stripe refuses the request, and the attempt has failed", async () => {
  const { refId, token, noon } = await makeDue("4000002760003184");
  await runUntil(server, noon);
  server.account.detach(await cardOf(refId));
  const { problem } = await server.call(beginPayment, { params: { token } });
  expect(problem).toMatchObject({ status: 502, errorCode: "PROVIDER_FAILED" });
  await settle(server);
  expect(await readAttempts(refId)).toEqual(["FAILED requires_action", "FAILED invalid_request_error", "INTENDED"]);
  expect(await viewCard(token)).toMatchObject({ state: "OPEN", confirmable: null });
});

test.each([
  ["opening the card form", getCardSecret],
  ["changing the card", changeCard],
])("%s answers 502 when Stripe refuses our key", async (_, call) => {
  const { token } = await makeDue();
  const { body } = await server.call(getCardSecret, { params: { token } });
  expect(body?.secret).toMatch(/^seti_/);
  server.double.faults.on("GET", /setup_intents/, { kind: "revoked key" });
  const { problem } = await server.call(call, { params: { token } });
  expect(problem).toMatchObject({ status: 502, errorCode: "PROVIDER_FAILED" });
});

const stolen = { code: "card_declined", declineCode: "stolen_card" };
const unusable = "Ihre Karte lässt sich nicht mehr belasten";

test("a stolen card is tried once: the tenant gets a mail for each premium, and another card pays all of them", async () => {
  const { refId, token, noon } = await makeDue();
  await inTransaction(server.deps.db, (transaction) =>
    changeTerms(transaction, server.deps, { refId, change: { insurance_end: null } }),
  );
  server.account.changeBank(await cardOf(refId), stolen);
  await runUntil(server, noon);
  expect(await viewCard(token)).toMatchObject({ state: "OPEN", amount: 6.35, nextTryOn: null, confirmable: null });
  expect((await mailsTo(refId)).map(({ subject }) => subject)).toEqual([unusable]);

  await runUntil(server, `${dayFromNow(server, 40)}T12:00:00Z`);
  expect(await readAttempts(refId)).toEqual(["FAILED stolen_card", "CANCELLED"]);
  expect(readPayments(server, refId)).toEqual(["635 requires_payment_method"]);
  const mails = await mailsTo(refId);
  expect(mails.map(({ subject }) => subject)).toEqual([unusable, unusable]);
  const mailed = /\/de\/card\/([0-9a-f]{32})/.exec(mails[0]?.text ?? "")?.[1] ?? "";
  expect(await viewCard(mailed)).toMatchObject({ state: "OPEN", amount: 12.7, nextTryOn: null });

  await enterCard(mailed, "4242424242424242");
  await change(mailed);
  await settle(server);
  expect(readPayments(server, refId)).toEqual(["635 requires_payment_method", "635 succeeded", "635 succeeded"]);
  expect(await viewCard(mailed)).toMatchObject({ state: "PAID" });
});

test("a card that turns out to be stolen while its owner pays on the spot ends all further attempts with a mail", async () => {
  const { refId, token, noon } = await makeDue("4000002760003184");
  await runUntil(server, noon);
  server.account.changeBank(await cardOf(refId), stolen);
  expect((await server.call(beginPayment, { params: { token } })).body).toMatchObject({ secret: null });
  await settle(server);
  expect(await readAttempts(refId)).toEqual(["FAILED requires_action", "FAILED stolen_card"]);
  expect((await mailsTo(refId)).map(({ subject }) => subject)).toContain(unusable);
  expect((await server.call(beginPayment, { params: { token } })).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
});

test("every payment of a premium, also one on the spot, names contract, premium and period at Stripe", async () => {
  const { refId, token, noon } = await makeDue("4000002760003184");
  await runUntil(server, noon);
  await server.call(beginPayment, { params: { token } });
  const { contract_number, cover_start } = await server.deps.db
    .selectFrom("policy")
    .select(["contract_number", "cover_start"])
    .where("ref_id", "=", refId)
    .executeTakeFirstOrThrow();
  const mine = [...server.account.paymentIntents.values()].filter(({ metadata }) => metadata["refId"] === refId);
  const named = {
    contractNumber: contract_number,
    premium: "1",
    period: `${cover_start}/${addMonths(cover_start ?? "", 1)}`,
  };
  expect(mine).toMatchObject([{ metadata: named }, { metadata: named }]);
});
