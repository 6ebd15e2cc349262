import { changeCard, getCard, getCardSecret } from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeCardLink } from "./links.ts";
import { dayFromNow, writeDuePolicies } from "../../testing/due-policies.ts";
import { runUntil } from "../../testing/sign-policy.ts";
import { giveStripeCard, makeStripeServer, readPayments, type StripeServer } from "../../testing/stripe-server.ts";

let server: StripeServer;
beforeAll(async () => {
  server = await makeStripeServer({ timeout: 1_500 });
});
afterAll(() => server.close());

/** A contract whose first premium is due at noon, with a card on file, and a link to another one. */
async function makeDue(card?: string) {
  const dueOn = dayFromNow(server, 3);
  const [refId = ""] = await writeDuePolicies(server, { cards: [giveStripeCard(server, card)], dueOn });
  const { db, clock, random, config } = server.deps;
  await runUntil(server, `${dayFromNow(server, 2)}T12:00:00Z`);
  const link = await db
    .transaction()
    .execute((transaction) =>
      writeCardLink(transaction, { clock, random, publicUrl: config.publicUrl }, { ref_id: refId, language: "de" }),
    );
  return { refId, token: link.slice(-32), noon: `${dueOn}T12:00:00Z` };
}

async function give(token: string, number: string, challenge?: "passed") {
  const secret = await server.call(getCardSecret, { params: { token } });
  if (!secret.ok) throw new Error(secret.problem.errorCode);
  server.account.confirmSetup(secret.body.secret, number);
  if (challenge) server.account.confirmSetup(secret.body.secret, number, challenge);
}

const change = (token: string) => server.call(changeCard, { params: { token } });
const look = async (token: string) => (await server.call(getCard, { params: { token } })).body;

test("a payment that the bank wants confirmed is paid with the card that its owner has confirmed", async () => {
  const { refId, token, noon } = await makeDue();
  const { card_method_id } = await server.deps.db
    .selectFrom("policy")
    .select("card_method_id")
    .where("ref_id", "=", refId)
    .executeTakeFirstOrThrow();
  server.account.changeBank(card_method_id.split("/")[1] ?? "", "asks");
  await runUntil(server, noon);
  expect(await look(token)).toMatchObject({ state: "OPEN", needsConfirmation: true });
  const mail = (await server.deps.outbox?.list())?.find(({ to }) => to === `${refId}@example.com`);
  expect(mail?.text).toContain("Karte bestätigen");

  await give(token, "4000002500003155", "passed");
  await Promise.all([change(token), change(token)]);
  await runUntil(server, server.deps.clock.now().toISOString());
  expect(readPayments(server, refId)).toEqual(["635 requires_payment_method", "635 succeeded"]);
  expect(await look(token)).toMatchObject({ state: "PAID" });
  const customers = [...server.account.paymentIntents.values()]
    .filter(({ metadata }) => metadata["refId"] === refId)
    .map(({ customer }) => customer);
  expect(new Set(customers).size).toBe(1);
});

test("a card that comes while nobody knows what became of the charge leaves it to its answer", async () => {
  const { refId, token, noon } = await makeDue();
  const { faults } = server.double;
  const charges = /^\/v1\/payment_intents$/;
  faults.on("POST", charges, { kind: "silence after" });
  faults.on("GET", charges, { kind: "refuse" }, Number.POSITIVE_INFINITY);
  // Due at midnight, and asked about in vain until noon.
  await runUntil(server, noon);
  await give(token, "4242424242424242");
  const answer = await change(token);
  expect(answer.status).toBe(200);
  faults.clear();
  await runUntil(server, `${dayFromNow(server, 1)}T12:00:00Z`);
  expect(readPayments(server, refId)).toEqual(["635 succeeded"]);
});
