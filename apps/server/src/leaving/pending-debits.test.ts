import { cancelPolicy, getPolicy, releaseAsLandlord } from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { directDebits } from "#testing/server/settings-for-tests.ts";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { dayFromNow } from "#testing/policies/due-policies.ts";
import { readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";
import {
  makeAcceptedByStripe,
  makeStripeServer,
  readPayments,
  type StripeServer,
} from "#testing/doubles/stripe-server.ts";
import { sentMails } from "#testing/people/mails.ts";
import { settle } from "#testing/server/settle.ts";

/** An account whose bank answers only when the test tells it to. */
const iban = "DE02120300000000202051";
const promise = "Sobald sie eingegangen ist, zahlen wir Ihnen";

let server: StripeServer;
beforeAll(async () => {
  server = await makeStripeServer({ settings: directDebits });
  await server.listen();
});
afterAll(() => server.close());

/** A monthly policy whose first debit is at the bank. */
async function makePending(name: string) {
  const [tenantEmail, landlordEmail] = [`${name}@example.com`, `l-${name}@example.com`];
  const insuranceStart = dayFromNow(server, 0);
  const { refId } = await makeAcceptedByStripe(server, { insuranceStart, tenantEmail, landlordEmail, iban });
  await setPassword(server, tenantEmail);
  const landlordToken = await readLandlordToken(server, landlordEmail);
  await runUntil(server, `${dayFromNow(server, 3)}T12:00:00Z`);
  expect(readPayments(server, refId)).toEqual(["635 processing"]);
  const refunds = () =>
    server.deps.db.selectFrom("refund").select("amount_cents").where("ref_id", "=", refId).execute();
  return {
    refId,
    landlordToken,
    session: await openSession(server, tenantEmail),
    /** The newest mail about leaving, and the refund once the bank has paid. */
    async letBankPay(subject: RegExp) {
      await settle(server);
      const mails = (await sentMails(server)).filter(({ to }) => to === tenantEmail);
      const text = mails.find((mail) => subject.test(mail.subject))?.text ?? "";
      expect(await refunds()).toEqual([]);
      const debit = server.account.debits.pending().find(({ metadata }) => metadata["refId"] === refId);
      server.account.debits.settle(debit?.id ?? "", "succeeded");
      await server.account.webhooks.settled();
      await settle(server);
      const [refund] = await refunds();
      return { text, cents: refund?.amount_cents ?? 0 };
    },
  };
}

const euros = (cents: number) => `${(cents / 100).toFixed(2).replace(".", ",")} €`;
const plain = (text: string) => text.replaceAll("\u00A0", " ");

test("a withdrawal while a debit is at the bank says that the debit is refunded, not that nothing is charged", async () => {
  const { refId, session, letBankPay } = await makePending("withdraws");
  const before = (await server.call(getPolicy, { params: { refId } }, session)).body;
  expect(before?.wayOut).toMatchObject({ way: "withdraw", refundAmount: 0 });
  expect((await server.call(cancelPolicy, { params: { refId }, body: {} }, session)).status).toBe(200);
  const { text, cents } = await letBankPay(/Widerruf/);
  expect(cents).toBeGreaterThan(0);
  expect(before?.wayOut?.pendingRefund).toBe(cents / 100);
  expect(plain(text)).toContain(`${promise} ${euros(cents)} zurück`);
  expect(plain(text)).not.toMatch(/nichts abgebucht|0,00 €/);
});

test("a release while a debit is at the bank names its refund, and does not ask the tenant to pay", async () => {
  const { refId, landlordToken, letBankPay } = await makePending("released");
  const signed = { params: { token: landlordToken }, body: { signature: true as const } };
  expect((await server.call(releaseAsLandlord, signed)).status).toBe(200);
  const { text, cents } = await letBankPay(/ist freigegeben/);
  expect(readPayments(server, refId)).toEqual(["635 succeeded"]);
  expect(cents).toBeGreaterThan(0);
  expect(cents).toBeLessThan(635);
  expect(plain(text)).toContain(`${promise} ${euros(cents)} zurück`);
  expect(plain(text)).not.toMatch(/0,00 €|Bezahlt werden muss noch/);
});
