import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ChangesJourney } from "./changes-journey.ts";
import { CrashLoop, type Undisturbed } from "./crash-loop.ts";
import { isShort, provider, testFaults } from "./test-faults.ts";

// Only in `npm run test:full` and `npm run crashes`.
describe.skipIf(isShort)("changes of a contract, what happens to its people, a letter, and an unpaid premium", () => {
  let loop: CrashLoop;
  let undisturbed: Undisturbed;
  beforeAll(async () => {
    loop = await CrashLoop.open(provider, { People: ChangesJourney, settings: { UNPAID: "QUALIFIED_REMINDER" } });
    undisturbed = await loop.runUndisturbed();
  }, 300_000);
  afterAll(() => loop.close());

  test("changes apply, the termination is lifted, and the ledger matches the provider", () => {
    const { statuses, changes, balances, unsettled, provider: payments } = undisturbed;
    expect(statuses.slice(-5)).toEqual(["ACTIVE", "ACTIVE", "PAST_DUE", "ACTIVE", "ENDED"]);
    const settled = changes.filter((line) => /^(amendment|approval)/.test(line));
    expect(settled.map((line) => line.split(" ").slice(0, 3).join(" "))).toEqual([
      "amendment END IN_FORCE",
      "amendment END TAKEN_BACK",
      "amendment HIGHER_DEPOSIT IN_FORCE",
      "amendment LOWER_DEPOSIT IN_FORCE",
      "amendment NEW_LANDLORD IN_FORCE",
      "amendment PAYMENT_PERIOD IN_FORCE",
      "amendment START IN_FORCE",
      "amendment TENANT_NAME IN_FORCE",
      ...[
        "bank-payment",
        "end-after-death",
        "lift-hold",
        "record-declaration",
        "record-insolvency",
        "terminate-unpaid",
      ].map((kind) => `approval ${kind} APPROVED`),
    ]);
    expect(changes.filter((line) => /^reminder OVER|^declaration RELEASE LETTER/.test(line))).toHaveLength(2);
    const received = payments.reduce((sum, { amountCents, refundedCents }) => sum + amountCents - refundedCents, 0);
    expect(received).toBeGreaterThan(0);
    expect(balances).toMatchObject({ PROVIDER: received, RECEIVABLE: 0, IN_COLLECTION: 0 });
    expect(unsettled).toBe(0);
  });

  testFaults(() => ({ loop, undisturbed }));
});
