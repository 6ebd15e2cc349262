import { declineAsLandlord, getTenant, sendMessage, writeToLandlord } from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { loseStoredAnswers } from "#testing/server/lose-stored-answers.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { makeReadyToSign, makeSigned, readLandlordToken } from "#testing/policies/sign-policy.ts";
import { sentMails } from "#testing/people/mails.ts";
import { settle } from "#testing/server/settle.ts";

const server = await makeTestServer();
afterAll(() => server.close());

let count = 0;
async function newTenant() {
  const tenantEmail = `tenant-${++count}@example.com`;
  const landlordEmail = `landlord-${count}@example.com`;
  return { tenantEmail, landlordEmail, ...(await makeSigned(server, { tenantEmail, landlordEmail })) };
}
const send = (token: string, message: string, headers = {}) =>
  server.call(sendMessage, { body: { token, message } }, headers);
async function mailsTo(email: string) {
  await settle(server);
  const mails = await sentMails(server);
  return mails.filter(({ to, replyTo }) => to === email && replyTo !== null);
}

test("mails a message to the landlord unchanged, with replies to the tenant", async () => {
  const { token, tenantEmail, landlordEmail } = await newTenant();
  const message = 'Guten Tag,\n\n<script>alert("ẞ")</script> & bis bald';
  expect((await send(token, ` ${message}\n`)).body).toEqual({ sent: true });
  const [mail, ...more] = await mailsTo(landlordEmail);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    replyTo: tenantEmail,
    subject: expect.stringMatching(/^Jana Weiß schreibt Ihnen zur Wohnung /),
  });
  expect(mail?.text).toContain('> Guten Tag,\n> \n> <script>alert("ẞ")</script> & bis bald');
  expect(mail?.html).not.toContain("<script>");
  expect((await server.call(getTenant, { params: { token } })).body?.message).toBe(message);
});

test("mails a message that was sent from the account", async () => {
  const { refId, tenantEmail, landlordEmail } = await newTenant();
  await setPassword(server, tenantEmail);
  const session = await openSession(server, tenantEmail);
  const sent = await server.call(writeToLandlord, { params: { refId }, body: { message: "Hallo" } }, session);
  expect(sent.body).toEqual({ sent: true });
  expect(await mailsTo(landlordEmail)).toHaveLength(1);
});

test("allows ten messages a day, even at once, and says when the next one is allowed", async () => {
  const { token, landlordEmail } = await newTenant();
  const answers = await Promise.all(Array.from({ length: 13 }, (_, index) => send(token, `Nachricht ${index}`)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
  for (const refused of answers.filter(({ ok }) => !ok))
    expect([refused.status, refused.problem?.errorCode, refused.headers["retry-after"]]).toEqual([
      429,
      "RATE_LIMITED",
      "86400",
    ]);
  expect(await mailsTo(landlordEmail)).toHaveLength(10);
  server.clock.advance(86_399_000);
  expect((await send(token, "Zu früh")).headers["retry-after"]).toBe("1");
  server.clock.advance(1_000);
  expect((await send(token, "Am nächsten Tag")).ok).toBe(true);
});

test("mails a message once for a repeated idempotency key", async () => {
  const { token, landlordEmail } = await newTenant();
  const key = { "idempotency-key": `message-${token}` };
  expect((await send(token, "Einmal", key)).body).toEqual((await send(token, "Einmal", key)).body);
  await loseStoredAnswers(server);
  expect((await send(token, "Einmal", key)).ok).toBe(true);
  // A day later the stored answer is deleted.
  await server.deps.db.deleteFrom("idempotency").execute();
  expect((await send(token, "Einmal", key)).ok).toBe(true);
  expect((await send(token, "Noch etwas", key)).problem?.errorCode).toBe("IDEMPOTENCY_KEY_REUSED");
  expect(await mailsTo(landlordEmail)).toHaveLength(1);
});

test.each([
  ["", "FIELD_REQUIRED"],
  [" \n ", "FIELD_REQUIRED"],
  ["x".repeat(2_001), "FIELD_INVALID"],
  ["a\u0000b", "FIELD_INVALID"],
])("refuses the message '%s'", async (message, errorCode) => {
  const { token } = await newTenant();
  const refused = await send(token, message);
  expect(refused.problem).toMatchObject({ status: 400, errorCode, data: { fields: [{ path: "message" }] } });
  expect((await send(token, "x".repeat(2_000))).ok).toBe(true);
});

test("refuses a message before signing, after the landlord declined, and without an application", async () => {
  const early = await makeReadyToSign(server, { landlordEmail: "early@example.com" });
  const { token, landlordEmail } = await newTenant();
  const landlordToken = await readLandlordToken(server, landlordEmail);
  await server.call(declineAsLandlord, { params: { token: landlordToken }, body: {} });
  const codes = [await send(early, "Hallo"), await send(token, "Hallo"), await send("0".repeat(32), "Hallo")];
  expect(codes.map(({ status, problem }) => [status, problem?.errorCode])).toEqual([
    [409, "STEP_NOT_ALLOWED"],
    [409, "POLICY_STATUS_CONFLICT"],
    [404, "TOKEN_UNKNOWN"],
  ]);
  expect(await mailsTo("early@example.com")).toEqual([]);
});
