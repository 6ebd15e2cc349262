import {
  addWebhook,
  changeWebhook,
  listStaffActs,
  listWebhookDeliveries,
  listWebhooks,
  listWebhooksOfPartner,
  testWebhook,
  testWebhookOfPartner,
  webhookTestsPerHour,
} from "@kautia/contract";
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { addTestPerson, logInAsPerson, makeTestPartner } from "#testing/people/partners.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { addReceiver, openReceiver, type Receiver, verify } from "#testing/doubles/webhook-receiver.ts";
import type { SendResult, WebhookRequest, WebhookSender } from "./ports.ts";

let server: TestServer;
let receiver: Receiver;
let key: { authorization: string };
let webhook: Awaited<ReturnType<typeof addReceiver>>;
let partner = "";
let partners = 0;
beforeAll(async () => {
  server = await makeTestServer({ config: { webhooksMayBePrivate: true } });
});
afterAll(() => server.close());
beforeEach(async () => {
  receiver = await openReceiver(server);
  partner = `partner-${++partners}`;
  key = await makeTestPartner(server, partner);
  webhook = await addReceiver(server, key, receiver);
});
afterEach(() => receiver.close());

const send = (by: Record<string, string> = key, id = webhook.id) => server.call(testWebhook, { params: { id } }, by);

test("a signed test event arrives immediately, even at a webhook that subscribed only to other events", async () => {
  const params = { id: webhook.id };
  await server.call(changeWebhook, { params, body: { events: ["claim.changed"] } }, key);
  const { body } = await send();
  expect(body).toEqual({
    eventId: expect.stringMatching(/^evt_[0-9a-f]{32}$/),
    delivered: true,
    lastStatus: 204,
    lastError: null,
  });
  const [request] = receiver.requests;
  if (!request) throw new Error("nothing arrived");
  verify(webhook.secret, request);
  expect(request.headers["webhook-id"]).toBe(body?.eventId);
  expect(request.event).toEqual({
    type: "webhook.test",
    timestamp: server.clock.now().toISOString(),
    data: { invitationId: null, reference: null },
  });
});

test("a test that fails says why, is not repeated, and neither counts as a failure nor switches the webhook off", async () => {
  receiver.answer = () => 410;
  expect((await send()).body).toMatchObject({ delivered: false, lastStatus: 410, lastError: null });
  await receiver.close();
  expect((await send()).body).toMatchObject({ delivered: false, lastStatus: null, lastError: "CONNECTION_FAILED" });
  await server.deps.jobs.runDueUntil(new Date(server.clock.now().getTime() + 3_600_000));
  expect(receiver.requests).toHaveLength(1);
  const params = { id: webhook.id };
  expect((await server.call(listWebhookDeliveries, { params }, key)).body?.deliveries).toEqual([]);
  expect((await server.call(listWebhooks, {}, key)).body?.webhooks).toMatchObject([
    { enabled: true, failingSince: null },
  ]);
});

test("a webhook that is off can be tested, but not by another partner", async () => {
  await server.call(changeWebhook, { params: { id: webhook.id }, body: { enabled: false } }, key);
  expect((await send()).body).toMatchObject({ delivered: true });
  const stranger = await makeTestPartner(server, `stranger-${partners}`);
  expect((await send(stranger)).problem?.errorCode).toBe("NOT_FOUND");
});

test("limits a partner's test events per hour", async () => {
  for (let count = 0; count < webhookTestsPerHour; count++) expect((await send()).status).toBe(200);
  expect((await send()).problem?.errorCode).toBe("RATE_LIMITED");
  expect(receiver.requests).toHaveLength(webhookTestsPerHour);
});

test("a partner's people see the webhooks that its keys added, send test events, and add webhooks", async () => {
  const { email } = await addTestPerson(server, partner, await logInAsStaff(server));
  const person = await logInAsPerson(server, email);
  expect((await server.call(listWebhooks, {}, person)).body?.webhooks).toMatchObject([{ id: webhook.id }]);
  expect((await send(person)).body).toMatchObject({ delivered: true });
  const added = await server.call(addWebhook, { body: { url: `${receiver.url}/another` } }, person);
  expect(added.body).toMatchObject({ secret: expect.stringContaining("whsec_") });
});

test("an administrator lists a partner's webhooks and sends a test, which the audit log shows", async () => {
  const staff = await logInAsStaff(server);
  const listed = await server.call(listWebhooksOfPartner, { params: { id: partner } }, staff);
  expect(listed.body?.webhooks).toMatchObject([{ id: webhook.id, url: receiver.url }]);
  expect(JSON.stringify(listed.body)).not.toContain("whsec_");
  const params = { id: partner, webhookId: webhook.id };
  const sent = await server.call(testWebhookOfPartner, { params }, staff);
  expect(sent.body).toMatchObject({ delivered: true, lastStatus: 204 });
  expect(receiver.types()).toEqual(["webhook.test"]);
  const acts = await server.call(listStaffActs, {}, staff);
  expect(acts.body?.rows[0]).toMatchObject({
    act: "test-webhook",
    partner: `Partner ${partner}`,
    webhook: receiver.url,
  });
  const other = { id: "nobody", webhookId: webhook.id };
  expect((await server.call(testWebhookOfPartner, { params: other }, staff)).problem?.errorCode).toBe("NOT_FOUND");
  expect((await server.call(listWebhooksOfPartner, { params: other }, staff)).problem?.errorCode).toBe("NOT_FOUND");
});

test("a receiver that does not answer gets one test event at a time, and holds up nobody else", async () => {
  const asked: WebhookRequest[] = [];
  const silent = Promise.withResolvers<SendResult>();
  const webhooks: WebhookSender = {
    accepts: () => true,
    send(request) {
      asked.push(request);
      return silent.promise;
    },
  };
  const config = { requestsAtOnce: { all: 2, passwords: 1, documents: 1 }, waitingPerSlot: 0 };
  const small = await makeTestServer({ config, overrides: { webhooks } });
  onTestFinished(() => small.close());
  const [ada, eva] = [await makeTestPartner(small, "ada"), await makeTestPartner(small, "eva")];
  const sendBy = async (by: typeof ada, params: { id: string }) => small.call(testWebhook, { params }, by);
  const [first, second] = [await addReceiver(small, ada, receiver), await addReceiver(small, eva, receiver)];
  const running = [sendBy(ada, first), sendBy(eva, second)];
  await expect.poll(() => asked.length).toBe(2);
  expect(asked.map(({ timeLimit }) => timeLimit)).toEqual([5_000, 5_000]);
  for (let again = 0; again < 32; again++) {
    const { status, headers, problem } = await sendBy(ada, first);
    expect([status, headers["retry-after"], problem?.errorCode]).toEqual([429, "5", "RATE_LIMITED"]);
  }
  expect((await small.call(listWebhooks, {}, eva)).status).toBe(200);
  silent.resolve({ error: "TIMEOUT" });
  expect((await Promise.all(running)).map(({ body }) => body?.lastError)).toEqual(["TIMEOUT", "TIMEOUT"]);
  expect((await sendBy(ada, first)).body).toMatchObject({ lastError: "TIMEOUT" });
});

test("repeats of a test event that wait for its answer hold no slot", async () => {
  let asked = 0;
  const silent = Promise.withResolvers<SendResult>();
  const webhooks: WebhookSender = {
    accepts: () => true,
    send() {
      asked++;
      return silent.promise;
    },
  };
  const config = { requestsAtOnce: { all: 2, passwords: 1, documents: 1 }, waitingPerSlot: 0 };
  const small = await makeTestServer({ config, overrides: { webhooks } });
  onTestFinished(() => small.close());
  const ada = await makeTestPartner(small, "ada");
  const { id } = await addReceiver(small, ada, receiver);
  const headers = { ...ada, "idempotency-key": "the same" };
  const repeat = () => small.call(testWebhook, { params: { id } }, headers);
  const running: ReturnType<typeof repeat>[] = [];
  for (let again = 0; again < 4; again++) {
    running.push(repeat());
    await expect.poll(async () => (await small.call(listWebhooks, {}, ada)).status).toBe(200);
  }
  expect(asked).toBe(1);
  silent.resolve({ error: "TIMEOUT" });
  const answers = await Promise.all(running);
  expect(new Set(answers.map(({ body }) => body?.eventId)).size).toBe(1);
});
