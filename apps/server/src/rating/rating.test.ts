import { type CallRequest, getFigures, getRating, rate, reportClaim, stopReminders } from "@kautia/contract";
import { beforeEach, afterEach, expect, test } from "vitest";
import { readMailedSecret } from "#testing/people/accounts.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { failingCard, makeAccepted, makeSigned, readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";
import { sentMails } from "#testing/people/mails.ts";

let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

const given = { landlordRating: 4, providerRating: 5, recommend: true };
type Given = Partial<CallRequest<typeof rate>["body"]>;
const send = (id: string, changes: Given = {}) => server.call(rate, { body: { id, ...given, ...changes } });
const idOf = (email: string) => readMailedSecret(server, email, "rate");
async function requests() {
  const mails = server.deps.db
    .selectFrom("mail")
    .select(["to_address", "created_at"])
    .where("kind", "=", "rating-request");
  return (await mails.execute()).map(({ to_address, created_at }) => `${to_address} ${created_at.toISOString()}`);
}

test("requests a rating once, 14 days after cover began, only while the policy runs", async () => {
  await makeAccepted(server, { tenantEmail: "covered@example.com", landlordEmail: "l1@example.com" });
  await makeAccepted(server, {
    tenantEmail: "over@example.com",
    landlordEmail: "l2@example.com",
    insuranceEnd: "2027-03-02",
  });
  await server.deps.db
    .updateTable("policy")
    .set({
      cover_state: "WITHDRAWN",
      next_premium_at: null,
      ends_at: null,
      kept_until: "2030-12-31",
      kept_because: "LETTERS",
    })
    .where("tenant_email", "=", "over@example.com")
    .execute();
  await makeSigned(server, { tenantEmail: "waiting@example.com", landlordEmail: "l3@example.com" });
  await runUntil(server, "2027-02-14T22:59:59Z");
  expect(await requests()).toEqual([]);
  await runUntil(server, "2027-04-01T12:00:00Z");
  // Midnight in Berlin.
  expect(await requests()).toEqual(["covered@example.com 2027-02-14T23:00:00.000Z"]);
});

test("asks for a rating only after a week without bad news, and not while a premium is unpaid", async () => {
  const landlordEmail = "l1@example.com";
  await makeAccepted(server, { tenantEmail: "claimed@example.com", landlordEmail });
  await makeAccepted(server, { tenantEmail: "broke@example.com", landlordEmail: "l2@example.com", card: failingCard });
  await runUntil(server, "2027-02-10T12:00:00Z");
  const token = await readLandlordToken(server, landlordEmail);
  const items = [{ description: "Kratzer im Parkett", amount: 120.5 }];
  expect((await server.call(reportClaim, { params: { token }, body: { items } })).ok).toBe(true);
  await runUntil(server, "2027-04-01T12:00:00Z");
  expect(await requests()).toEqual(["claimed@example.com 2027-02-17T23:00:00.000Z"]);
});

test("offers to unsubscribe from rating requests and landlord's reminders, and asks nobody who did", async () => {
  await makeAccepted(server, { tenantEmail: "asked@example.com", landlordEmail: "l1@example.com" });
  await makeSigned(server, {
    insuranceStart: "2027-03-01",
    tenantEmail: "later@example.com",
    landlordEmail: "l2@example.com",
  });
  await runUntil(server, "2027-02-16T00:00:00Z");
  const mails = await sentMails(server);
  const stoppable = mails.filter(({ unsubscribeUrl }) => unsubscribeUrl !== null);
  expect(stoppable.map(({ to, subject }) => `${to}: ${subject}`).toSorted()).toEqual([
    "asked@example.com: Wie läuft es in Ihrer Wohnung?",
    ...Array(3).fill("l2@example.com: Erinnerung: Jana Weiß wartet auf Ihre Antwort"),
  ]);
  for (const { to, text } of stoppable) {
    const token = await readMailedSecret(server, to, "no-reminders");
    expect(text).toContain("/de/no-reminders/");
    expect((await server.call(stopReminders, { params: { token } })).ok).toBe(true);
  }
  const stopped = { tenantEmail: "asked@example.com", landlordEmail: "l2@example.com", insuranceStart: "2027-02-20" };
  await makeAccepted(server, stopped);
  await runUntil(server, "2027-04-01T00:00:00Z");
  const after = (await sentMails(server)).filter(({ unsubscribeUrl }) => unsubscribeUrl !== null);
  expect(after).toHaveLength(stoppable.length);
});

test("stores one rating per policy, even when several arrive at once", async () => {
  const { refId } = await makeAccepted(server, { tenantEmail: "rates@example.com" });
  await runUntil(server, "2027-02-15T12:00:00Z");
  const id = await idOf("rates@example.com");
  const open = await server.call(getRating, { params: { id } });
  expect(open.body).toEqual({ id, landlordName: "Otto Kern", rated: false });
  const answers = await Promise.all([1, 2, 3].map((stars) => send(id, { landlordRating: stars, message: " Gut \n" })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  for (const refused of [...answers.filter(({ ok }) => !ok), await send(id)])
    expect([refused.status, refused.problem?.errorCode]).toEqual([409, "ALREADY_RATED"]);
  const stars = answers.findIndex(({ ok }) => ok) + 1;
  expect((await send(id, { landlordRating: stars, message: "Gut" })).body).toEqual({ rated: true });
  expect((await server.call(getRating, { params: { id } })).body?.rated).toBe(true);
  const rows = await server.deps.db.selectFrom("rating").selectAll().where("ref_id", "=", refId).execute();
  const won = answers.findIndex(({ ok }) => ok) + 1;
  expect(rows).toMatchObject([{ landlord_rating: won, provider_rating: 5, recommend: true, message: "Gut" }]);
  const links = await server.deps.db.selectFrom("link").selectAll().execute();
  expect(JSON.stringify(links)).not.toContain(id);
});

test("shows ratings and messages in the desk's figures without names", async () => {
  for (const name of ["first", "second", "silent"])
    await makeAccepted(server, { tenantEmail: `${name}@example.com`, landlordEmail: `${name}@landlord.example` });
  await runUntil(server, "2027-02-15T12:00:00Z");
  const figures = async () => (await server.call(getFigures, { query: {} }, await logInAsStaff(server))).body?.ratings;
  const none = [1, 2, 3, 4, 5].map((stars) => ({ stars, landlord: 0, provider: 0 }));
  expect(await figures()).toEqual({ count: 0, recommend: 0, byStars: none, messages: [] });
  await send(await idOf("first@example.com"), { landlordRating: 2, message: "Antwortet <b>nie</b>." });
  await send(await idOf("second@example.com"), { recommend: false });
  expect(await figures()).toEqual({
    count: 2,
    recommend: 1,
    byStars: none.map((row) => ({
      ...row,
      landlord: row.stars === 2 || row.stars === 4 ? 1 : 0,
      provider: row.stars === 5 ? 2 : 0,
    })),
    messages: [
      { at: expect.stringMatching(/^2027-02-15T/), landlord: 2, provider: 5, message: "Antwortet <b>nie</b>." },
    ],
  });
  await runUntil(server, "2027-04-15T12:00:00Z");
  expect(await figures()).toMatchObject({ count: 0, messages: [] });
});

test("accepts whole stars from 1 to 5, a recommendation and an optional message", async () => {
  await makeAccepted(server, { tenantEmail: "rates@example.com" });
  await runUntil(server, "2027-02-15T12:00:00Z");
  const id = await idOf("rates@example.com");
  const wrong: [Given, string, string][] = [
    [{ landlordRating: 0 }, "landlordRating", "MINIMUM"],
    [{ landlordRating: 6 }, "landlordRating", "MAXIMUM"],
    [{ providerRating: 2.5 }, "providerRating", "FIELD_INVALID"],
    [{ providerRating: undefined }, "providerRating", "FIELD_REQUIRED"],
    [{ recommend: undefined }, "recommend", "FIELD_REQUIRED"],
    [{ message: "x".repeat(2_001) }, "message", "FIELD_INVALID"],
  ];
  for (const [changes, path, errorCode] of wrong) {
    const refused = await send(id, changes);
    expect(refused.problem).toMatchObject({ status: 400, errorCode, data: { fields: [{ path, errorCode }] } });
  }
  expect((await send(id, { message: "Erste Zeile\nzweite ẞ" })).body).toEqual({ rated: true });
});

test.each(["0".repeat(32), "thank-you", "<script>", "a".repeat(200)])(
  "refuses the unknown rating link %s",
  async (id) => {
    for (const refused of [await server.call(getRating, { params: { id } }), await send(id)])
      expect([refused.status, refused.problem?.errorCode]).toEqual([404, "RATING_UNKNOWN"]);
  },
);
