import { getLandlordView, releaseAsLandlord } from "@kautia/contract";
import type { MailKind } from "@kautia/locales/mails";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { acceptSigned, makeAccepted, makeSigned, readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";

let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

const tenantEmail = "tenant@example.com";
const landlordEmail = "landlord@example.com";
const wishes = { tenantEmail, landlordEmail, paymentPeriod: "YEARLY" } as const;

const endKinds: MailKind[] = ["end-announced", "landlord-end-announced", "ended", "landlord-ended"];
async function endMails() {
  const mails = server.deps.db.selectFrom("mail").select(["kind", "to_address", "created_at"]);
  const rows = await mails.where("kind", "in", endKinds).orderBy("created_at").orderBy("kind").execute();
  return rows.map(({ kind, to_address, created_at }) => `${kind} ${to_address} ${created_at.toISOString()}`);
}
const lastMailTo = async (address: string) =>
  ((await server.deps.outbox?.list()) ?? []).find(({ to }) => to === address);

test("tells both sides 30 days before the agreed end, and once it has come, each in their own words", async () => {
  const terms = { ...wishes, insuranceStart: "2027-03-01", insuranceEnd: "2028-02-29" };
  const { refId } = await makeAccepted(server, terms);
  const token = await readLandlordToken(server, landlordEmail);
  await runUntil(server, "2028-01-29T22:59:59Z");
  expect(await endMails()).toEqual([]);
  await runUntil(server, "2028-02-29T22:59:59Z");
  const announced = [
    `end-announced ${tenantEmail} 2028-01-29T23:00:00.000Z`,
    `landlord-end-announced ${landlordEmail} 2028-01-29T23:00:00.000Z`,
  ];
  expect(await endMails()).toEqual(announced);
  await runUntil(server, "2028-03-20T12:00:00Z");
  expect(await endMails()).toEqual([
    ...announced,
    `ended ${tenantEmail} 2028-02-29T23:00:00.000Z`,
    `landlord-ended ${landlordEmail} 2028-02-29T23:00:00.000Z`,
  ]);
  const view = await server.call(getLandlordView, { params: { token } });
  expect(view.body?.claimableUntil).toBe("2028-08-30");
  expect((await lastMailTo(landlordEmail))?.text).toMatch(/bis zum 30\. August 2028\.[^]*\/landlord\/[0-9a-f]{32}/);
  const { data } = await server.deps.db
    .selectFrom("mail")
    .select("data")
    .where("kind", "=", "ended")
    .executeTakeFirstOrThrow();
  const refunds = await server.deps.db
    .selectFrom("refund")
    .select("amount_cents")
    .where("ref_id", "=", refId)
    .execute();
  expect(data).toMatchObject({
    on: "2028-02-29",
    refundCents: refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
    isStillOwing: false,
  });
});

test("tells of an end a week before if it was accepted within 30 days of it, and only afterwards if within a week", async () => {
  const terms = { paymentPeriod: "MONTHLY", insuranceStart: "2027-01-20" } as const;
  await makeSigned(server, { ...terms, tenantEmail, landlordEmail, insuranceEnd: "2027-02-28" });
  const late = { tenantEmail: "late@example.com", landlordEmail: "late-landlord@example.com" };
  await makeSigned(server, { ...terms, ...late, insuranceEnd: "2027-02-20" });
  await runUntil(server, "2027-02-02T12:00:00Z");
  await acceptSigned(server, landlordEmail);
  await runUntil(server, "2027-02-13T12:00:00Z");
  await acceptSigned(server, late.landlordEmail);
  await runUntil(server, "2027-02-28T12:00:00Z");
  expect(await endMails()).toEqual([
    `end-announced ${tenantEmail} 2027-02-20T23:00:00.000Z`,
    `ended ${late.tenantEmail} 2027-02-20T23:00:00.000Z`,
    `landlord-end-announced ${landlordEmail} 2027-02-20T23:00:00.000Z`,
    `landlord-ended ${late.landlordEmail} 2027-02-20T23:00:00.000Z`,
  ]);
});

test("says nothing of an agreed end after the landlord has released the policy", async () => {
  await makeAccepted(server, { ...wishes, insuranceStart: "2027-02-01", insuranceEnd: "2027-12-31" });
  await runUntil(server, "2027-06-01T12:00:00Z");
  const token = await readLandlordToken(server, landlordEmail);
  await server.call(releaseAsLandlord, { params: { token }, body: { signature: true } });
  await runUntil(server, "2028-02-01T12:00:00Z");
  expect(await endMails()).toEqual([]);
});
