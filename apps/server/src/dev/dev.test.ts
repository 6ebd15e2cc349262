import { afterAll, expect, test } from "vitest";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { makeAccepted, makeSigned } from "#testing/policies/sign-policy.ts";
import { settle } from "#testing/server/settle.ts";

const server = await makeTestServer();
afterAll(() => server.close());

const get = (url: string) => server.app.inject({ url });
const moveTo = (now: unknown) => server.app.inject({ method: "POST", url: "/dev/clock", payload: { now } });

test("the mailbox lists sent mails with their links", async () => {
  await makeSigned(server, { landlordEmail: "one@example.com" });
  await settle(server);
  const mails = (await get("/dev/mail.json")).json();
  const invitation = mails.find(({ to }: { to: string }) => to === "one@example.com");
  expect(invitation).toMatchObject({
    id: expect.any(String),
    to: "one@example.com",
    subject: "Jana Weiß bietet Ihnen eine Mietbürgschaft an",
    text: expect.stringContaining("Torstraße 12"),
    html: expect.stringContaining("<!doctype html>"),
    links: [
      expect.stringMatching(/^http:\/\/localhost:3000\/de\/landlord\/[0-9a-f]{32}$/),
      "http://localhost:3000/de/legal/privacy#landlords",
    ],
    attachments: [],
    sentAt: "2027-01-15T10:00:00.000Z",
  });
});

test("the mailbox can be filtered by address", async () => {
  await makeSigned(server, { landlordEmail: "alone@example.com" });
  await settle(server);
  const all = (await get("/dev/mail.json")).json();
  const mails = (await get("/dev/mail.json?to=alone%40example.com")).json();
  expect(mails).toEqual(all.filter(({ to }: { to: string }) => to === "alone@example.com"));
  expect(mails).toHaveLength(1);
});

test("the mailbox page does not run scripts from a mail", async () => {
  await makeSigned(server, { lastName: '</pre><script>alert("1")</script><img src=x onerror=alert(2)>' });
  await settle(server);
  const page = await get("/dev/mail");
  expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
  expect(page.body).toContain("&lt;script&gt;");
  expect(page.body).not.toMatch(/<script|<img/);
});

test("lists the charges at the card provider, with amounts in EUR", async () => {
  const { refId } = await makeAccepted(server, { insuranceStart: "2027-01-20", landlordEmail: "two@example.com" });
  const moved = await moveTo("2027-01-20T08:00:00Z");
  expect(moved.json()).toEqual({ now: "2027-01-20T08:00:00.000Z", jobsRun: expect.any(Number) });
  expect(moved.json().jobsRun).toBeGreaterThan(1);
  expect((await get("/dev/charges")).json()).toEqual([
    {
      id: expect.any(String),
      refId,
      amount: 6.35,
      currency: "EUR",
      status: "succeeded",
      at: "2027-01-19T23:00:00.000Z",
      refunded: 0,
    },
  ]);
});

test("refuses to move the clock back, and does no work twice when a move is repeated", async () => {
  const back = await moveTo("2027-01-20T07:49:59Z");
  expect(back.statusCode).toBe(400);
  const earliest = "2027-01-20T08:00:00.000Z";
  expect(back.json().data.fields).toEqual([{ path: "now", errorCode: "FIELD_INVALID", params: { earliest } }]);
  expect((await moveTo("2027-01-20T07:59:00Z")).json()).toEqual({ now: earliest, jobsRun: 0 });
});

test.each([undefined, null, "tomorrow", "2027-02-30T00:00:00Z", 5])("refuses to move the clock to %j", async (now) => {
  const refused = await moveTo(now);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().data.fields).toMatchObject([{ path: "now" }]);
});

test("production has no calls under /dev", async () => {
  const production = await makeTestServer({ config: { devCalls: false } });
  for (const url of ["/dev/mail", "/dev/mail.json", "/dev/charges"])
    expect((await production.app.inject({ url })).statusCode).toBe(404);
  expect((await production.app.inject({ method: "POST", url: "/dev/clock", payload: {} })).statusCode).toBe(404);
  await production.close();
});
