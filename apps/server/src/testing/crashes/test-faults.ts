import { expect, test } from "vitest";
import { testEngine } from "../database/make-test-database.ts";
import { loadSizeOrAll } from "../values/load-size.ts";
import type { CrashLoop, FinalState, JourneyResult, Undisturbed } from "./crash-loop.ts";
import { faultKinds } from "./fault-injector.ts";

/** Faults per step: one in `npm test`, ten in `npm run test:full`, all in `npm run crashes`. */
const faultsPerStep = loadSizeOrAll(1, 10);
export const isShort = faultsPerStep === 1;
// The sandbox keeps its charges in our database and Stripe does not, so each engine covers one of them.
export const provider = testEngine() === "pglite" ? "sandbox" : "stripe";
// The embedded engine runs in our process, so a second process uses a second core.
const load =
  testEngine() === "pglite" ? { journeysPerProcess: 4, processes: 2 } : { journeysPerProcess: 8, processes: 1 };

/** The parts of the state that are equal after each journey; others contain random ids or depend on timing. */
const comparableParts = [
  "statuses",
  "changes",
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

/** The differences between two states, by part. */
function describeDifferences(state: FinalState, undisturbed: FinalState): string {
  const linesOf = (from: FinalState) =>
    Object.entries(comparable(from)).flatMap(([part, value]) =>
      (Array.isArray(value) ? value : [value]).map((item) => `${part}: ${JSON.stringify(item)}`),
    );
  const [ours, theirs] = [linesOf(state), linesOf(undisturbed)];
  const onlyIn = (some: string[], others: string[]) => some.filter((line) => !takeOut(others, line));
  return [
    ...onlyIn(ours, [...theirs]).map((line) => `+ ${line}`),
    ...onlyIn(theirs, [...ours]).map((line) => `- ${line}`),
  ].join("\n");
}

function takeOut(lines: string[], line: string): boolean {
  const at = lines.indexOf(line);
  if (at >= 0) lines.splice(at, 1);
  return at >= 0;
}

/** An error before a call has an effect is the mildest of the three, so it is left to the full form. */
const kinds = isShort ? faultKinds.filter((kind) => kind !== "error before") : faultKinds;

/** `everyNthStep`: `npm test` has a fault in one of so many steps. Killing a server takes longest. */
export function testFaults(
  story: () => { loop: CrashLoop; undisturbed: Undisturbed },
  everyNthStep = { killed: 1, error: 1 },
): void {
  test.each(kinds)(
    "ends in the same state as an undisturbed journey with the fault '%s'",
    async (kind) => {
      const { loop, undisturbed } = story();
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
          const differences = state ? describeDifferences(state, undisturbed) : String(difference);
          say(`${kind}: failed after ${hits.join("; ")}\n${error ?? differences}`);
        }
      };
      const nth = kind === "killed" ? everyNthStep.killed : everyNthStep.error;
      const options = { faultsPerStep, everyNthStep: isShort ? nth : 1, ...load, report, check };
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
}
