import { type CalendarDate, staffCountry } from "@kautia/contract";
import type { Kysely, Selectable } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import type { WorkDeps } from "../../work-deps.ts";
import { type Place, readPlace } from "./place.ts";

export type HoldReason = NonNullable<Database["money_hold"]["reason"]>;

export interface MoneyHold {
  /** Null until a worker has noticed it. */
  since: Date | null;
  reason: HoldReason;
}

export type HoldDeps = Pick<WorkDeps, "db" | "clock" | "log" | "payment"> & {
  config: Pick<WorkDeps["config"], "payment">;
};

type Row = Selectable<Database["money_hold"]>;

/**
 * Whether everything that moves money waits, because this database may have lost what the card provider knows
 * (docs/recovery.md). The sandbox holds nothing: its charges are in the same database and are restored with it.
 */
export async function findMoneyHold({ db, config }: Pick<HoldDeps, "db" | "config">): Promise<MoneyHold | null> {
  if (config.payment.provider === "sandbox") return null;
  const row = await readRow(db);
  return row ? findHold(row, await readPlace(db)) : null;
}

function findHold(row: Row, place: Place): MoneyHold | null {
  if (row.reason !== null) return { since: row.held_at, reason: row.reason };
  const differs = (noted: string | null, now: string | null) => noted !== null && now !== null && noted !== now;
  if (row.database_id !== place.database || differs(row.system_id, place.system))
    return { since: null, reason: "another database" };
  return differs(row.timeline, place.timeline) ? { since: null, reason: "another timeline" } : null;
}

/** Tells hold and place, and notes the place in a database in which no money has moved yet. */
export async function noteAndFindHold({
  db,
  clock,
}: HoldDeps): Promise<{ hold: MoneyHold | null; row: Row; place: Place }> {
  const place = await readPlace(db);
  const row = (await readRow(db)) ?? (await noteFirst(db, place, clock.now()));
  return { hold: findHold(row, place), row, place };
}

async function noteFirst(db: Kysely<Database>, place: Place, now: Date): Promise<Row> {
  const lastEntry = await findLastEntry(db);
  await db
    .insertInto("money_hold")
    .values({ ...columnsOf(place), known_until: lastEntry ?? now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await readRow(db);
  if (!row) throw new Error("the row of money_hold is gone");
  return row;
}

export async function holdMoney({ db, clock, log }: HoldDeps, reason: HoldReason): Promise<void> {
  const held = await db
    .updateTable("money_hold")
    .set({ held_at: clock.now(), reason })
    .where("held_at", "is", null)
    .returning("only_row")
    .executeTakeFirst();
  if (held)
    log.error(
      { code: "MONEY_HELD", reason },
      "no money moves: compare the books with 'npm run reconcile', then release it (docs/recovery.md)",
    );
}

/** Lets money move again. Charges at the provider until `knownUntil` no longer hold it. */
export async function noteReleased(db: Kysely<Database>, place: Place, knownUntil: Date): Promise<void> {
  const row = { ...columnsOf(place), known_until: knownUntil, held_at: null, reason: null };
  await db
    .insertInto("money_hold")
    .values(row)
    .onConflict((conflict) => conflict.column("only_row").doUpdateSet(row))
    .execute();
}

function readRow(db: Kysely<Database>): Promise<Row | undefined> {
  return db.selectFrom("money_hold").selectAll().executeTakeFirst();
}

function columnsOf({ system, timeline, database }: Place) {
  return { system_id: system, timeline, database_id: database };
}

/** The latest day from which the books must be compared before money is released: that of the ledger's last entry. */
export async function findReleaseSince(db: Kysely<Database>): Promise<CalendarDate | null> {
  const at = await findLastEntry(db);
  return at && localDay(staffCountry, at);
}

export async function findMoneyWarnings(deps: Pick<HoldDeps, "db" | "config">): Promise<"MONEY_HELD"[]> {
  return (await findMoneyHold(deps)) ? ["MONEY_HELD"] : [];
}

async function findLastEntry(db: Kysely<Database>): Promise<Date | null> {
  const last = await db.selectFrom("ledger_entry").select("at").orderBy("id", "desc").limit(1).executeTakeFirst();
  return last?.at ?? null;
}
