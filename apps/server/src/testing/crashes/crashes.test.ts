import { afterAll, beforeAll, expect, test } from "vitest";
import { CrashLoop, type FinalState, type JourneyResult, type Undisturbed } from "./crash-loop.ts";
import { faultKinds } from "./fault-injector.ts";
import { balances as sumBalances } from "../../billing/rules/ledger.ts";
import { loadSizeOrAll } from "../values/load-size.ts";
import { testEngine } from "../database/make-test-database.ts";

/*
 * A policy from card to refund. Faults per step: one in `npm test`, ten in `npm run test:full`, all in
 * `npm run crashes`. `npm test` does so in every fourth step only, and kills the server, which takes longest, in every twelfth.
 */
const faultsPerStep = loadSizeOrAll(1, 10);
const isShort = faultsPerStep === 1;
// The sandbox keeps its charges in our database and Stripe does not, so each engine covers one of them.
const provider = testEngine() === "pglite" ? "sandbox" : "stripe";
// The embedded engine runs in our process, so a second process uses a second core.
const load =
  testEngine() === "pglite" ? { journeysPerProcess: 4, processes: 2 } : { journeysPerProcess: 8, processes: 1 };

let loop: CrashLoop;
let undisturbed: Undisturbed;
beforeAll(async () => {
  loop = await CrashLoop.open(provider);
  undisturbed = await loop.runUndisturbed();
}, 300_000);
afterAll(() => loop.close());

/** The parts of the state that are equal after each journey; others contain random ids or depend on timing. */
const comparableParts = [
  "statuses",
  "balances",
  "premiums",
  "instalments",
  "unsettled",
  "refunds",
  "mails",
  "counts",
  "policyDocuments",
  "provider",
] as const satisfies readonly (keyof FinalState)[];

function comparable(state: FinalState) {
  const parts = Object.fromEntries(comparableParts.map((name) => [name, state[name]]));
  return { ...parts, events: state.events.toSorted() };
}

test("pays three premiums and a claim without faults, and the ledger matches the provider", () => {
  const { statuses, premiums, instalments, balances, refunds, mails, counts, provider: payments } = undisturbed;
  expect(statuses).toEqual(["SIGNED", "ACCEPTED", "ACTIVE", "CANCELLATION_REQUESTED", "ENDED"]);
  expect(premiums).toEqual([1, 2, 3].map((number) => ({ number, status: "PAID", successes: 1 })));
  expect(instalments).toEqual([{ number: 1, status: "PAID", successes: 1 }]);
  // What the guarantee costs less after the payout, and what is left of the period at the release.
  expect(refunds).toEqual([expect.stringMatching(/^PAID [1-9]/), expect.stringMatching(/^PAID [1-9]/)]);
  expect(counts).toEqual({ policies: 1, certificates: 1, evidence: 1, releases: 1, accounts: 1, claims: 1 });
  // Each refund has its mail; no other mail is written twice.
  expect(new Set(mails).size).toBe(mails.length - 1);
  const received = payments.reduce((sum, { amountCents, refundedCents }) => sum + amountCents - refundedCents, 0);
  const earned = { PREMIUM_PAYABLE: 12_050 - received, REPAYMENTS: -12_050 };
  const paidOut = { CLAIMS: 12_050, CLAIMS_BANK: -12_050 };
  expect(balances).toEqual({ ...sumBalances([]), PROVIDER: received, ...earned, ...paidOut });
});

test.each(faultKinds)(
  "ends in the same state as an undisturbed journey with the fault '%s'",
  async (kind) => {
    const began = performance.now();
    const say = (line: string) => process.stdout.write(`${testEngine()}, ${provider}, ${line}\n`);
    const report = (line: string) => (faultsPerStep === null ? say(line) : undefined);
    let failed = 0;
    const check = ({ hits, state, error }: JourneyResult) => {
      try {
        expect(error).toBeNull();
        expect(state && comparable(state)).toEqual(comparable(undisturbed));
        // No mail was lost, and none was sent twice with two Message-IDs.
        expect(state?.arrived).toEqual(state?.sent);
      } catch (difference) {
        failed += 1;
        say(`${kind}: failed after ${hits.join("; ")}\n${error ?? String(difference)}`);
      }
    };
    const everyNthStep = !isShort ? 1 : kind === "killed" ? 12 : 4;
    const options = { faultsPerStep, everyNthStep, ...load, report, check };
    const { journeys, kills, injected, calls, missed } = await loop.run(undisturbed, kind, options);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    const share = `${injected} faults among ${calls} calls in ${journeys} journeys`;
    const rest = faultsPerStep === null ? `, ${missed.length} calls missed` : "";
    say(`${kind}: ${share}, ${kills} SIGKILLs, ${seconds} s, ${failed} failed${rest}`);
    expect(failed).toBe(0);
    if (faultsPerStep === null) expect(missed).toEqual([]);
    else expect(injected).toBeGreaterThan(0);
  },
  4 * 3_600_000,
);
