import { Writable } from "node:stream";
import { acceptGuarantee, getRisk, saveSummary } from "@kautia/contract";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Mail } from "../mails/ports.ts";
import { answerAllQuestions } from "#testing/applications/answers.ts";
import { makeTestPartner } from "#testing/people/partners.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { makePartnerPolicy } from "#testing/policies/partner-policy.ts";
import { addReceiver, openReceiver, type Receiver } from "#testing/doubles/webhook-receiver.ts";
import { settle } from "#testing/server/settle.ts";
import { causeFields } from "./cause.ts";

interface Line {
  msg: string;
  requestId?: string;
  kind?: string;
  type?: string;
}

let lines: Line[];
let server: TestServer;
let receiver: Receiver;
let mailServer: Mail["send"];
const log = pino(
  { mixin: causeFields },
  new Writable({ write: (chunk, _, done) => (lines.push(JSON.parse(String(chunk))), done()) }),
);
beforeAll(async () => {
  lines = [];
  const mail: Mail = { send: (outgoing) => mailServer(outgoing) };
  server = await makeTestServer({ config: { webhooksMayBePrivate: true }, overrides: { log, mail } });
  receiver = await openReceiver(server);
});
beforeEach(() => {
  lines = [];
  mailServer = async () => ({ status: "sent" });
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});

const runDue = () => settle(server);
const said = (msg: string) => lines.filter((line) => line.msg === msg);

test("log lines about mails and webhook events have the id of the request that caused them, even if they are sent later", async () => {
  const key = await makeTestPartner(server, "kern");
  await addReceiver(server, key, receiver);
  const { refId } = await makePartnerPolicy(server, key);
  await runDue();
  lines = [];
  const requestId = "partner-4711-a";
  await server.call(acceptGuarantee, { params: { refId } }, { ...key, "x-request-id": requestId });
  mailServer = async () => {
    throw new Error("the mail server is down");
  };
  await runDue();
  expect(said("sent a webhook event")).toMatchObject([{ type: "guarantee.accepted", requestId }]);
  const failed = said("could not send a mail; will retry");
  expect(failed.length).toBeGreaterThan(0);
  mailServer = async () => ({ status: "sent" });
  lines = [];
  await server.deps.jobs.runDueUntil(new Date(server.deps.clock.now().getTime() + 3_600_000));
  for (const line of [...failed, ...said("sent a mail")]) expect(line).toMatchObject({ requestId });
  expect(said("sent a mail")).toHaveLength(failed.length);
});

test("a mail written in the statement that saves an answer has the id of its request", async () => {
  const token = await answerAllQuestions(server, { email: "fall@example.com", lastName: "Manual" });
  const consents = { termsAndPrivacy: true, initialInformation: true, electronicCommunication: true };
  await server.call(saveSummary, { body: { token, consents: { ...consents, earlyFulfilment: true } } });
  await runDue();
  lines = [];
  await server.call(getRisk, { query: { token } }, { "x-request-id": "tenant-4711-b" });
  await runDue();
  expect(said("sent a mail")).toMatchObject([{ requestId: "tenant-4711-b" }]);
});

test("a mail that no request caused has no request id in its log lines", async () => {
  const { db } = server.deps;
  await db.updateTable("mail").set({ status: "WAITING", sent_at: null, request_id: null }).execute();
  await runDue();
  expect(said("sent a mail").length).toBeGreaterThan(0);
  for (const line of said("sent a mail")) expect(line).not.toHaveProperty("requestId");
});
