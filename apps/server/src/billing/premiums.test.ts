import { acceptAsLandlord, declineAsLandlord, getLandlordView } from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import {
  failingCard,
  makeAccepted,
  makeSigned,
  readCharges,
  readLandlordToken,
  runUntil,
  type SignedPolicy,
} from "#testing/policies/sign-policy.ts";
import { readStatus } from "#testing/server/read-status.ts";
import { sentMails } from "#testing/people/mails.ts";
import { settle } from "#testing/server/settle.ts";

const server = await makeTestServer();
afterAll(() => server.close());

// The tests of this file share one clock and run in order. It starts on 15 January 2027 at 11:00 in Berlin.

test("charges nothing before the landlord accepts", async () => {
  const { refId } = await makeSigned(server, { insuranceStart: "2027-01-16", landlordEmail: "silent@example.com" });
  await runUntil(server, "2027-01-20T12:00:00Z");
  expect(await readCharges(server, refId)).toEqual([]);
});

test("charges the first premium at local midnight of the insurance start, and the next a month later", async () => {
  const { refId } = await makeAccepted(server, { insuranceStart: "2027-01-31", landlordEmail: "first@example.com" });
  await runUntil(server, "2027-01-30T22:59:59Z");
  expect(await readCharges(server, refId)).toEqual([]);

  await runUntil(server, "2027-01-31T12:00:00Z");
  const first = "2027-01-30T23:00:00.000Z 635 succeeded";
  expect(await readCharges(server, refId)).toEqual([first]);
  await runUntil(server, "2027-02-27T22:59:59Z");
  expect(await readCharges(server, refId)).toEqual([first]);

  await runUntil(server, "2027-02-28T12:00:00Z");
  const second = "2027-02-27T23:00:00.000Z 635 succeeded";
  expect(await readCharges(server, refId)).toEqual([first, second]);
  expect(await readStatus(server, refId)).toBe("ACTIVE");
});

test("charges on the right days when the clock jumps by three months", async () => {
  const { refId } = await makeAccepted(server, { insuranceStart: "2027-03-15", landlordEmail: "jump@example.com" });
  const run = await runUntil(server, "2027-06-01T00:00:00Z");
  expect(await readCharges(server, refId)).toEqual([
    "2027-03-14T23:00:00.000Z 635 succeeded",
    "2027-04-14T22:00:00.000Z 635 succeeded",
    "2027-05-14T22:00:00.000Z 635 succeeded",
  ]);
  expect(run).toBeGreaterThanOrEqual(6);
});

test("a policy accepted after its start is charged at once, and its periods count from acceptance", async () => {
  const landlordEmail = "late@example.com";
  const { refId } = await makeSigned(server, { insuranceStart: "2027-06-02", landlordEmail });
  await runUntil(server, "2027-06-10T22:30:00Z");
  const token = await readLandlordToken(server, landlordEmail);
  const accepted = await server.call(acceptAsLandlord, { params: { token } });
  expect(accepted.body).toMatchObject({ status: "ACCEPTED", insuranceStart: "2027-06-02", coverStart: "2027-06-11" });
  await runUntil(server, "2027-07-11T12:00:00Z");
  expect(await readCharges(server, refId)).toEqual([
    "2027-06-10T22:30:00.000Z 635 succeeded",
    "2027-07-10T22:00:00.000Z 635 succeeded",
  ]);
});

test("a declined policy is never charged, and the tenant gets a mail", async () => {
  const landlordEmail = "no@example.com";
  const { refId } = await makeSigned(server, {
    insuranceStart: "2027-07-20",
    landlordEmail,
    tenantEmail: "t1@example.com",
  });
  const token = await readLandlordToken(server, landlordEmail);
  const declined = await server.call(declineAsLandlord, { params: { token }, body: { reason: "Lieber <b>bar</b>" } });
  expect(declined.body).toMatchObject({ status: "DECLINED", coverStart: null });
  await runUntil(server, "2027-12-20T12:00:00Z");
  expect(await readCharges(server, refId)).toEqual([]);
  const [mail] = await sentMails(server, "t1@example.com");
  expect(mail?.text).toContain("> Lieber <b>bar</b>");
  expect(mail?.html).not.toContain("<b>bar");
});

test("starts no period on or after the agreed end, and ends the policy automatically", async () => {
  const terms = { insuranceStart: "2028-01-31", insuranceEnd: "2028-03-31", landlordEmail: "end@example.com" };
  const { refId } = await makeAccepted(server, terms);
  await runUntil(server, "2028-03-31T21:59:59Z");
  expect(await readStatus(server, refId)).toBe("ACTIVE");
  await runUntil(server, "2029-01-01T00:00:00Z");
  expect(await readCharges(server, refId)).toEqual([
    "2028-01-30T23:00:00.000Z 635 succeeded",
    "2028-02-28T23:00:00.000Z 635 succeeded",
  ]);
  expect(await readHistory(refId)).toEqual(["null SIGNED", "SIGNED ACCEPTED", "ACCEPTED ACTIVE", "ACTIVE ENDED"]);
});

test("retries a failing card on days 1, 3, 7 and 14 with a mail each, then hands over to the desk", async () => {
  const tenantEmail = "broke@example.com";
  const terms = { insuranceStart: "2029-02-01", landlordEmail: "l3@example.com", tenantEmail, card: failingCard };
  const { refId } = await makeAccepted(server, { ...terms, paymentPeriod: "YEARLY" });
  await runUntil(server, "2029-06-01T00:00:00Z");
  expect(await readCharges(server, refId)).toEqual(
    ["2029-01-31", "2029-02-01", "2029-02-03", "2029-02-07", "2029-02-14"].map(
      (day) => `${day}T23:00:00.000Z 7050 failed`,
    ),
  );
  expect(await readStatus(server, refId)).toBe("PAST_DUE");
  const failures = (await sentMails(server, tenantEmail)).filter(({ subject }) => subject.includes("nicht abgebucht"));
  const nextTries = failures.map(({ text }) => /Nächster Versuch: (.+)/.exec(text)?.[1] ?? "a person");
  expect(nextTries.toReversed()).toEqual([
    "2. Februar 2029",
    "4. Februar 2029",
    "8. Februar 2029",
    "15. Februar 2029",
    "a person",
  ]);
  const unpaid = await server.deps.db.selectFrom("premium").select("status").where("ref_id", "=", refId).execute();
  expect(unpaid).toEqual([{ status: "UNPAID" }]);
  expect(await readBalances(refId)).toEqual({ RECEIVABLE: 7050, IN_COLLECTION: 0, PREMIUM_PAYABLE: -7050 });
});

test("makes only one attempt for the retry days missed during downtime", async () => {
  const terms = { insuranceStart: "2029-06-01", landlordEmail: "away@example.com", card: failingCard };
  const { refId } = await makeAccepted(server, { ...terms, paymentPeriod: "YEARLY" });
  await runUntil(server, "2029-06-01T10:00:00Z");
  server.clock.advance(8 * 86_400_000);
  await settle(server);
  expect(await readCharges(server, refId)).toHaveLength(2);
  await runUntil(server, "2029-06-30T00:00:00Z");
  expect((await readCharges(server, refId)).at(-1)).toBe("2029-06-14T22:00:00.000Z 7050 failed");
  expect(await readCharges(server, refId)).toHaveLength(3);
});

test("a successful retry makes a PAST_DUE policy ACTIVE again", async () => {
  const terms = { insuranceStart: "2029-07-01", landlordEmail: "l4@example.com", card: failingCard };
  const { refId } = await makeAccepted(server, terms);
  await runUntil(server, "2029-07-02T12:00:00Z");
  expect(await readStatus(server, refId)).toBe("PAST_DUE");
  const { card_method_id } = await readPolicy(refId);
  // The bank lifts a block, and the same card works again.
  await server.deps.db
    .withTables<{ sandbox_method: { id: string; behaviour: string } }>()
    .updateTable("sandbox_method")
    .set({ behaviour: "works" })
    .where("id", "=", card_method_id)
    .execute();
  await runUntil(server, "2029-07-04T12:00:00Z");
  expect((await readCharges(server, refId)).map((charge) => charge.split(" ").at(-1))).toEqual([
    "failed",
    "failed",
    "succeeded",
  ]);
  expect(await readStatus(server, refId)).toBe("ACTIVE");
  expect(await readBalances(refId)).toEqual({ RECEIVABLE: 0, IN_COLLECTION: 0, PROVIDER: 635, PREMIUM_PAYABLE: -635 });
});

test("charges at midnight in Vienna for Austria, and writes to the landlord in the country's language", async () => {
  const landlordEmail = "wien@example.com";
  const { refId } = await makeSigned(server, {
    country: "at",
    language: "en",
    insuranceStart: "2029-09-01",
    landlordEmail,
  });
  const token = await readLandlordToken(server, landlordEmail);
  const [invitation] = await sentMails(server, landlordEmail);
  expect(invitation?.subject).toBe("Jana Weiß bietet Ihnen eine Mietbürgschaft an");
  expect(invitation?.text).toContain(`/de/landlord/${token}`);
  await server.call(acceptAsLandlord, { params: { token } });
  await runUntil(server, "2029-09-01T12:00:00Z");
  expect(await readCharges(server, refId)).toEqual(["2029-08-31T22:00:00.000Z 635 succeeded"]);
  const seen = await server.call(getLandlordView, { params: { token } });
  expect(seen.body).toMatchObject({ status: "ACTIVE", language: "de" });
});

test("the policy history, the evidence and the ledger are append-only", async () => {
  const { db } = server.deps;
  await expect(db.updateTable("policy_history").set({ cause: "card" }).execute()).rejects.toThrow("append-only");
  await expect(db.deleteFrom("policy_evidence").execute()).rejects.toThrow("append-only");
  await expect(db.deleteFrom("ledger_entry").execute()).rejects.toThrow("append-only");
});

function readPolicy(refId: SignedPolicy["refId"]) {
  return server.deps.db.selectFrom("policy").selectAll().where("ref_id", "=", refId).executeTakeFirstOrThrow();
}

async function readHistory(refId: string): Promise<string[]> {
  const rows = await server.deps.db
    .selectFrom("policy_history")
    .select(["from_status", "to_status"])
    .where("ref_id", "=", refId)
    .orderBy("id")
    .execute();
  return rows.map(({ from_status, to_status }) => `${from_status} ${to_status}`);
}

async function readBalances(refId: string): Promise<Record<string, number>> {
  const rows = await server.deps.db
    .selectFrom("ledger_entry")
    .select("account")
    .select((select) => select.fn.sum<number>("amount_cents").as("balance"))
    .where("ref_id", "=", refId)
    .groupBy("account")
    .execute();
  return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]));
}
