import { type CalendarDate } from "@kautia/contract";
import fc from "fast-check";
import { readGuaranteedCents } from "../../policy/index.ts";
import { act, findStaff, type Locked, pick, toPolicy, which } from "./act.ts";
import { type Desk, today } from "./desk.ts";
import type { World } from "./world.ts";

/** What happens between the desk, our bank, and those who transfer money to us. */
export const bankActs = (desk: Desk) => [
  act(
    "grant a claim",
    fc.record({ which, cents: fc.integer({ min: 100, max: 60_000 }) }),
    (world, chosen) => toPolicy(world, chosen.which, (locked) => grantClaim(locked, chosen.cents)),
    3,
  ),
  act("pay by file", fc.nat({ max: 2 }), (world, inDays) => desk.pay(world, inDays), 3),
  act(
    "the bank makes transfers",
    fc.record({ together: fc.boolean(), refused: fc.constantFrom(null, null, 0, 1) }),
    (world, { together, refused }) => desk.makeTransfers(world, { together, refuses: (index) => index === refused }),
    3,
  ),
  act("a transfer comes back", which, (world, at) => {
    const bank = desk.banks[world.country];
    const transfer = pick(bank.made, at);
    if (transfer) bank.sendBack(today(world), transfer);
  }),
  act(
    "a tenant transfers",
    fc.record({ which, times: fc.constantFrom(1, 1, 2), writes: fc.constantFrom("contract", "contract", "nothing") }),
    (world, chosen) => transferOwed(desk, world, chosen),
    3,
  ),
  act("an unknown payment", fc.constantFrom(-999, 1, 635, 12_345), (world, cents) =>
    desk.banks[world.country].book(today(world), { cents, text: "?" }),
  ),
  act("read statements", fc.constantFrom(1, 1, 2), (world, times) => desk.readStatements(world, { times }), 3),
  act("settle lines", fc.constant(null), (world) => desk.settleLines(world)),
];

/** A claim that the desk has granted: at most what is guaranteed and not claimed yet. Its account is known. */
async function grantClaim({ transaction, deps, policy, today: on }: Locked, cents: number): Promise<void> {
  const { ref_id, cover_start } = policy;
  if (cover_start === null || cover_start > on) return;
  const { claimed } = await transaction
    .selectFrom("claim")
    .select(({ fn }) => fn.sum<number | null>("amount_cents").as("claimed"))
    .where("ref_id", "=", ref_id)
    .executeTakeFirstOrThrow();
  const amount_cents = Math.min(cents, (await readGuaranteedCents(transaction, policy)) - (claimed ?? 0));
  if (amount_cents <= 0) return;
  const [id, now] = [deps.random.uuid(), deps.clock.now()];
  await transaction
    .insertInto("claim")
    .values({ id, ref_id, amount_cents, reported_at: now, object_until: on })
    .execute();
  const staff_id = await findStaff(transaction);
  const granted = { granted_cents: amount_cents, item_cents: [amount_cents], staff_id, at: now };
  await transaction
    .insertInto("claim_decision")
    .values({ claim_id: id, outcome: "ACCEPTED", ...granted })
    .execute();
  const account = { iban: "DE89370400440532013000", holder: "Otto Kern", entered_at: now, counts_from: now };
  await transaction
    .insertInto("payout_account")
    .values({ id: deps.random.uuid(), ref_id, ...account })
    .execute();
}

/** Transfers the oldest unpaid premium or instalment of a contract, and maybe the same again. */
async function transferOwed(
  desk: Desk,
  world: World,
  { which: at, times, writes }: { which: number; times: number; writes: string },
): Promise<void> {
  const { db } = world.deps();
  const refId = pick(world.refIds, at) ?? "";
  const owed = await findOwed(db, refId);
  if (!owed) return;
  const on: CalendarDate = today(world);
  const text = writes === "contract" ? `Beitrag ${owed.contractNumber}` : "Beitrag";
  for (let time = 0; time < times; time++)
    desk.banks[world.country].book(on, { cents: owed.cents, text, name: "Jana Weiß" });
}

async function findOwed(db: Locked["deps"]["db"], refId: string) {
  const premiums = db
    .selectFrom("premium")
    .innerJoin("policy", "policy.ref_id", "premium.ref_id")
    .select(["amount_cents as cents", "contract_number as contractNumber"])
    .where("premium.ref_id", "=", refId)
    .where("premium.status", "=", "UNPAID")
    .orderBy("number")
    .limit(1);
  const instalments = db
    .selectFrom("instalment")
    .innerJoin("policy", "policy.ref_id", "instalment.ref_id")
    .select(["amount_cents as cents", "contract_number as contractNumber"])
    .where("instalment.ref_id", "=", refId)
    .where("instalment.status", "<>", "PAID")
    .limit(1);
  return (await premiums.executeTakeFirst()) ?? (await instalments.executeTakeFirst());
}
