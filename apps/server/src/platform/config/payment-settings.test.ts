import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const stripe = {
  STRIPE_SECRET_KEY_DE: "sk_test_de",
  STRIPE_PUBLIC_KEY_DE: "pk_test_de",
  STRIPE_WEBHOOK_SECRET_DE: "whsec_de",
  STRIPE_SECRET_KEY_AT: "rk_test_at",
  STRIPE_PUBLIC_KEY_AT: "pk_test_at",
  STRIPE_WEBHOOK_SECRET_AT: "whsec_at",
};

test("uses Stripe instead of the sandbox when all keys of both countries are set", () => {
  expect(readConfig(stripe).payment).toEqual({
    provider: "stripe",
    apiBase: null,
    accounts: {
      de: { secretKey: "sk_test_de", publicKey: "pk_test_de", webhookSecret: "whsec_de" },
      at: { secretKey: "rk_test_at", publicKey: "pk_test_at", webhookSecret: "whsec_at" },
    },
  });
});

test.each(Object.keys(stripe))("names %s when it is the only missing Stripe setting", (name) => {
  const read = () => readConfig({ ...stripe, [name]: undefined });
  expect(read).toThrow(new RegExp(`^${name} is needed with (STRIPE_[A-Z_]+(, )?){5}\\.$`));
});

test.each([
  ["STRIPE_SECRET_KEY_DE", "pk_test_de"],
  ["STRIPE_PUBLIC_KEY_AT", "sk_test_at"],
  ["STRIPE_WEBHOOK_SECRET_DE", "sk_test_de"],
  ["STRIPE_PUBLIC_KEY_DE", "pk_live_de"],
  ["STRIPE_API_BASE", "ftp://pay.example"],
])("refuses %s=%s without repeating the value", (name, value) => {
  const read = () => readConfig({ ...stripe, [name]: value });
  expect(read).toThrow(new RegExp(`^${name} `));
  expect(read).not.toThrow(value);
});

test("offers only cards by default, and direct debits only with a creditor identifier", () => {
  const none = { creditorId: null, noticeDays: 1 };
  expect(readConfig({}).paymentMethods).toEqual({ offered: ["card"], debit: none });
  const both = { PAYMENT_METHODS: "card, sepa_debit" };
  expect(() => readConfig(both)).toThrow("SEPA_CREDITOR_ID is needed with sepa_debit");
  const given = readConfig({ ...both, SEPA_CREDITOR_ID: "DE98ZZZ09999999999", DEBIT_NOTICE_DAYS: "14" });
  const debit = { creditorId: "DE98ZZZ09999999999", noticeDays: 14 };
  expect(given.paymentMethods).toEqual({ offered: ["card", "sepa_debit"], debit });
});

test.each([
  ["PAYMENT_METHODS", "card,paypal"],
  ["SEPA_CREDITOR_ID", "DE98"],
  ["DEBIT_NOTICE_DAYS", "0"],
])("refuses %s=%s", (name, value) => expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must`)));

test("accepts live keys only in production", () => {
  const live = Object.fromEntries(Object.entries(stripe).map(([name, key]) => [name, key.replace("test", "live")]));
  expect(() => readConfig(live)).toThrow(/^STRIPE_SECRET_KEY_DE is a live key/);
  const production = { NODE_ENV: "production", ALLOW_SANDBOX: "true" };
  expect(readConfig({ ...live, ...production }).payment.provider).toBe("stripe");
  expect(() => readConfig({ ...live, ...production, STRIPE_API_BASE: "http://pay.example" })).toThrow(
    /^STRIPE_API_BASE /,
  );
});
