import type { CalendarDate, Circumstance, CircumstanceKind } from "@kautia/contract";
import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import type { Database } from "../platform/database/schema.ts";
import { isChargePaused, isOnHold, isOwedByEstate } from "../views/circumstances.ts";
import { staffName } from "../views/names.ts";

type CircumstanceRow = Selectable<Database["circumstance"]>;

/** Records an event. The caller has locked the policy. Null if one of the same kind is open already. */
export async function recordCircumstance(
  transaction: Transaction<Database>,
  { clock, random }: Pick<Deps, "clock" | "random">,
  circumstance: Omit<Insertable<Database["circumstance"]>, "id" | "recorded_at">,
): Promise<string | null> {
  const written = await transaction
    .insertInto("circumstance")
    .values({ ...circumstance, id: random.uuid(), recorded_at: clock.now() })
    .onConflict((conflict) => conflict.columns(["ref_id", "kind"]).where("ended_at", "is", null).doNothing())
    .returning("id")
    .executeTakeFirst();
  return written?.id ?? null;
}

/** Closes an open event. False if somebody else was faster. */
export async function endCircumstance(
  transaction: Transaction<Database>,
  id: string,
  ended: Pick<CircumstanceRow, "ended_at" | "ended_by" | "outcome" | "end_note">,
): Promise<boolean> {
  const done = await transaction
    .updateTable("circumstance")
    .set(ended)
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return done !== undefined;
}

/** The open event of this kind. */
export async function findLasting(
  db: Kysely<Database>,
  refId: string,
  kind: CircumstanceKind,
): Promise<CircumstanceRow | null> {
  const found = await db
    .selectFrom("circumstance")
    .selectAll()
    .where("ref_id", "=", refId)
    .where("kind", "=", kind)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return found ?? null;
}

/** Who recorded the hold of a policy and when; null without one. */
export const findHold = (db: Kysely<Database>, refId: string) => findLastingBy(db, refId, isOnHold);

/** Who recorded why a policy is not charged, and when; null if it is. */
export const findChargePause = (db: Kysely<Database>, refId: string) => findLastingBy(db, refId, isChargePaused);

/** Whether the heirs or the administrator of the first tenant owe what that tenant owed. */
export const hasEstate = async (db: Kysely<Database>, refId: string) =>
  (await findLastingBy(db, refId, isOwedByEstate)) !== null;

async function findLastingBy(db: Kysely<Database>, refId: string, applies: typeof isOnHold) {
  const found = await db
    .selectFrom("circumstance as c")
    .select(["c.recorded_at as at", ({ ref }) => staffName(ref("c.recorded_by")).as("by")])
    .where("c.ref_id", "=", refId)
    .where("c.ended_at", "is", null)
    .where(applies(sql.ref("c.ref_id")))
    .orderBy("c.recorded_at")
    .executeTakeFirst();
  return found ?? null;
}

/** Everything that happened to the people of a policy, oldest first. */
export async function readCircumstances(db: Kysely<Database>, refId: string): Promise<Circumstance[]> {
  const rows = await db
    .selectFrom("circumstance as c")
    .selectAll("c")
    .select(({ ref }) => [staffName(ref("c.recorded_by")).as("recordedBy"), staffName(ref("c.ended_by")).as("endedBy")])
    .where("c.ref_id", "=", refId)
    .orderBy("c.recorded_at")
    .orderBy("c.id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    happenedOn: row.happened_on,
    contact:
      row.contact_name === null
        ? null
        : { name: row.contact_name, email: row.contact_email, address: row.contact_address },
    note: row.note,
    recordedBy: row.recordedBy ?? "",
    recordedAt: row.recorded_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    endedBy: row.endedBy,
    endNote: row.end_note,
  }));
}

/** Records what was claimed in the proceedings of an insolvent tenant. */
export async function recordFiling(
  transaction: Transaction<Database>,
  { clock }: Pick<Deps, "clock">,
  filing: { circumstanceId: string; amountCents: number; filedOn: CalendarDate; staffId: string },
): Promise<void> {
  const { circumstanceId: circumstance_id, amountCents: amount_cents, filedOn: filed_on, staffId: staff_id } = filing;
  const row = { circumstance_id, amount_cents, filed_on, staff_id, at: clock.now() };
  await transaction.insertInto("insolvency_filing").values(row).execute();
}
