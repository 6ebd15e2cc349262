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

test("all of a card provider's keys, one pair for each country, take the sandbox's place", () => {
  expect(readConfig(stripe).payment).toEqual({
    provider: "stripe",
    apiBase: null,
    accounts: {
      de: { secretKey: "sk_test_de", publicKey: "pk_test_de", webhookSecret: "whsec_de" },
      at: { secretKey: "rk_test_at", publicKey: "pk_test_at", webhookSecret: "whsec_at" },
    },
  });
});

test.each(Object.keys(stripe))("the provider's keys without %s stop the start, and it is named", (name) => {
  const read = () => readConfig({ ...stripe, [name]: undefined });
  expect(read).toThrow(new RegExp(`^${name} is needed with (STRIPE_[A-Z_]+(, )?){5}\\.$`));
});

test.each([
  ["STRIPE_SECRET_KEY_DE", "pk_test_de"],
  ["STRIPE_PUBLIC_KEY_AT", "sk_test_at"],
  ["STRIPE_WEBHOOK_SECRET_DE", "sk_test_de"],
  ["STRIPE_PUBLIC_KEY_DE", "pk_live_de"],
  ["STRIPE_API_BASE", "ftp://pay.example"],
])("%s=%s is refused, and its value stays unsaid", (name, value) => {
  const read = () => readConfig({ ...stripe, [name]: value });
  expect(read).toThrow(new RegExp(`^${name} `));
  expect(read).not.toThrow(value);
});

test("real money moves in production alone", () => {
  const live = Object.fromEntries(Object.entries(stripe).map(([name, key]) => [name, key.replace("test", "live")]));
  expect(() => readConfig(live)).toThrow(/^STRIPE_SECRET_KEY_DE is a live key/);
  const production = { NODE_ENV: "production", ALLOW_SANDBOX: "true" };
  expect(readConfig({ ...live, ...production }).payment.provider).toBe("stripe");
  expect(() => readConfig({ ...live, ...production, STRIPE_API_BASE: "http://pay.example" })).toThrow(
    /^STRIPE_API_BASE /,
  );
});

test("with every provider a real one, production needs no leave", () => {
  const live = Object.fromEntries(Object.entries(stripe).map(([name, key]) => [name, key.replace("test", "live")]));
  const real = { SMTP_URL: "smtp://localhost", MAIL_FROM: "post@example.com", CLAMD_ADDRESS: "clamd:3310" };
  expect(readConfig({ NODE_ENV: "production", ...live, ...real }).environment).toBe("production");
});
