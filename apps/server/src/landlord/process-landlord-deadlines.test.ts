import {
  acceptAsLandlord,
  declineAsLandlord,
  getLandlordView,
  getResumeLink,
  resumeTenant,
  signContract,
} from "@kautia/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import {
  type PolicyOptions,
  giveCard,
  makeReadyToSign,
  makeSigned,
  readCharges,
  readLandlordToken,
  runUntil,
} from "#testing/policies/sign-policy.ts";
import { sentMails } from "#testing/people/mails.ts";
import { settle } from "#testing/server/settle.ts";

let server: TestServer;
let isMailDown = false;
beforeEach(async () => {
  isMailDown = false;
  server = await makeTestServer();
  const { outbox } = server.deps;
  const send = outbox?.send.bind(outbox);
  if (outbox && send) outbox.send = (mail) => (isMailDown ? Promise.reject(new Error("down")) : send(mail));
});
afterEach(() => server.close());

const landlordEmail = "landlord@example.com";
const tenantEmail = "tenant@example.com";
// Signed on 15 January: reminders on 18, 22 and 29 January; the last day to answer is 14 February.
const sign = (wishes: PolicyOptions = {}) => makeSigned(server, { landlordEmail, tenantEmail, ...wishes });

async function subjectsTo(email: string): Promise<string[]> {
  const mails = await sentMails(server);
  return mails.filter(({ to }) => to === email).map(({ subject }) => subject);
}
async function reminders(at: string): Promise<number> {
  await runUntil(server, at);
  return (await subjectsTo(landlordEmail)).filter((subject) => subject.startsWith("Erinnerung")).length;
}
const policyOf = (refId: string) =>
  server.deps.db.selectFrom("policy").selectAll().where("ref_id", "=", refId).executeTakeFirstOrThrow();

describe("while the landlord does not answer", () => {
  test("sends reminders on days 3, 7 and 14, each with a working link", async () => {
    await sign();
    expect(await reminders("2027-01-17T22:59:59Z")).toBe(0);
    expect(await reminders("2027-01-17T23:00:00Z")).toBe(1);
    expect(await reminders("2027-01-21T22:59:59Z")).toBe(1);
    expect(await reminders("2027-01-21T23:00:00Z")).toBe(2);
    expect(await reminders("2027-01-28T23:00:00Z")).toBe(3);
    expect(await reminders("2027-02-15T22:59:59Z")).toBe(3);
    const token = await readLandlordToken(server, landlordEmail);
    expect((await server.call(acceptAsLandlord, { params: { token } })).body?.status).toBe("ACCEPTED");
    expect(await reminders("2027-03-20T10:00:00Z")).toBe(3);
  });

  test("ends the policy after day 30, a Sunday, and one more without a charge, and both sides see why", async () => {
    const { refId } = await sign();
    const token = await readLandlordToken(server, landlordEmail);
    await runUntil(server, "2027-02-15T23:00:00Z");
    expect(await policyOf(refId)).toMatchObject({ cover_state: "ENDED", cover_start: null, next_premium_at: null });
    const seen = await server.call(getLandlordView, { params: { token } });
    expect(seen.body).toMatchObject({ status: "ENDED", hasCertificate: false, mayRelease: false });
    expect(seen.body?.line.at(-1)).toEqual({ event: "UNANSWERED", state: "problem", on: "2027-02-16", by: "insurer" });
    for (const late of [
      await server.call(acceptAsLandlord, { params: { token } }),
      await server.call(declineAsLandlord, { params: { token }, body: {} }),
    ])
      expect(late.problem?.errorCode).toBe("POLICY_STATUS_CONFLICT");
    await runUntil(server, "2027-06-01T00:00:00Z");
    expect(await readCharges(server, refId)).toEqual([]);
    const told = (await subjectsTo(tenantEmail)).filter((subject) => subject.includes("hat nicht geantwortet"));
    expect(told).toHaveLength(1);
  });

  test("after three weeks of downtime sends one reminder and still ends the policy on the announced day", async () => {
    const { refId } = await sign();
    await runUntil(server, "2027-01-15T10:00:00Z");
    server.clock.set("2027-02-05T10:00:00Z");
    await settle(server);
    expect(await reminders("2027-02-15T22:59:59Z")).toBe(1);
    await runUntil(server, "2027-02-15T23:00:00Z");
    expect((await policyOf(refId)).cover_state).toBe("ENDED");
  });

  test("does not keep the home from another tenant meanwhile", async () => {
    const address = { street: "Torstraße", streetNumber: "12", zip: "10119", city: "Berlin", unitName: "4. OG" };
    await sign({ address });
    await runUntil(server, "2027-02-10T10:00:00Z");
    const other = await makeReadyToSign(server, {
      tenantEmail: "other@example.com",
      address,
      insuranceStart: "2027-03-01",
    });
    await giveCard(server, other);
    const signing = () => server.call(signContract, { body: { token: other, signature: true } });
    expect((await signing()).problem).toBeNull();
  });
});

describe("when the landlord answers", () => {
  test.each([
    ["accepts", acceptAsLandlord],
    ["declines", declineAsLandlord],
  ] as const)("sends no more reminders to a landlord who %s", async (_, call) => {
    await sign();
    const token = await readLandlordToken(server, landlordEmail);
    expect(await reminders("2027-01-18T10:00:00Z")).toBe(1);
    await server.call(call, { params: { token }, body: {} });
    expect(await reminders("2027-04-01T10:00:00Z")).toBe(1);
  });

  test("drops a reminder that is still queued because the mail server was down", async () => {
    await sign();
    const token = await readLandlordToken(server, landlordEmail);
    isMailDown = true;
    server.clock.set("2027-01-18T10:00:00Z");
    await settle(server);
    await server.call(acceptAsLandlord, { params: { token } });
    isMailDown = false;
    expect(await reminders("2027-01-25T10:00:00Z")).toBe(0);
    expect(await subjectsTo(tenantEmail)).toContain("Ihre Mietbürgschaft ist angenommen");
  });
});

describe("the link for a new application", () => {
  async function readResumeLink(): Promise<string> {
    const mails = await sentMails(server);
    const mail = mails.find(({ to, subject }) => to === tenantEmail && subject.includes("hat nicht geantwortet"));
    const link = /\/de\?token=([0-9a-f]{32})/.exec(mail?.text ?? "")?.[1];
    if (!link) throw new Error("no link was mailed");
    return link;
  }
  const open = (token: string) => server.call(resumeTenant, { body: { token } });

  test("makes one new application with all answers, even for two simultaneous requests, and opens it again", async () => {
    const { refId } = await sign({ insuranceStart: "2027-03-01" });
    await runUntil(server, "2027-02-15T23:00:00Z");
    const link = await readResumeLink();
    const looked = await server.call(getResumeLink, { params: { token: link } });
    expect(looked.body?.refId).toBeNull();
    const [opened, ...more] = [...(await Promise.all([open(link), open(link)])), await open(link)];
    for (const { body } of more) expect(body?.refId).toBe(opened?.body?.refId);
    expect(opened?.body).toMatchObject({
      lastCompletedPage: "TENANT_DETAILS",
      userInfo: { email: tenantEmail },
      landlordInfo: { email: landlordEmail },
      insuranceStart: "2027-03-01T00:00:00.000Z",
      premiumAmount: null,
    });
    expect(opened?.body?.refId).not.toBe(refId);
  });

  test("asks for the start date again when it has passed", async () => {
    await sign({ insuranceStart: "2027-02-01" });
    await runUntil(server, "2027-02-15T23:00:00Z");
    expect((await open(await readResumeLink())).body).toMatchObject({ lastCompletedPage: null, insuranceStart: null });
  });

  test("expires after 30 days", async () => {
    await sign();
    await runUntil(server, "2027-02-15T23:00:00Z");
    const link = await readResumeLink();
    await runUntil(server, "2027-03-17T23:00:01Z");
    expect((await open(link)).problem?.errorCode).toBe("TOKEN_UNKNOWN");
  });
});
