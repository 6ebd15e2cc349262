import {
  askForReview,
  getRisk,
  resumeTenant,
  saveRentTime,
  saveSummary,
  saveTenantDetails,
  stopReminders,
} from "@kautia/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { answerAllQuestions, makeNamedApplication } from "#testing/applications/answers.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { runNow } from "#testing/server/run-now.ts";
import { giveCard, makeReadyToSign, makeSigned, runUntil } from "#testing/policies/sign-policy.ts";
import { sentMails } from "#testing/people/mails.ts";
import { settle } from "#testing/server/settle.ts";
import { applicationReminders } from "./tasks.ts";

let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

const email = "jana@example.com";
const firstDue = "2027-01-16T10:00:00Z";
const secondDue = "2027-01-18T10:00:00Z";

async function remindersAt(at: string, to = email) {
  await runUntil(server, at);
  const mails = await sentMails(server);
  return mails.filter((mail) => mail.to === to && mail.unsubscribeUrl !== null).toReversed();
}
const countAt = async (at: string, to?: string) => (await remindersAt(at, to)).length;
const before = (at: string) => new Date(Date.parse(at) - 1_000).toISOString();

describe("a tenant with an unfinished application", () => {
  test("is reminded after one and after three days, each time with a link that works once", async () => {
    await answerAllQuestions(server);
    expect(await countAt(before(firstDue))).toBe(0);
    const [first] = await remindersAt(firstDue);
    expect(first?.subject).toBe("Ihr Antrag wartet auf Sie");
    const token = /\?token=([0-9a-f]{32})/.exec(first?.text ?? "")?.[1] ?? "";
    expect(await countAt(before(secondDue))).toBe(1);
    const [, second, ...more] = await remindersAt("2027-03-01T10:00:00Z");
    expect(second?.subject).toBe("Möchten Sie noch weitermachen?");
    expect(second?.sentAt.toISOString()).toBe("2027-01-18T10:00:00.000Z");
    expect(more).toEqual([]);
    expect((await server.call(resumeTenant, { body: { token } })).status).toBe(404);
  });

  test.each([
    [true, 2],
    [false, 0],
  ])("who was asked for the update agreement and said %s gets %i reminders", async (updateAgreement, count) => {
    const token = await answerAllQuestions(server);
    const details = { token, birthDate: "1990-05-17", nationality: "DE", newsAgreement: false, updateAgreement };
    expect((await server.call(saveTenantDetails, { body: details })).status).toBe(200);
    expect(await countAt("2027-03-01T10:00:00Z")).toBe(count);
  });

  test("can continue with the link, and the days count from the last save", async () => {
    await answerAllQuestions(server);
    const [first] = await remindersAt(firstDue);
    const link = /\?token=([0-9a-f]{32})/.exec(first?.text ?? "")?.[1] ?? "";
    const opened = await server.call(resumeTenant, { body: { token: link } });
    const token = opened.body?.token ?? "";
    expect((await server.call(saveRentTime, { body: { token, rentTime: 4 } })).status).toBe(200);
    expect(await countAt(secondDue)).toBe(1);
    expect(await countAt("2027-01-19T10:00:00Z")).toBe(2);
  });

  test("is reminded of only one of two applications that changed at the same instant", async () => {
    await makeNamedApplication(server, { email });
    await makeNamedApplication(server, { email });
    const stamps = await server.deps.db.selectFrom("application").select("updated_at").execute();
    expect(new Set(stamps.map(({ updated_at }) => updated_at.getTime())).size).toBe(1);
    expect(await countAt(firstDue)).toBe(1);
  });

  test("is reminded in the language of the application", async () => {
    await makeNamedApplication(server, { email });
    await server.deps.db.updateTable("application").set({ locale: "en" }).execute();
    expect((await remindersAt(firstDue))[0]?.subject).toBe("Your application is waiting for you");
  });

  test("is reminded at the same local time after a clock change", async () => {
    server.clock.set("2027-03-27T17:00:00Z");
    await makeNamedApplication(server, { email });
    // From the 28th on, 18:00 in Berlin is 16:00 UTC instead of 17:00.
    expect(await countAt("2027-03-28T15:59:59Z")).toBe(0);
    expect(await countAt("2027-03-28T16:00:00Z")).toBe(1);
  });

  test("gets only the second reminder if the server was down for the first", async () => {
    await makeNamedApplication(server, { email });
    server.clock.set("2027-01-19T10:00:00Z");
    await settle(server);
    const sent = await remindersAt("2027-02-10T10:00:00Z");
    expect(sent.map(({ subject }) => subject)).toEqual(["Möchten Sie noch weitermachen?"]);
  });

  test("gets no reminder after a week, nor two within a day", async () => {
    await makeNamedApplication(server, { email });
    server.clock.set("2027-01-17T22:00:00Z");
    await settle(server);
    expect(await countAt(secondDue)).toBe(1);
    expect(await countAt("2027-01-18T22:00:00Z")).toBe(2);
    await makeNamedApplication(server, { email: "late@example.com" });
    server.clock.set("2027-02-18T10:00:00Z");
    await settle(server);
    expect(await countAt("2027-03-01T10:00:00Z", "late@example.com")).toBe(0);
  });

  test("is reminded once by two concurrent workers", async () => {
    await makeNamedApplication(server, { email });
    server.clock.set(firstDue);
    const { brand, operator, publicUrl } = server.deps.config;
    const worker = { ...server.deps, brand, operator, publicUrl };
    const done = await Promise.all([runNow(applicationReminders, worker), runNow(applicationReminders, worker)]);
    expect(done.reduce((sum, count) => sum + count)).toBe(1);
    expect(await countAt(firstDue)).toBe(1);
  });
});

describe("no reminder is sent", () => {
  test("after a signature, also for other applications of the mailbox", async () => {
    await makeNamedApplication(server, { email });
    server.clock.advance(1_000);
    await makeSigned(server, { tenantEmail: email });
    expect(await countAt("2027-02-10T10:00:00Z")).toBe(0);
  });

  test("for an application when the mailbox has a newer one", async () => {
    for (let made = 0; made < 4; made++) {
      await makeNamedApplication(server, { email });
      server.clock.advance(60_000);
    }
    expect(await countAt("2027-02-10T10:00:00Z")).toBe(2);
  });

  test.each(["Refused", "Manual"])("after the decision '%s'", async (lastName) => {
    const token = await answerAllQuestions(server, { lastName });
    const consents = {
      termsAndPrivacy: true,
      initialInformation: true,
      electronicCommunication: false,
      earlyFulfilment: false,
    };
    await server.call(saveSummary, { body: { token, consents } });
    await server.call(getRisk, { query: { token, successful: "true" } });
    if (lastName === "Refused") await server.call(askForReview, { body: { token } });
    expect(await countAt("2027-02-10T10:00:00Z")).toBe(0);
  });

  test("without an email address", async () => {
    await server.app.inject({ method: "POST", url: "/api/v1/onboarding/tenant/init" });
    await runUntil(server, "2027-02-10T10:00:00Z");
    expect(await sentMails(server)).toEqual([]);
  });

  test("if the mail server was down until after the signature", async () => {
    const token = await makeReadyToSign(server, { tenantEmail: email });
    await giveCard(server, token);
    const { outbox } = server.deps;
    const send = outbox?.send.bind(outbox);
    if (outbox) outbox.send = () => Promise.reject(new Error("down"));
    await runUntil(server, firstDue);
    await server.deps.db.updateTable("application").set({ signed_at: server.deps.clock.now() }).execute();
    if (outbox && send) outbox.send = send;
    expect(await countAt("2027-01-17T10:00:00Z")).toBe(0);
  });
});

describe("a stop link", () => {
  const stopTokenIn = (text = "") => /\/de\/no-reminders\/([0-9a-f]{32})/.exec(text)?.[1] ?? "";

  test("stops reminders for the mailbox and can be used repeatedly", async () => {
    await makeNamedApplication(server, { email });
    const [first] = await remindersAt(firstDue);
    const token = stopTokenIn(first?.text);
    for (let press = 0; press < 2; press++)
      expect((await server.call(stopReminders, { params: { token } })).body).toEqual({ stopped: true });
    await makeNamedApplication(server, { email: email.toUpperCase() });
    expect(await countAt("2027-03-10T10:00:00Z", email)).toBe(1);
    expect(await countAt("2027-03-10T10:00:00Z", email.toUpperCase())).toBe(0);
  });

  test("works with the one-click request of a mail program (List-Unsubscribe header)", async () => {
    await makeNamedApplication(server, { email });
    const [first] = await remindersAt(firstDue);
    const url = new URL(first?.unsubscribeUrl ?? "").pathname;
    const answer = await server.app.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });
    expect(answer.statusCode).toBe(200);
    expect(await countAt("2027-03-10T10:00:00Z")).toBe(1);
  });

  test("that is unknown stops nothing", async () => {
    await makeNamedApplication(server, { email });
    for (const token of ["0".repeat(32), "nonsense"])
      expect((await server.call(stopReminders, { params: { token } })).problem?.errorCode).toBe("TOKEN_UNKNOWN");
    expect(await countAt(firstDue)).toBe(1);
  });
});
