import { perCountry } from "@kautia/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ChargeRequest, Payment } from "../ports/payment.ts";
import { makeFakeClock } from "#testing/server/fake-clock.ts";
import { makeTestDatabase } from "#testing/database/make-test-database.ts";
import { startStripeDouble, testIbans } from "@kautia/stripe-double";
import { makeSandboxPayment } from "./sandbox/sandbox-payment.ts";
import { makeStripePayment } from "./stripe/stripe-payment.ts";

interface Subject {
  payment: Payment;
  enterCard(secret: string, card: keyof typeof numbers): Promise<void>;
  enterAccount(secret: string, iban: string): Promise<void>;
  confirmCharge(secret: string, outcome: "passed" | "failed"): Promise<void>;
  /** Moves the clock past the last day on which a bank can answer. */
  passDays(): void;
  close(): Promise<void>;
}

const numbers = {
  works: "4242424242424242",
  "fails-when-charged": "4000000000000341",
  "always-asks": "4000002760003184",
};

const day = 86_400_000;

const subjects: Record<string, () => Promise<Subject>> = {
  sandbox: async () => {
    const { db, close } = await makeTestDatabase();
    const clock = makeFakeClock("2027-01-15T10:00:00Z");
    const sandbox = makeSandboxPayment({ db: db.withTables(), clock });
    return {
      payment: sandbox,
      enterCard: async (secret, card) => {
        const details = { number: numbers[card], expMonth: 12, expYear: 2035, cvc: "123" };
        await sandbox.confirm(secret, details, false);
        if (card === "always-asks") await sandbox.confirm(secret, details, true);
      },
      enterAccount: async (secret, iban) => {
        await sandbox.confirmDebit(secret, iban);
      },
      passDays: () => clock.advance(6 * day),
      confirmCharge: async (secret, outcome) => {
        await sandbox.confirmCharge(secret, outcome === "passed");
      },
      close,
    };
  },
  stripe: async () => {
    const keys = (country: string) => ({ secretKey: `sk_test_${country}`, publicKey: `pk_test_${country}` });
    const accounts = perCountry(keys);
    let passed = 0;
    const now = () => new Date(Date.now() + passed);
    const double = await startStripeDouble({ accounts: Object.values(accounts), now });
    return {
      payment: makeStripePayment({ accounts, apiBase: double.url, timeout: 9_000 }),
      enterCard: async (secret, card) => {
        const account = double.account(accounts.de.secretKey);
        const { status } = account.confirmSetup(secret, numbers[card]);
        if (status === "requires_action") account.confirmSetup(secret, numbers[card], "passed");
      },
      enterAccount: async (secret, iban) => {
        double.account(accounts.de.secretKey).confirmDebitSetup(secret, iban);
      },
      passDays: () => (passed += 6 * day),
      confirmCharge: async (secret, outcome) => {
        const account = double.account(accounts.de.secretKey);
        if (outcome === "passed") account.confirmPayment(secret, outcome);
        else expect(() => account.confirmPayment(secret, outcome)).toThrow("authenticate");
      },
      close: double.close,
    };
  },
};

describe.each(Object.keys(subjects))("the %s payment adapter", (name) => {
  let subject: Subject;
  beforeAll(async () => {
    const make = subjects[name];
    if (!make) throw new Error(`no adapter ${name}`);
    subject = await make();
  });
  afterAll(() => subject.close());

  let count = 0;
  const country = "de";
  const account = { country } as const;
  const kinds = ["card", "sepa_debit"] as const;
  const person = { name: "Jana Weiß", email: "jana@example.com" };
  const purpose = { kind: "premium", number: 1, repayment: null, from: "2027-02-01", until: "2027-03-01" } as const;
  const books = {
    refId: "a1",
    contractNumber: "DE-7K4M-Q2XD-6",
    purpose,
    description: "Kautia",
    settled: [],
    listed: [],
  };
  async function makeMethod(card: keyof typeof numbers): Promise<string> {
    const customer = `customer-${++count}`;
    const request = { idempotencyKey: `setup-${count}`, ...account, customer, person, kinds, replaces: null } as const;
    const setup = await subject.payment.createSetup(request);
    expect(setup).toMatchObject({ status: "open", method: null });
    await subject.enterCard(setup.secret, card);
    const found = await subject.payment.findSetup(account, setup.setupId);
    expect(found).toMatchObject({ setupId: setup.setupId, secret: setup.secret, status: "succeeded" });
    if (!found?.method) throw new Error("the set-up has no card");
    return found.method.methodId;
  }

  test("returns the last four digits of a card on file, and null for an unknown card", async () => {
    const methodId = await makeMethod("works");
    expect(await subject.payment.findCardDigits(account, methodId)).toBe("4242");
    expect(await subject.payment.findCardDigits(account, "cus_unknown/pm_unknown")).toBeNull();
  });
  async function makeRequest(card: keyof typeof numbers): Promise<ChargeRequest> {
    const methodId = await makeMethod(card);
    const money = { amountCents: 635, currency: "EUR" } as const;
    return { idempotencyKey: `charge-${count}`, ...account, methodId, ...money, ...books };
  }

  test("opens one card set-up for each key, also for simultaneous requests", async () => {
    const request = { idempotencyKey: "same", ...account, customer: "one", person, kinds, replaces: null } as const;
    const setups = await Promise.all([1, 2, 3].map(() => subject.payment.createSetup(request)));
    expect(new Set(setups.map(({ setupId }) => setupId)).size).toBe(1);
    await expect(subject.payment.createSetup({ ...request, customer: "other" })).rejects.toThrow("key");
  });

  test("returns null for an unknown set-up and an unknown charge", async () => {
    expect(await subject.payment.findSetup(account, "seti_unknown")).toBeNull();
    const request = await makeRequest("works");
    expect(await subject.payment.findCharge(request)).toBeNull();
    expect(await subject.payment.findCharge({ ...request, methodId: "of another provider" })).toBeNull();
  });

  test("returns a completed set-up when it is opened again with the same key", async () => {
    const request = { idempotencyKey: "again", ...account, customer: "again", person, kinds, replaces: null } as const;
    const { setupId, secret } = await subject.payment.createSetup(request);
    await subject.enterCard(secret, "works");
    expect(await subject.payment.createSetup(request)).toMatchObject({ setupId, secret, status: "succeeded" });
  });

  test("charges a card that replaced another one", async () => {
    const replaces = await makeMethod("fails-when-charged");
    const request = {
      idempotencyKey: "replacing",
      ...account,
      customer: `customer-${count}`,
      person,
      kinds,
      replaces,
    } as const;
    const setup = await subject.payment.createSetup(request);
    await subject.enterCard(setup.secret, "works");
    const methodId = (await subject.payment.findSetup(account, setup.setupId))?.method?.methodId ?? "";
    expect(methodId).not.toBe(replaces);
    const charge = { ...account, methodId, amountCents: 635, currency: "EUR", ...books } as const;
    expect(await subject.payment.charge({ ...charge, idempotencyKey: "replaced" })).toMatchObject({
      status: "succeeded",
    });
  });

  test("fails with no_such_card for an unknown card", async () => {
    const request = await makeRequest("works");
    const failed = { status: "failed", chargeId: null, code: "no_such_card", mayTryAgain: false };
    expect(await subject.payment.charge({ ...request, methodId: "of another provider" })).toEqual(failed);
  });

  test("charges once for each key, also for simultaneous requests, and finds the charge afterwards", async () => {
    const request = await makeRequest("works");
    const results = await Promise.all([1, 2, 3].map(() => subject.payment.charge(request)));
    results.push(await subject.payment.charge(request));
    const found = await subject.payment.findCharge(request);
    for (const result of results) expect(result).toEqual(found);
    expect(found).toMatchObject({ status: "succeeded" });
  });

  test("rejects a key that was used for another amount, and charges nothing", async () => {
    const request = await makeRequest("works");
    const first = await subject.payment.charge(request);
    await expect(subject.payment.charge({ ...request, amountCents: 636 })).rejects.toThrow("key");
    expect(await subject.payment.findCharge(request)).toEqual(first);
  });

  test("declines a card that fails when charged, with the same result on a retry", async () => {
    const request = await makeRequest("fails-when-charged");
    const failed = { status: "failed", chargeId: expect.any(String), code: "card_declined", mayTryAgain: true };
    expect(await subject.payment.charge(request)).toEqual(failed);
    expect(await subject.payment.charge(request)).toEqual(failed);
  });

  test("requires the owner's confirmation for a card that always asks, and charges once after it", async () => {
    const alone = await makeRequest("always-asks");
    expect(await subject.payment.charge(alone)).toMatchObject({ status: "requires_action" });
    const request = { ...alone, idempotencyKey: `${alone.idempotencyKey}-present` };
    const started = await Promise.all([1, 2, 3].map(() => subject.payment.beginCharge(request)));
    expect(new Set(started.map(({ secret }) => secret)).size).toBe(1);
    expect(started[0]).toEqual({ status: "waits", secret: expect.any(String) });
    await subject.confirmCharge(started[0]?.secret ?? "", "passed");
    expect(await subject.payment.beginCharge(request)).toEqual({ status: "succeeded", secret: null });
    const charged = { status: "succeeded", chargeId: expect.any(String), listedAt: expect.any(Date) };
    expect(await subject.payment.endCharge(request)).toEqual(charged);
    expect(await subject.payment.findCharge(request)).toEqual(charged);
  });

  test.each(["no answer", "a refusal"])(
    "a charge that is cancelled after %s can no longer succeed",
    async (answered) => {
      const request = await makeRequest("always-asks");
      const { secret } = await subject.payment.beginCharge(request);
      if (answered === "a refusal") {
        await subject.confirmCharge(secret ?? "", "failed");
        expect(await subject.payment.beginCharge(request)).toEqual({ status: "refused", secret: null });
      }
      const ended = { status: "requires_action", chargeId: expect.any(String) };
      const ends = await Promise.all([subject.payment.endCharge(request), subject.payment.endCharge(request)]);
      expect(ends).toEqual([ended, ended]);
      expect(await subject.payment.beginCharge(request)).toEqual({ status: "refused", secret: null });
      expect(await subject.payment.findCharge(request)).toEqual(ended);
    },
  );

  test("charges a card without confirmation at once while the owner is present, or refuses it", async () => {
    expect(await subject.payment.beginCharge(await makeRequest("works"))).toEqual({
      status: "succeeded",
      secret: null,
    });
    const failing = await makeRequest("fails-when-charged");
    expect(await subject.payment.beginCharge(failing)).toEqual({ status: "refused", secret: null });
    expect(await subject.payment.endCharge(failing)).toMatchObject({ status: "failed", code: "card_declined" });
    const nowhere = { ...failing, methodId: "of another provider", idempotencyKey: "nowhere" };
    expect(await subject.payment.beginCharge(nowhere)).toEqual({ status: "refused", secret: null });
    expect(await subject.payment.endCharge(nowhere)).toEqual({
      status: "failed",
      chargeId: null,
      code: "no_such_card",
      mayTryAgain: false,
    });
  });

  async function makeDebit(iban: string) {
    const customer = `customer-${++count}`;
    const setup = { idempotencyKey: `setup-${count}`, ...account, customer, person, kinds, replaces: null } as const;
    const { setupId, secret } = await subject.payment.createSetup(setup);
    await subject.enterAccount(secret, iban);
    const method = (await subject.payment.findSetup(account, setupId))?.method;
    if (!method) throw new Error("the set-up has no account");
    const money = { amountCents: 635, currency: "EUR" } as const;
    const { methodId } = method;
    const request: ChargeRequest = { idempotencyKey: `debit-${count}`, ...account, methodId, ...money, ...books };
    return { method, request };
  }

  test("puts a bank account on file with its last digits and its mandate reference", async () => {
    const { method } = await makeDebit(testIbans.pays);
    const mandateReference = expect.stringMatching(/^[A-Z0-9]{12,35}$/);
    expect(method).toMatchObject({ kind: "sepa_debit", lastFour: "3000", mandateReference });
  });

  test("a debit is created once for each key, is pending, and is then paid", async () => {
    const { request } = await makeDebit(testIbans.paysLater);
    const pending = { status: "pending", chargeId: expect.any(String) };
    const results = await Promise.all([1, 2, 3].map(() => subject.payment.charge(request)));
    for (const result of results) expect(result).toEqual(results[0]);
    expect(results[0]).toEqual(pending);
    expect(await subject.payment.findCharge(request)).toEqual(results[0]);
    subject.passDays();
    const { chargeId } = results[0] ?? {};
    const movements = await subject.payment.listMovements("de", null);
    const listedAt = movements.find((movement) => movement.kind === "charge" && movement.chargeId === chargeId)?.at;
    expect(await subject.payment.findCharge(request)).toEqual({ status: "succeeded", chargeId, listedAt });
  });

  test("a debit that the bank does not pay fails days later", async () => {
    const { request } = await makeDebit(testIbans.failsLater);
    const begun = await subject.payment.charge(request);
    expect(begun).toMatchObject({ status: "pending" });
    subject.passDays();
    const failed = { ...begun, status: "failed", code: expect.any(String), mayTryAgain: true };
    expect(await subject.payment.findCharge(request)).toEqual(failed);
  });

  test("a debit on the spot is pending, and ending it changes nothing", async () => {
    const { request } = await makeDebit(testIbans.paysLater);
    expect(await subject.payment.beginCharge(request)).toEqual({ status: "pending", secret: null });
    expect(await subject.payment.endCharge(request)).toMatchObject({ status: "pending" });
    subject.passDays();
    expect(await subject.payment.endCharge(request)).toMatchObject({ status: "succeeded" });
  });

  test("lists a returned debit as taken back by the bank, and refunds none of it", async () => {
    const { request } = await makeDebit(testIbans.disputes);
    const { chargeId } = await subject.payment.charge(request);
    for (let weeks = 0; weeks < 4; weeks++) subject.passDays();
    expect(await subject.payment.findCharge(request)).toMatchObject({ status: "succeeded" });
    const listed = (await subject.payment.listMovements(country, null)).filter(
      (movement) => movement.chargeId === chargeId,
    );
    expect(listed.map(({ kind, amountCents, mayTryAgain }) => [kind, amountCents, mayTryAgain])).toEqual([
      ["charge", 635, false],
      ["dispute", -635, false],
    ]);
    const premium = { contractNumber: "K-1", number: 1, refundNumber: 1, from: "2027-01-01", until: "2027-02-01" };
    const refund = { idempotencyKey: "late", ...account, chargeId: chargeId ?? "", amountCents: 100, premium } as const;
    expect(await subject.payment.refund(refund)).toMatchObject({ status: "failed", code: "charge_disputed" });
  });

  test("pays each refund of a premium once, and never more than was charged", async () => {
    const charged = await subject.payment.charge(await makeRequest("works"));
    if (charged.status !== "succeeded") throw new Error("not charged");
    const premium = { contractNumber: "K-1", number: 1, refundNumber: 1, from: "2027-01-01", until: "2027-02-01" };
    const part = {
      idempotencyKey: "refund-1",
      ...account,
      chargeId: charged.chargeId,
      amountCents: 600,
      premium,
    } as const;
    const [first, same] = await Promise.all([subject.payment.refund(part), subject.payment.refund(part)]);
    expect(first).toEqual({ status: "succeeded", refundId: expect.any(String), listedAt: expect.any(Date) });
    expect(same).toEqual(first);
    expect(await subject.payment.refund(part)).toEqual(first);
    await expect(subject.payment.refund({ ...part, amountCents: 1 })).rejects.toThrow("key");
    const of = (refundNumber: number) => ({
      idempotencyKey: `refund-${refundNumber}`,
      premium: { ...premium, refundNumber },
    });
    const refused = await subject.payment.refund({ ...part, ...of(2), amountCents: 36 });
    expect(refused).toEqual({ status: "failed", refundId: null, code: expect.any(String) });
    const second = await subject.payment.refund({ ...part, ...of(3), amountCents: 35 });
    expect(second).toEqual({ status: "succeeded", refundId: expect.any(String), listedAt: expect.any(Date) });
    expect(second).not.toEqual(first);
  });

  test("lists each movement of the balance with our key, oldest first, and only our account's", async () => {
    const request = await makeRequest("works");
    const charged = await subject.payment.charge(request);
    if (charged.status !== "succeeded") throw new Error("not charged");
    const { chargeId } = charged;
    const premium = { contractNumber: "K-1", number: 1, refundNumber: 1, from: "2027-01-01", until: "2027-02-01" };
    const refund = { idempotencyKey: "refund-listed", ...account, chargeId, amountCents: 100, premium } as const;
    await subject.payment.refund(refund);
    const all = await subject.payment.listMovements(country, null);
    const { idempotencyKey: chargeKey } = request;
    const common = { currency: "EUR", feeCents: 0, chargeId, at: expect.any(Date), id: expect.any(String) };
    expect(all.filter((balanceMovement) => balanceMovement.chargeId === chargeId)).toMatchObject([
      { ...common, kind: "charge", amountCents: 635, chargeKey, refundKey: null },
      { ...common, kind: "refund", amountCents: -100, chargeKey: null, refundKey: "refund-listed" },
    ]);
    const last = all.at(-1)?.at ?? new Date(0);
    expect(await subject.payment.listMovements(country, new Date(last.getTime() + 1_000))).toEqual([]);
    expect(await subject.payment.listMovements("at", null)).toEqual([]);
  });
});
