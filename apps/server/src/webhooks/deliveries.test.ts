import {
  addWebhook,
  changeWebhook,
  listStaffDeliveries,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  resendDelivery,
  resendGivenUp,
  resendStaffDelivery,
  rotateWebhookSecret,
} from "@kautia/contract";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeInvitedTenant, offer } from "#testing/applications/invitations.ts";
import { makeTestPartner } from "#testing/people/partners.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { makePartnerPolicy } from "#testing/policies/partner-policy.ts";
import { lockAtFirst } from "#testing/database/lock-at-first.ts";
import { runUntil } from "#testing/policies/sign-policy.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { addReceiver, openReceiver, type Receiver, verify } from "#testing/doubles/webhook-receiver.ts";
import { makeHttpSender } from "./adapters/http-sender.ts";
import { deliverDue } from "./deliver-due.ts";
import type { SendResult, WebhookSender } from "./ports.ts";
import { oldWebhookEvents } from "./tasks.ts";

/** A sender with a much shorter time limit than in production, so that tests do not wait. */
const real = makeHttpSender({ allowsPrivate: true, timeLimit: 300 });
let send: WebhookSender["send"];

let server: TestServer;
let receiver: Receiver;
let key: { authorization: string };
let webhook: Awaited<ReturnType<typeof addReceiver>>;
beforeAll(async () => {
  const webhooks: WebhookSender = { accepts: real.accepts, send: (request) => send(request) };
  server = await makeTestServer({ overrides: { webhooks } });
});
afterAll(() => server.close());
let partners = 0;
beforeEach(async () => {
  send = real.send;
  receiver = await openReceiver(server);
  key = await makeTestPartner(server, `partner-${++partners}`);
  webhook = await addReceiver(server, key, receiver);
});
afterEach(async () => {
  await receiver.close();
  await server.deps.db.deleteFrom("webhook_endpoint").execute();
});

const day = 86_400_000;
const now = () => server.deps.clock.now();
const after = (minutes: number) => runUntil(server, new Date(now().getTime() + minutes * 60_000).toISOString());
const list = async () =>
  (await server.call(listWebhookDeliveries, { params: { id: webhook.id } }, key)).body?.deliveries ?? [];
const read = async () => (await server.call(listWebhooks, {}, key)).body?.webhooks[0];
let tenants = 0;
/** Two events, the second of which waits for the first. A mailbox gets few mails a day. */
function sign() {
  const tenant = { ...offer.tenant, email: `tenant-${++tenants}@example.com` };
  return makePartnerPolicy(server, key, { tenant, address: { ...offer.address, streetNumber: String(tenants) } });
}

describe("a receiver that fails", () => {
  test.each([
    ["answers 500", 500, { lastStatus: 500, lastError: null }],
    ["redirects", 302, { lastStatus: 302, lastError: null }],
    ["is slow", null, { lastStatus: null, lastError: "TIMEOUT" }],
  ])("gets each event later and in order if it %s", async (_, failure, last) => {
    receiver.answer = () => failure;
    await sign();
    await after(0);
    expect(receiver.types()).toEqual(["invitation.accepted"]);
    const waiting = { status: "WAITING", lastStatus: null, attempts: 0 };
    const failed = {
      status: "WAITING",
      attempts: 1,
      ...last,
      nextTryAt: new Date(now().getTime() + 60_000).toISOString(),
    };
    expect(await list()).toMatchObject([waiting, failed]);
    receiver.answer = () => 204;
    await after(1);
    expect(receiver.types()).toEqual(["invitation.accepted", "invitation.accepted", "guarantee.signed"]);
    const [first, again] = receiver.requests;
    expect(again?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
    for (const request of receiver.requests) verify(webhook.secret, request);
    expect(await list()).toMatchObject([
      { status: "DELIVERED" },
      { status: "DELIVERED", attempts: 2, nextTryAt: null },
    ]);
    expect(await read()).toMatchObject({ enabled: true, failingSince: null });
  });

  test("gets each event in order once it is up again", async () => {
    const { url } = receiver;
    await receiver.close();
    await sign();
    await after(0);
    expect(await list()).toMatchObject([{ attempts: 0 }, { attempts: 1, lastError: "CONNECTION_FAILED" }]);
    expect(await read()).toMatchObject({ failingSince: now().toISOString() });
    receiver = await openReceiver(server);
    await server.call(changeWebhook, { params: { id: webhook.id }, body: { url: receiver.url } }, key);
    expect(url).not.toBe(receiver.url);
    await after(2);
    expect(receiver.types()).toEqual(["invitation.accepted", "guarantee.signed"]);
  });

  test("does not hold up the events of other rentals and other webhooks", async () => {
    const other = await openReceiver(server);
    await addReceiver(server, key, other);
    await sign();
    const failing = now();
    receiver.answer = ({ timestamp }) => (timestamp === failing.toISOString() ? 500 : 204);
    await after(0);
    expect(other.types()).toEqual(["invitation.accepted", "guarantee.signed"]);
    server.clock.advance(1000);
    await sign();
    await after(0);
    expect(receiver.types()).toEqual(["invitation.accepted", "invitation.accepted", "guarantee.signed"]);
    await other.close();
  });

  test("is switched off after three days, and gets the missed events on request", async () => {
    receiver.answer = () => 500;
    await sign();
    await after(3 * 24 * 60 - 1);
    expect(receiver.requests).toHaveLength(9);
    expect(await read()).toMatchObject({ enabled: true });
    await after(1);
    expect(receiver.requests).toHaveLength(10);
    expect(await read()).toMatchObject({ enabled: false, offBecause: "FAILING" });
    expect(await list()).toMatchObject([{ status: "GIVEN_UP" }, { status: "GIVEN_UP", attempts: 10 }]);
    const params = { id: webhook.id };
    expect((await server.call(resendGivenUp, { params }, key)).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
    receiver.answer = () => 204;
    await server.call(changeWebhook, { params, body: { enabled: true } }, key);
    expect((await server.call(resendGivenUp, { params }, key)).body).toEqual({ resent: 2 });
    await after(0);
    expect(receiver.types().slice(10)).toEqual(["invitation.accepted", "guarantee.signed"]);
  });

  test("gets three more days if the partner switches it on again while an attempt is under way", async () => {
    receiver.answer = () => 500;
    await sign();
    await after(3 * 24 * 60 - 1);
    send = async (request) => {
      await server.call(changeWebhook, { params: { id: webhook.id }, body: { enabled: true } }, key);
      return real.send(request);
    };
    await after(1);
    expect(await read()).toMatchObject({ enabled: true, failingSince: now().toISOString() });
  });

  test("is switched off at once if it answers 410", async () => {
    receiver.answer = () => 410;
    await sign();
    await after(60);
    expect(receiver.requests).toHaveLength(1);
    expect(await read()).toMatchObject({ enabled: false, offBecause: "GONE" });
    await sign();
    await after(60);
    expect(receiver.requests).toHaveLength(1);
  });
});

test("a failure at an address that the partner has replaced meanwhile does not count against the new address", async () => {
  const moved = await openReceiver(server);
  receiver.answer = () => 410;
  await sign();
  send = async (request) => {
    send = real.send;
    await server.call(changeWebhook, { params: { id: webhook.id }, body: { url: moved.url } }, key);
    return real.send(request);
  };
  await after(0);
  expect(await read()).toMatchObject({ url: moved.url, enabled: true, failingSince: null });
  await after(1);
  expect(moved.types()).toEqual(["invitation.accepted", "guarantee.signed"]);
  await moved.close();
});

test("an event arrives once although the database cannot record its delivery at first", async () => {
  const when = "NEW.status = 'DELIVERED'";
  const unlock = await lockAtFirst(server.deps.db, { table: "webhook_delivery", when, times: 2 });
  try {
    await sign();
    await after(0);
    expect(receiver.types()).toEqual(["invitation.accepted", "guarantee.signed"]);
    await after(24 * 60);
    expect(receiver.requests).toHaveLength(2);
  } finally {
    await unlock();
  }
});

test("an event arrives again with the same id if the worker died before recording its delivery", async () => {
  await sign();
  const dead = Promise.withResolvers<SendResult>();
  send = async (request) => {
    await real.send(request);
    return dead.promise;
  };
  const worker = deliverDue(workDeps(), 1);
  await expect.poll(() => receiver.requests.length).toBe(1);
  send = real.send;
  // Expires the dead worker's lease, which uses the database's clock.
  await server.deps.db
    .updateTable("webhook_endpoint")
    .set({ leased_until: new Date(0) })
    .execute();
  await after(0);
  expect(receiver.types()).toEqual(["invitation.accepted", "invitation.accepted", "guarantee.signed"]);
  expect(receiver.requests[1]?.headers["webhook-id"]).toBe(receiver.requests[0]?.headers["webhook-id"]);
  // The result of a worker that was merely slow no longer counts.
  dead.resolve({ status: 500 });
  await worker;
  expect(await list()).toMatchObject([{ status: "DELIVERED" }, { status: "DELIVERED", attempts: 2, lastStatus: 204 }]);
});

test("two concurrent workers send each event once, and only one at a time to each webhook", async () => {
  for (let count = 0; count < 3; count++) await sign();
  let [open, most] = [0, 0];
  send = async (request) => {
    most = Math.max(most, ++open);
    const result = await real.send(request);
    open -= 1;
    return result;
  };
  await Promise.all([deliverDue(workDeps(), 20), deliverDue(workDeps(), 20)]);
  await after(0);
  expect(receiver.requests).toHaveLength(6);
  expect(new Set(receiver.requests.map(({ headers }) => headers["webhook-id"])).size).toBe(6);
  expect(most).toBe(1);
});

test("a delivered event is sent again on request, with the same id and body", async () => {
  await makeInvitedTenant(server, key);
  await after(0);
  const [delivery] = await list();
  const params = { id: webhook.id, eventId: delivery?.eventId ?? "" };
  const resent = await server.call(resendDelivery, { params }, key);
  expect(resent.body).toMatchObject({ status: "WAITING", attempts: 0 });
  await after(0);
  const [first, again] = receiver.requests;
  expect(again?.body).toBe(first?.body);
  expect(again?.headers["webhook-id"]).toBe(params.eventId);
  const unknown = await server.call(resendDelivery, { params: { ...params, eventId: "evt_0" } }, key);
  expect(unknown.problem?.errorCode).toBe("NOT_FOUND");
});

test("the desk sees undelivered events and resends them", async () => {
  const staff = await logInAsStaff(server);
  const look = async () => (await server.call(listStaffDeliveries, {}, staff)).body;
  receiver.answer = () => 500;
  await makeInvitedTenant(server, key);
  expect(await look()).toEqual({ rows: [], total: 0 });
  await after(0);
  const row = {
    webhookId: webhook.id,
    url: receiver.url,
    status: "WAITING",
    attempts: 1,
    lastStatus: 500,
    lastError: null,
  };
  expect(await look()).toMatchObject({ rows: [row], total: 1 });
  receiver.answer = () => 204;
  const params = { webhookId: webhook.id, eventId: (await look())?.rows[0]?.eventId ?? "" };
  expect((await server.call(resendStaffDelivery, { params }, staff)).body).toEqual({ resent: 1 });
  await after(0);
  expect(receiver.types()).toHaveLength(2);
  expect(await look()).toEqual({ rows: [], total: 0 });
  const acts = server.deps.db.selectFrom("staff_act").select("ref_id").where("act", "=", "send-webhook-again");
  expect(await acts.execute()).toEqual([{ ref_id: expect.any(String) }]);
});

test("a new secret signs immediately, and the old one for one more day", async () => {
  const rotated = await server.call(rotateWebhookSecret, { params: { id: webhook.id } }, key);
  const secret = rotated.body?.secret ?? "";
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  await makeInvitedTenant(server, key);
  await after(0);
  const [request] = receiver.requests;
  if (!request) throw new Error("nothing arrived");
  verify(secret, request);
  verify(webhook.secret, request);
  await after(24 * 60);
  await sign();
  await after(0);
  const later = receiver.requests.at(-1);
  if (!later) throw new Error("nothing arrived");
  verify(secret, later);
  expect(() => verify(webhook.secret, later)).toThrow("No matching signature");
});

test("a partner has up to five webhooks, sees only its own, and gets a secret only when it is made", async () => {
  let added = 0;
  const add = (by = key) => server.call(addWebhook, { body: { url: `${receiver.url}/${added++}` } }, by);
  for (let count = 1; count < 5; count++) expect((await add()).status).toBe(201);
  expect((await add()).problem).toMatchObject({ errorCode: "MAXIMUM" });
  const listed = await server.call(listWebhooks, {}, key);
  expect(listed.body?.webhooks).toHaveLength(5);
  expect(JSON.stringify(listed.body)).not.toContain("whsec_");
  const other = await makeTestPartner(server, "stranger");
  const params = { id: webhook.id };
  expect((await server.call(removeWebhook, { params }, other)).problem?.errorCode).toBe("NOT_FOUND");
  expect((await server.call(listWebhookDeliveries, { params }, other)).problem?.errorCode).toBe("NOT_FOUND");
  expect((await server.call(removeWebhook, { params }, key)).body).toEqual({ removed: true });
  expect((await add()).status).toBe(201);
});

test("the same address again returns the webhook without its secret, also for two requests at once", async () => {
  const url = `${receiver.url}/again`;
  const add = () => server.call(addWebhook, { body: { url, events: ["claim.changed"] } }, key);
  const answers = (await Promise.all([add(), add(), add()])).map(({ body }) => body);
  expect(new Set(answers.map((answer) => answer?.id)).size).toBe(1);
  expect(answers.filter((answer) => answer?.secret)).toHaveLength(1);
  const spelling = url.replace("http://", "HTTP://").replace("/again", "/./again");
  const again = await server.call(addWebhook, { body: { url: spelling } }, key);
  expect(again.body).toMatchObject({ id: answers[0]?.id, events: ["claim.changed"], secret: null });
  expect((await server.call(listWebhooks, {}, key)).body?.webhooks).toHaveLength(2);
  const other = await makeTestPartner(server, `other-${partners}`);
  expect((await server.call(addWebhook, { body: { url } }, other)).body?.id).not.toBe(answers[0]?.id);
});

test("refuses an address that another webhook of the partner has, also of two changes at once", async () => {
  const add = async (path: string, by = key) =>
    (await server.call(addWebhook, { body: { url: `${receiver.url}/${path}` } }, by)).body?.id ?? "";
  const move = (id: string, path: string, by = key) =>
    server.call(changeWebhook, { params: { id }, body: { url: `${receiver.url}/${path}` } }, by);
  const [item, two] = [await add("one"), await add("two")];
  expect((await move(two, "one")).problem).toMatchObject({
    status: 409,
    errorCode: "WEBHOOK_EXISTS",
    data: { fields: [{ path: "url" }] },
  });
  expect((await move(two, "two")).status).toBe(200);
  const moved = await Promise.all([move(item, "new"), move(two, "new"), add("new")]);
  const urls = (await server.call(listWebhooks, {}, key)).body?.webhooks.map(({ url }) => url) ?? [];
  expect(new Set(urls).size).toBe(urls.length);
  expect(moved.slice(0, 2).filter((answer) => typeof answer === "object" && answer.ok).length).toBeLessThan(2);
  const others = await makeTestPartner(server, `moving-${partners}`);
  expect((await move(await add("theirs", others), "new", others)).status).toBe(200);
});

test("another partner's event is no cursor for one's own deliveries", async () => {
  await makeInvitedTenant(server, key);
  const [event] = await list();
  if (!event) throw new Error("no event was written");
  const ask = (id: string, by: typeof key) =>
    server.call(listWebhookDeliveries, { params: { id }, query: { after: event.eventId } }, by);
  expect((await ask(webhook.id, key)).body).toEqual({ deliveries: [], next: null });
  const other = await makeTestPartner(server, `curious-${partners}`);
  const { id } = await addReceiver(server, other, receiver);
  expect((await ask(id, other)).problem).toMatchObject({ status: 400, data: { fields: [{ path: "after" }] } });
});

test("events are deleted after 90 days", async () => {
  await makeInvitedTenant(server, key);
  // Runs only this task, not everything else that falls due in three months.
  const clean = () => oldWebhookEvents.run(workDeps(), 1_000);
  server.clock.advance(90 * day - 1);
  await clean();
  expect(await list()).toHaveLength(1);
  server.clock.advance(1);
  await clean();
  expect(await list()).toEqual([]);
  expect(await server.deps.db.selectFrom("webhook_event").select("id").execute()).toEqual([]);
});

function workDeps() {
  const { brand, operator, publicUrl } = server.deps.config;
  return { ...server.deps, brand, operator, publicUrl };
}
