import { afterAll, beforeAll, expect, test } from "vitest";
import { type Arrival, CrashLoop, type Left, type Undisturbed } from "./loop.ts";
import { fates } from "./points.ts";
import { loadSizeOrAll } from "../load-size.ts";
import { testEngine } from "../make-test-database.ts";

/*
 * A whole contract, from the card to the refund: the process is killed, or an error is thrown before or after the act, at each await on
 * something outside. `npm test` tries one point of each step, `npm run test:full` all points on PostgreSQL and ten of each step on the
 * embedded database, `npm run crashes` all points on both.
 */
const few = loadSizeOrAll(1, testEngine() === "postgres" ? "all" : 10);
// The sandbox keeps its books in our database, the Stripe double does not: each engine covers one of them.
const provider = testEngine() === "pglite" ? "sandbox" : "stripe";
// The embedded engine works inside of the process: there a second one brings a second core.
const pace = testEngine() === "pglite" ? { together: 4, processes: 2 } : { together: 8, processes: 1 };

let loop: CrashLoop;
let undisturbed: Undisturbed;
beforeAll(async () => {
  loop = await CrashLoop.open(provider);
  undisturbed = await loop.runUndisturbed();
}, 300_000);
afterAll(() => loop.close());

/** What is the same after each journey; the rest is drawn by lot. */
const settled = [
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
] as const satisfies readonly (keyof Left)[];

function comparable(left: Left) {
  const same = Object.fromEntries(settled.map((name) => [name, left[name]]));
  return { ...same, events: left.events.toSorted() };
}

test("undisturbed, three premiums and a claim are paid, and our ledger is what the provider has", () => {
  const { statuses, premiums, instalments, balances, refunds, mails, counts, provider: books } = undisturbed;
  expect(statuses).toEqual(["SIGNED", "ACCEPTED", "ACTIVE", "CANCELLATION_REQUESTED", "ENDED"]);
  expect(premiums).toEqual([1, 2, 3].map((number) => ({ number, status: "PAID", successes: 1 })));
  expect(instalments).toEqual([{ number: 1, status: "PAID", successes: 1 }]);
  expect(refunds).toEqual([expect.stringMatching(/^PAID [1-9]/)]);
  expect(counts).toEqual({ policies: 1, certificates: 1, evidence: 1, releases: 1, accounts: 1, claims: 1 });
  expect(new Set(mails).size).toBe(mails.length);
  const held = books.reduce((sum, { amountCents, refundedCents }) => sum + amountCents - refundedCents, 0);
  expect(balances).toEqual({
    RECEIVABLE: 0,
    IN_COLLECTION: 0,
    PROVIDER: held,
    PREMIUMS: 12_050 - held,
    REPAYMENTS: -12_050,
    PAYABLE: 0,
  });
});

test.each(fates)(
  "%s: each premium once, one contract, one certificate, each mail once, and the books agree",
  async (fate) => {
    const began = performance.now();
    const say = (line: string) => process.stdout.write(`${testEngine()}, ${provider}, ${line}\n`);
    const tell = (line: string) => (few === null ? say(line) : undefined);
    // Not one may differ, and each that does is told at once.
    let harmed = 0;
    const judge = ({ hits, left, error }: Arrival) => {
      try {
        expect(error).toBeNull();
        expect(left && comparable(left)).toEqual(comparable(undisturbed));
        // None lost, and none twice by another id: the Message-ID is made of it.
        expect(left?.arrived).toEqual(left?.sent);
      } catch (difference) {
        harmed += 1;
        say(`${fate}: harmed by ${hits.join("; ")}\n${String(difference)}`);
      }
    };
    const { journeys, kills, tried, points, missed } = await loop.run(undisturbed, fate, { few, ...pace, tell, judge });
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    const share = `${tried} times at the journey's ${points} points, in ${journeys} journeys`;
    const left = few === null ? `, ${missed.length} points missed` : "";
    say(`${fate}: ${share}, ${kills} SIGKILLs, ${seconds} s, ${harmed} harmed${left}`);
    expect(harmed).toBe(0);
    if (few === null) expect(missed).toEqual([]);
    else expect(tried).toBeGreaterThan(0);
  },
  4 * 3_600_000,
);
