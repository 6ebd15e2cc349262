import { startStripeDouble, type StripeDouble } from "@kautia/stripe-double";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { stripeAccounts } from "../../../testing/stripe-accounts.ts";
import { makeStripePayment } from "./stripe-payment.ts";

let double: StripeDouble;
beforeAll(async () => {
  double = await startStripeDouble({ accounts: Object.values(stripeAccounts) });
});
afterAll(() => double.close());
beforeEach(() => double.faults.clear());

const country = "de";
let count = 0;
const open = (timeout: number) => makeStripePayment({ accounts: stripeAccounts, apiBase: double.url, timeout });

/** Opens a card set-up, which takes three requests. */
function openCardSetup(timeout: number) {
  const request = { idempotencyKey: `setup-${++count}`, country, customer: `a${count}`, replaces: null } as const;
  return open(timeout).createCardSetup(request);
}

test("gives all requests of a call one time limit together", async () => {
  const slow = { kind: "slow", ms: 120 } as const;
  double.faults.on("POST", /customers/, slow);
  double.faults.on("POST", /setup_intents/, slow);
  double.faults.on("GET", /setup_intents/, slow);
  await expect(openCardSetup(200)).rejects.toMatchObject({ name: "PaymentUnknown" });
  double.faults.clear();
  expect(await openCardSetup(2_000)).toMatchObject({ status: "open" });
});
