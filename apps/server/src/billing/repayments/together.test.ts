import { chooseRepayment, getPolicy, listPayments, recordCircumstance } from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { findRecipients, mailsTo } from "#testing/people/mails.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { ben, cem } from "#testing/policies/co-tenants.ts";
import { makeOwedRepayment, owingTenant } from "#testing/policies/owed-repayment.ts";
import { runUntil } from "#testing/policies/sign-policy.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";

const nobodyElse = { contactName: "Eva Musterfrau", contactEmail: null, contactAddress: null };

let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

async function recordDeath(refId: string) {
  const body = { kind: "DEATH", on: "2027-01-30", ...nobodyElse, note: "Sterbeurkunde" } as const;
  const staff = await logInAsStaff(server);
  expect((await server.call(recordCircumstance, { params: { refId }, body }, staff)).body).toEqual({ done: true });
}

test("all tenants are told that they owe what was paid out together, and only the first one chooses how to pay", async () => {
  const { refId, claimId, choose } = await makeOwedRepayment(server, { coTenants: [ben, cem] });
  expect(await findRecipients(server, "claim-paid-out")).toEqual([owingTenant]);
  expect((await findRecipients(server, "shared-repayment")).toSorted()).toEqual([ben.email, cem.email]);
  const [told] = await mailsTo(server, ben.email, /schulden Sie gemeinsam/);
  expect(told?.text).toContain("Zahlt es einer von Ihnen, ist es für alle bezahlt.");
  expect(told?.text).not.toContain("/card/");
  const decided = async (email: string) => (await mailsTo(server, email, /^Forderung anerkannt/))[0]?.text;
  expect(await decided(owingTenant)).toMatch(/alle gemeinsam diesen Betrag.* und Sie wählen, wie/);
  expect(await decided(ben.email)).toMatch(/alle gemeinsam diesen Betrag.* und Jana \S+ wählt, wie/);
  await setPassword(server, ben.email);
  const session = await openSession(server, ben.email);
  const params = { refId, claimId };
  const chosen = await server.call(chooseRepayment, { params, body: { parts: 1, firstOn: "2027-02-01" } }, session);
  expect(chosen.problem?.errorCode).toBe("POLICY_UNKNOWN");
  expect((await choose(1)).ok).toBe(true);
  await runUntil(server, "2027-02-03T09:00:00Z");
  const seen = await server.call(getPolicy, { params: { refId } }, await openSession(server, ben.email));
  expect(seen.body?.repayments).toMatchObject([{ state: "PAID", amount: 820.5, paid: 820.5 }]);
  expect((await findRecipients(server, "repaid")).toSorted()).toEqual([ben.email, cem.email, owingTenant]);
});

test("an invoice goes to all tenants, and tells co-tenants where to transfer it", async () => {
  const { refId } = await makeOwedRepayment(server, { coTenants: [ben] });
  await setPassword(server, ben.email);
  await runUntil(server, "2027-02-20T09:00:00Z");
  expect(await findRecipients(server, "repayment-invoice")).toEqual([owingTenant]);
  const [invoice] = await mailsTo(server, ben.email, /^Rechnung/);
  expect(invoice?.text).toContain("In Ihrem Konto steht, wohin Sie den Betrag überweisen können.");
  expect(invoice?.text).not.toContain("/card/");
  const session = await openSession(server, ben.email);
  const { body } = await server.call(getPolicy, { params: { refId } }, session);
  expect(body?.payTo).toEqual(server.deps.config.collectionAccounts.de);
  expect(body?.repayments).toMatchObject([{ state: "INVOICED", paid: 0, choices: [] }]);
  expect((await server.call(listPayments, { params: { refId } }, session)).problem?.errorCode).toBe("POLICY_UNKNOWN");
});

test("after the first tenant's death, nobody is offered a choice that nobody has, and the others are told where to transfer it", async () => {
  await makeOwedRepayment(server, { coTenants: [ben], beforePayout: recordDeath });
  expect(await findRecipients(server, "claim-paid-out")).toEqual([]);
  const [told] = await mailsTo(server, ben.email, /^Rechnung/);
  expect(told?.text).toContain("In Ihrem Konto steht, wohin Sie den Betrag überweisen können.");
  expect(told?.text).not.toContain("kann bis zum");
});

test("the others are told what is left of a plan that runs when the first tenant dies, and where to transfer what falls due", async () => {
  const { refId, choose, repayment } = await makeOwedRepayment(server, { coTenants: [ben] });
  await setPassword(server, ben.email);
  expect((await choose(3)).ok).toBe(true);
  const [first, second] = (await repayment())?.instalments.map(({ on }) => `${on}T15:00:00Z`) ?? [];
  await runUntil(server, first ?? "");
  await recordDeath(refId);
  const [told] = await mailsTo(server, ben.email, /zurückzuzahlen/);
  expect(told?.subject).toMatch(/^Noch 547,00\s€ zurückzuzahlen: Das schulden Sie gemeinsam$/);
  expect(told?.text).toMatch(/Raten buchen wir bei Jana \S+ nicht mehr ab/);
  await runUntil(server, second ?? "");
  const { body } = await server.call(getPolicy, { params: { refId } }, await openSession(server, ben.email));
  expect(body?.repayments).toMatchObject([{ paid: 273.5, choices: [] }]);
  expect(body?.repayments[0]?.instalments.map(({ state }) => state)).toEqual(["PAID", "UNPAID", "PLANNED"]);
  expect(body?.payTo).toEqual(server.deps.config.collectionAccounts.de);
});

test("a choice that is open when the first tenant dies becomes one invoice to the others, even if the death is recorded twice", async () => {
  const { refId, repayment } = await makeOwedRepayment(server, { coTenants: [ben] });
  expect(await repayment()).toMatchObject({ state: "CHOICE" });
  for (const _lost of [1, 2]) await recordDeath(refId);
  expect(await repayment()).toMatchObject({ state: "INVOICED", choices: [] });
  expect(await mailsTo(server, ben.email, /^Rechnung: 820,50/)).toHaveLength(1);
  await runUntil(server, "2027-04-01T09:00:00Z");
  expect(await findRecipients(server, "repayment-invoice")).toEqual([]);
});
