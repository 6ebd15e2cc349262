import {
  acceptGuarantee,
  addWebhook,
  answerAmendmentAsPartner,
  askAmendment,
  askAmendmentAsPartner,
  getGuarantee,
  takeBackAmendmentAsPartner,
  timestampOfDate,
} from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { makeTestPartner } from "#testing/people/partners.ts";
import { makePartnerPolicy } from "#testing/policies/partner-policy.ts";
import { runUntil } from "#testing/policies/sign-policy.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";

// A server for each test, because the clock cannot go back.
let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

test("a partner's webhook tells how far each change has come that the landlord sees", async () => {
  const key = await makeTestPartner(server, "kern");
  await server.call(addWebhook, { body: { url: "https://kern.example/hooks" } }, key);
  const { refId } = await makePartnerPolicy(server, key, { insuranceStart: timestampOfDate("2027-02-01") });
  await server.call(acceptGuarantee, { params: { refId } }, key);
  const { tenant_email: email } = await server.deps.db
    .selectFrom("policy")
    .select("tenant_email")
    .where("ref_id", "=", refId)
    .executeTakeFirstOrThrow();
  await setPassword(server, email);
  const session = await openSession(server, email);
  const begin = (insuranceStart: string) => ({ change: { kind: "START" as const, insuranceStart } });
  const lastId = async () =>
    (await server.call(getGuarantee, { params: { refId } }, key)).body?.amendments.at(-1)?.id ?? "";
  const answer = async (agrees: boolean) =>
    server.call(
      answerAmendmentAsPartner,
      { params: { refId, amendmentId: await lastId() }, body: { agrees, reason: null } },
      key,
    );
  const told = async () => {
    const events = server.deps.db.selectFrom("webhook_event").select("data").where("type", "=", "amendment.changed");
    const rows = await events.where("ref_id", "=", refId).orderBy("number").execute();
    return rows.map(({ data }) => {
      const { kind, amendmentState, askedBy, waitsFor } = Object(data);
      return [kind, amendmentState, askedBy, ...waitsFor].join(" ");
    });
  };
  await server.call(askAmendment, { params: { refId }, body: begin("2027-02-10") }, session);
  await answer(false);
  await runUntil(server, "2027-01-15T12:00:00Z");
  await server.call(askAmendment, { params: { refId }, body: begin("2027-02-11") }, session);
  await answer(true);
  await answer(true);
  await runUntil(server, "2027-01-15T13:00:00Z");
  await server.call(askAmendmentAsPartner, { params: { refId }, body: begin("2027-02-12") }, key);
  await server.call(takeBackAmendmentAsPartner, { params: { refId, amendmentId: await lastId() } }, key);
  // None of the landlord's business.
  const email2 = { change: { kind: "TENANT_EMAIL" as const, email: "neu@example.com" } };
  expect((await server.call(askAmendment, { params: { refId }, body: email2 }, session)).ok).toBe(true);
  expect(await told()).toEqual([
    "START ASKED TENANT LANDLORD",
    "START REFUSED TENANT LANDLORD",
    "START ASKED TENANT LANDLORD",
    "START IN_FORCE TENANT",
    "START ASKED PARTNER TENANT",
    "START TAKEN_BACK PARTNER TENANT",
  ]);
});
