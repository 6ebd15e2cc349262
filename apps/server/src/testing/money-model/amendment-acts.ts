import { addDays, type AmendmentChange, type CalendarDate } from "@kautia/contract";
import fc from "fast-check";
import type { Transaction } from "kysely";
import { answerAmendment, askForAmendment, takeBackAmendment } from "../../amendments/index.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { Policy } from "../../policy/index.ts";
import type { AmendmentRow } from "../../views/amendments.ts";
import { act, type Locked, toPolicy, which } from "./act.ts";

/** What others answer at once; `null` leaves them silent. */
const answers = fc.constantFrom(true, true, false, null);
const from = { ip: "::1", userAgent: "model" };

const anyChange = fc.oneof(
  fc.record({
    kind: fc.constant("LOWER_DEPOSIT" as const),
    percent: fc.integer({ min: 1, max: 99 }),
    restDays: fc.constantFrom(null, null, 1, 20, 31, 45),
  }),
  fc.record({ kind: fc.constant("PAYMENT_PERIOD" as const) }),
  fc.record({ kind: fc.constant("END" as const), days: fc.constantFrom(null, 1, 10, 31, 70) }),
  fc.record({
    kind: fc.constant("START" as const),
    days: fc.integer({ min: -2, max: 40 }),
    by: fc.constantFrom("TENANT" as const, "LANDLORD" as const),
  }),
);
type AnyChange = typeof anyChange extends fc.Arbitrary<infer Change> ? Change : never;

/** Changes of the contract as people ask for them, agree, refuse, or think better of it. */
export const amendmentActs = [
  act(
    "ask for a change",
    fc.record({ which, change: anyChange, answers }),
    (world, { which: at, change, answers: agrees }) =>
      toPolicy(world, at, async ({ transaction, deps, policy, today }) => {
        const by = change.kind === "START" ? change.by : askers[change.kind];
        const asked = { refId: policy.ref_id, change: toChange(change, policy, today), by, from };
        const refused = await askForAmendment(transaction, deps, asked);
        if (!refused && agrees !== null) await answer({ transaction, deps, policy }, agrees);
      }),
    8,
  ),
  act(
    "answer a change",
    fc.record({ which, agrees: fc.boolean() }),
    (world, { which: at, agrees }) => toPolicy(world, at, (locked) => answer(locked, agrees)),
    2,
  ),
  act("take a change back", which, (world, at) =>
    toPolicy(world, at, async ({ transaction, deps, policy: { ref_id: refId } }) => {
      const open = await findOpen(transaction, refId);
      if (open) await takeBackAmendment(transaction, deps, { refId, amendmentId: open.id, by: open.asked_by });
    }),
  ),
];

const askers = { LOWER_DEPOSIT: "LANDLORD", PAYMENT_PERIOD: "TENANT", END: "TENANT" } as const;

/** What somebody would ask for, possible or not. */
function toChange(change: AnyChange, policy: Policy, today: CalendarDate): AmendmentChange {
  const { kind } = change;
  switch (kind) {
    case "LOWER_DEPOSIT": {
      const depositAmount = Math.ceil((policy.deposit_cents * change.percent) / 100) / 100;
      return { kind, depositAmount, restUntil: change.restDays === null ? null : addDays(today, change.restDays) };
    }
    case "PAYMENT_PERIOD":
      return { kind, paymentPeriod: policy.payment_period === "YEARLY" ? "MONTHLY" : "YEARLY" };
    case "END":
      return { kind, insuranceEnd: change.days === null ? null : addDays(policy.insurance_end ?? today, change.days) };
    case "START":
      return { kind, insuranceStart: addDays(today, change.days) };
  }
}

async function answer(
  { transaction, deps, policy: { ref_id: refId } }: Pick<Locked, "transaction" | "deps" | "policy">,
  agrees: boolean,
): Promise<void> {
  const open = await findOpen(transaction, refId);
  const [party] = open?.waits_for ?? [];
  if (open && party)
    await answerAmendment(transaction, deps, { refId, amendmentId: open.id, party, agrees, reason: null, from });
}

async function findOpen(transaction: Transaction<Database>, refId: string): Promise<AmendmentRow | undefined> {
  const all = transaction.selectFrom("amendment").selectAll().where("ref_id", "=", refId);
  return all.where("state", "in", ["ASKED", "AGREED"]).orderBy("asked_at").orderBy("id").executeTakeFirst();
}
