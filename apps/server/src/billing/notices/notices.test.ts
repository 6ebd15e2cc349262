import { signedHeader } from "@kautia/stripe-double";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { dayFromNow, writeDuePolicies } from "#testing/policies/due-policies.ts";
import { runUntil } from "#testing/policies/sign-policy.ts";
import { giveStripeCard, makeStripeServer, readPayments, type StripeServer } from "#testing/doubles/stripe-server.ts";
import { settle } from "#testing/server/settle.ts";

let server: StripeServer;
beforeAll(async () => {
  server = await makeStripeServer({ timeout: 1_500, config: { workAtOnce: 24 } });
  await server.listen();
});
afterAll(() => server.close());
beforeEach(() => server.account.webhooks.hold());

const charges = /^\/v1\/payment_intents$/;
const unlimited = Number.POSITIVE_INFINITY;
const noon = (day: string) => `${day}T12:00:00Z`;
const events = () => server.account.webhooks.events;
const notices = () => server.deps.db.selectFrom("payment_notice").selectAll().execute();

async function bookedOf(refId: string): Promise<string[]> {
  const rows = await server.deps.db
    .selectFrom("ledger_entry")
    .select("event")
    .where("ref_id", "=", refId)
    .where("account", "!=", "RECEIVABLE")
    .orderBy("id")
    .execute();
  return rows.map(({ event }) => event);
}

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length <= 1) return [[...list]];
  return list.flatMap((first, index) => permutations(list.toSpliced(index, 1)).map((rest) => [first, ...rest]));
}

test("charges and books once when a payment's webhooks arrive in any order before its response", async () => {
  const orders = permutations([0, 1, 2, 3]);
  const cards = orders.map(() => giveStripeCard(server, "4000000000000341"));
  const day = dayFromNow(server, 3);
  const refIds = await writeDuePolicies(server, { cards, dueOn: day });
  await runUntil(server, noon(day));
  for (const card of cards) server.account.changeBank(card.split("/")[1] ?? "", "passes");

  const { faults } = server.double;
  faults.on("POST", charges, { kind: "silence after" }, orders.length);
  // Before each charge, its earlier tries are looked up: for all of them at once.
  faults.on("GET", charges, { kind: "slow", ms: 0 }, orders.length);
  faults.on("GET", charges, { kind: "unavailable" }, unlimited);
  await runUntil(server, noon(dayFromNow(server, 1)));
  faults.clear();
  // Without the webhooks, nothing would be due for two hours.
  const minutesFromNow = (minutes: number) => new Date(server.deps.clock.now().getTime() + minutes * 60_000);
  const soon = minutesFromNow(120);
  await server.deps.db.updateTable("charge_attempt").set({ try_at: soon }).where("status", "=", "ASKED").execute();

  for (const [index, order] of orders.entries()) {
    const mine = events().filter(
      ({ data: { object } }) => object.object === "payment_intent" && object.metadata["refId"] === refIds[index],
    );
    expect(mine.map(({ type }) => type.split(".")[1])).toEqual(["created", "payment_failed", "created", "succeeded"]);
    for (const place of order) {
      const event = mine[place];
      if (event) expect(await server.account.webhooks.deliver(event)).toBe(200);
    }
  }
  await runUntil(server, minutesFromNow(30).toISOString());
  for (const refId of refIds) {
    expect(readPayments(server, refId)).toEqual(["635 requires_payment_method", "635 succeeded"]);
    const asked = ["CHARGE_ASKED", "CHARGE_FAILED", "CHARGE_ASKED", "CHARGE_SUCCEEDED", "CHARGE_SUCCEEDED"];
    expect(await bookedOf(refId)).toEqual(["PREMIUM_DUE", ...asked]);
  }
  expect((await notices()).filter(({ trouble }) => trouble !== null)).toEqual([]);
});

test("stores one notice for a hundred simultaneous copies", async () => {
  const [event] = events();
  if (!event) throw new Error("nothing happened");
  const before = (await notices()).length;
  const copy = { ...event, id: "evt_copied" };
  const statuses = await Promise.all(Array.from({ length: 100 }, () => server.account.webhooks.deliver(copy)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await notices()).toHaveLength(before + 1);
});

test("repeated webhooks that arrive before the response change nothing", async () => {
  const { webhooks } = server.account;
  webhooks.release();
  const day = dayFromNow(server, 2);
  const [refId = ""] = await writeDuePolicies(server, { cards: [giveStripeCard(server)], dueOn: day });
  server.double.faults.on("POST", charges, { kind: "slow", ms: 200 });
  await runUntil(server, noon(day));
  await webhooks.settled();
  const mine = events().filter(({ data: { object } }) => "metadata" in object && object.metadata?.["refId"] === refId);
  for (const event of mine.toReversed()) expect(await webhooks.deliver(event)).toBe(200);
  await settle(server);
  expect(readPayments(server, refId)).toEqual(["635 succeeded"]);
  expect(await bookedOf(refId)).toEqual(["PREMIUM_DUE", "CHARGE_ASKED", "CHARGE_SUCCEEDED", "CHARGE_SUCCEEDED"]);
});

test("stores a notice about a charge of which no row knows", async () => {
  const [known] = events().filter(({ type }) => type === "payment_intent.succeeded");
  if (!known) throw new Error("nothing was paid");
  const event = structuredClone(known);
  event.id = "evt_early";
  Object.assign(event.data.object, { id: "pi_early", metadata: { key: "charge-DE-2222-2222-2-premium-1-1" } });
  expect(await server.account.webhooks.deliver(event)).toBe(200);
  expect((await notices()).find(({ id }) => id === "evt_early")).toMatchObject({
    attempt_id: null,
    charge_id: "pi_early",
  });
});

test("a payment that succeeds after we recorded it as failed is marked as trouble, and books nothing", async () => {
  const day = dayFromNow(server, 2);
  const card = giveStripeCard(server, "4000000000000341");
  const [refId = ""] = await writeDuePolicies(server, { cards: [card], dueOn: day });
  await runUntil(server, noon(day));
  const failed = events().findLast(({ type }) => type === "payment_intent.payment_failed");
  if (failed?.data.object.object !== "payment_intent") throw new Error("nothing failed");
  const event = structuredClone(failed);
  Object.assign(event, { id: "evt_late", type: "payment_intent.succeeded" });
  Object.assign(event.data.object, { status: "succeeded" });
  const before = await bookedOf(refId);
  expect(await server.account.webhooks.deliver(event)).toBe(200);
  expect((await notices()).find(({ id }) => id === "evt_late")?.trouble).toBe("paid after it had failed");
  expect(await bookedOf(refId)).toEqual(before);
});

const body = JSON.stringify({ id: "evt_forged", object: "event", type: "x", data: { object: { object: "charge" } } });
const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000);
const good = signedHeader(body, "whsec_de", secondsAgo(0));

test.each([
  ["forged", body, signedHeader(body, "whsec_of_nobody", secondsAgo(0)), "de"],
  ["signed for the other country", body, good, "at"],
  ["altered", body.replace("charge", "chargf"), good, "de"],
  ["altered by a space", `${body} `, good, "de"],
  ["older than five minutes", body, signedHeader(body, "whsec_de", secondsAgo(301)), "de"],
  [
    "sent with a time other than the signed one",
    body,
    good.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000) - 1}`),
    "de",
  ],
  ["not signed", body, undefined, "de"],
  ["signed with nothing", body, "", "de"],
  ["empty", "", signedHeader("", "whsec_de", secondsAgo(0)), "de"],
  ["not JSON", "{", signedHeader("{", "whsec_de", secondsAgo(0)), "de"],
])("refuses a notice that is %s", async (_, payload, signature, country) => {
  const before = await notices();
  const { statusCode, headers } = await server.app.inject({
    method: "POST",
    url: `/api/v1/payment/webhooks/${country}`,
    headers: { "content-type": "application/json", ...(signature !== undefined && { "stripe-signature": signature }) },
    payload,
  });
  expect(statusCode).toBe(400);
  expect(headers["content-type"]).toContain("application/problem+json");
  expect(await notices()).toEqual(before);
});

test("accepts a thin event and ignores it, unless its signature is wrong", async () => {
  const thin = JSON.stringify({ id: "evt_thin", object: "v2.core.event", type: "v2.core.account.updated" });
  const before = await notices();
  const send = async (secret: string) => {
    const headers = { "stripe-signature": signedHeader(thin, secret, secondsAgo(0)) };
    const url = "/api/v1/payment/webhooks/de";
    return (await server.app.inject({ method: "POST", url, headers, payload: thin })).statusCode;
  };
  expect([await send("whsec_de"), await send("whsec_of_nobody")]).toEqual([200, 400]);
  expect(await notices()).toEqual(before);
});

test("accepts a signature almost five minutes old, and refuses an unknown country", async () => {
  const send = (country: string, seconds: number) =>
    server.app.inject({
      method: "POST",
      url: `/api/v1/payment/webhooks/${country}`,
      headers: { "stripe-signature": signedHeader(body, "whsec_de", secondsAgo(seconds)) },
      payload: body,
    });
  expect((await send("de", 290)).statusCode).toBe(200);
  expect((await send("fr", 0)).statusCode).toBe(404);
});
