import { cancelPolicy, releaseAsLandlord } from "@kautia/contract";
import type { MailKind } from "@kautia/locales/mails";
import { afterEach, beforeEach, expect, test } from "vitest";
import { recordCircumstance } from "../circumstances/index.ts";
import { day, later } from "../platform/rules/durations.ts";
import { announcePremium } from "./announce-premiums.ts";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { failingCard, makeAccepted, readCharges, readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";

let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

const tenantEmail = "tenant@example.com";
const landlordEmail = "landlord@example.com";
const wishes = { tenantEmail, landlordEmail, paymentPeriod: "YEARLY" } as const;
const paid = { from: "2028-02-29", until: "2029-02-27", amountCents: 7_050 };

async function mailsOf(kind: MailKind) {
  const mails = server.deps.db.selectFrom("mail").select(["created_at", "send_at", "status", "data"]);
  const rows = await mails.where("kind", "=", kind).orderBy("created_at").orderBy("id").execute();
  return rows.map(({ created_at, send_at, ...row }) => ({
    ...row,
    at: created_at.toISOString(),
    sendAt: send_at.toISOString(),
  }));
}
const outbox = async () => ((await server.deps.outbox?.list()) ?? []).filter(({ to }) => to === tenantEmail);
async function cancelled(refId: string) {
  const session = await openSession(server, tenantEmail);
  expect((await server.call(cancelPolicy, { params: { refId }, body: { reason: null } }, session)).ok).toBe(true);
}
async function release() {
  const token = await readLandlordToken(server, landlordEmail);
  expect((await server.call(releaseAsLandlord, { params: { token }, body: { signature: true } })).ok).toBe(true);
}

test("the first charge mails one receipt that says that cover has begun, and each year is announced and receipted once", async () => {
  const { refId } = await makeAccepted(server, { ...wishes, insuranceStart: "2028-02-29" });
  await runUntil(server, "2028-02-29T12:00:00Z");
  expect(await mailsOf("premium-paid")).toMatchObject([
    { at: "2028-02-28T23:00:00.000Z", data: { ...paid, number: 1, beginsCover: true, nextOn: "2029-02-28" } },
  ]);
  const [receipt] = await outbox();
  expect(receipt?.subject).toBe("Ihre Bürgschaft gilt");
  expect(receipt?.attachments.map(({ fileName }) => fileName)).toEqual(["Quittung Torstraße 12.pdf"]);

  await runUntil(server, "2029-02-13T22:59:59Z");
  expect(await mailsOf("premium-announced")).toEqual([]);
  await runUntil(server, "2029-02-14T12:00:00Z");
  // At midnight in Berlin, 14 days before the day after the last one that is paid for.
  const announced = {
    at: "2029-02-13T23:00:00.000Z",
    data: { from: "2029-02-28", until: "2030-02-27", amountCents: 7_050 },
  };
  expect(await mailsOf("premium-announced")).toMatchObject([announced]);
  await runUntil(server, "2029-03-15T12:00:00Z");
  expect((await readCharges(server, refId)).at(-1)).toBe("2029-02-27T23:00:00.000Z 7050 succeeded");
  expect(await mailsOf("premium-announced")).toHaveLength(1);
  expect(await mailsOf("premium-paid")).toMatchObject([{}, { data: { number: 2, beginsCover: false } }]);
});

test("charges, retries and mails keep to midnight in Vienna when the clocks go forward", async () => {
  const inVienna = { country: "at", landlordEmail, insuranceStart: "2027-03-27" } as const;
  const { refId: failing } = await makeAccepted(server, { ...inVienna, tenantEmail, card: failingCard });
  const address = { street: "Praterstraße", streetNumber: "1", zip: "1020", city: "Wien" };
  const other = { tenantEmail: "other@example.com", landlordEmail: "other-landlord@example.com", address };
  const { refId } = await makeAccepted(server, { ...inVienna, ...other, paymentPeriod: "YEARLY" });
  await runUntil(server, "2028-04-15T12:00:00Z");
  // Days 0, 1, 3, 7 and 14. On 28 March the clocks go forward.
  const midnights = ["03-26T23", "03-27T23", "03-29T22", "04-02T22", "04-09T22"].map((at) => `2027-${at}:00:00.000Z`);
  expect((await readCharges(server, failing)).slice(0, 5)).toEqual(midnights.map((at) => `${at} 635 failed`));
  expect((await mailsOf("premium-failed")).slice(0, 5).map(({ at }) => at)).toEqual(midnights);
  expect(await readCharges(server, refId)).toEqual([
    "2027-03-26T23:00:00.000Z 7050 succeeded",
    "2028-03-26T22:00:00.000Z 7050 succeeded",
  ]);
  // 14 days before 27 March 2028, still in winter.
  expect(await mailsOf("premium-announced")).toMatchObject([{ at: "2028-03-12T23:00:00.000Z" }]);
});

test("only the first monthly charge mails a receipt, and none is announced", async () => {
  await makeAccepted(server, { ...wishes, paymentPeriod: "MONTHLY", insuranceStart: "2027-02-01" });
  await runUntil(server, "2027-06-15T12:00:00Z");
  expect(await mailsOf("premium-paid")).toMatchObject([{ data: { number: 1, beginsCover: true } }]);
  expect(await mailsOf("premium-announced")).toEqual([]);
});

test("a first charge that fails says that cover has begun, and one that works later does not repeat it", async () => {
  const { refId } = await makeAccepted(server, { ...wishes, insuranceStart: "2027-02-01", card: failingCard });
  await runUntil(server, "2027-02-01T12:00:00Z");
  expect((await outbox())[0]?.text).toContain("Die Bürgschaft gilt trotzdem.");
  await server.deps.db
    .withTables<{ sandbox_method: { id: string; behaviour: string } }>()
    .updateTable("sandbox_method")
    .set({ behaviour: "works" })
    .execute();
  await runUntil(server, "2027-02-02T12:00:00Z");
  expect(await readCharges(server, refId)).toHaveLength(2);
  expect(await mailsOf("premium-paid")).toMatchObject([{ data: { number: 1, beginsCover: false } }]);
});

test("the notice of a premium that an agreed end cuts short names what is charged", async () => {
  const { refId } = await makeAccepted(server, { ...wishes, insuranceStart: "2027-02-01", insuranceEnd: "2028-05-31" });
  await runUntil(server, "2028-02-01T12:00:00Z");
  const [notice, ...more] = await mailsOf("premium-announced");
  // 121 of 366 days of 70,50 €.
  expect(notice).toMatchObject({
    data: { from: "2028-02-01", until: "2028-05-31", endsOn: "2028-05-31", amountCents: 2_330 },
  });
  expect(more).toEqual([]);
  expect((await readCharges(server, refId)).at(-1)).toBe("2028-01-31T23:00:00.000Z 2330 succeeded");
});

test("a tenant who has cancelled is told how to prove moving out, and a notice that waits is dropped after the release", async () => {
  const { refId } = await makeAccepted(server, { ...wishes, insuranceStart: "2027-02-01" });
  await setPassword(server, tenantEmail);
  await runUntil(server, "2027-12-01T12:00:00Z");
  await cancelled(refId);
  const { send } = server.deps.mail;
  server.deps.mail.send = async (mail) => {
    if (mail.subject.includes("Jahresbeitrag")) throw new Error("the mail server is down");
    return send(mail);
  };
  await runUntil(server, "2028-01-18T12:00:00Z");
  expect(await mailsOf("premium-announced")).toMatchObject([{ status: "WAITING", data: { isLeaving: true } }]);
  await release();
  server.deps.mail.send = send;
  await runUntil(server, "2028-02-10T12:00:00Z");
  expect(await mailsOf("premium-announced")).toEqual([]);
  expect(await readCharges(server, refId)).toHaveLength(1);
});

test("a refund is mailed as on its way at once, and as arrived five days after it was paid", async () => {
  const { refId } = await makeAccepted(server, { ...wishes, insuranceStart: "2027-02-01" });
  await setPassword(server, tenantEmail);
  await runUntil(server, "2027-03-01T12:00:00Z");
  await cancelled(refId);
  await release();
  await runUntil(server, "2027-03-01T13:00:00Z");
  const refund = await server.deps.db.selectFrom("refund").select("amount_cents").executeTakeFirstOrThrow();
  const [onItsWay] = await outbox();
  expect(onItsWay?.subject).toMatch(/^Ihre Bürgschaft ist freigegeben: \d\d,\d\d\s€ sind unterwegs$/);
  expect(await mailsOf("refund-paid")).toMatchObject([
    {
      status: "WAITING",
      sendAt: "2027-03-05T23:00:00.000Z",
      data: { amountCents: refund.amount_cents, sentOn: "2027-03-01" },
    },
  ]);
  await runUntil(server, "2027-03-06T12:00:00Z");
  expect((await outbox())[0]?.subject).toMatch(/^\d\d,\d\d\s€ müssten jetzt bei Ihnen sein$/);
  expect(await mailsOf("refund-paid")).toMatchObject([{ status: "SENT" }]);
});

test("a premium is not announced once its charge is paused, even if it was found due before", async () => {
  const { refId } = await makeAccepted(server, { ...wishes, insuranceStart: "2028-02-29" });
  await runUntil(server, "2029-02-13T22:00:00Z");
  const { db, config, clock } = server.deps;
  const { brand, operator, publicUrl } = config;
  const deps = { ...server.deps, brand, operator, publicUrl, clock: { now: () => later(clock.now(), day) } };
  const announce = () => db.transaction().execute((transaction) => announcePremium(transaction, deps, refId));
  await logInAsStaff(server);
  const { id: recorded_by } = await db.selectFrom("staff_account").select("id").executeTakeFirstOrThrow();
  const about = { kind: "DEATH", happened_on: "2029-02-10", note: "", recorded_by } as const;
  await db.transaction().execute((transaction) => recordCircumstance(transaction, deps, { ref_id: refId, ...about }));
  expect(await announce()).toBe(false);
  expect(await mailsOf("premium-announced")).toEqual([]);
  await db.deleteFrom("circumstance").where("ref_id", "=", refId).execute();
  expect(await announce()).toBe(true);
  expect(await mailsOf("premium-announced")).toHaveLength(1);
});
