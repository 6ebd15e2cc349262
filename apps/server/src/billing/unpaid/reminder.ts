import { addDays, type CalendarDate, reminderAfterDays, unpaidStates, sumBy } from "@kautia/contract";
import { type Kysely, type Selectable, sql, type Transaction, type Updateable } from "kysely";
import type { Config } from "../../platform/config/settings.ts";
import type { Database } from "../../platform/database/schema.ts";
import { startOfLocalDay } from "../../platform/rules/local-day.ts";
import type { Policy } from "../../policy/index.ts";
import type { WorkDeps } from "../../work-deps.ts";

export type UnpaidReminder = Selectable<Database["unpaid_reminder"]>;

/** Whether the insurer sends qualified reminders for this policy, and may end its cover when they are ignored. */
export function isReminded({ unpaid }: Pick<Config, "unpaid">, { cover_state }: Policy): boolean {
  return unpaid === "QUALIFIED_REMINDER" && cover_state === "ACCEPTED";
}

/** Plans the reminder after the last charge of a premium failed. One that is open covers this premium, too. */
export async function planReminder(
  transaction: Transaction<Database>,
  { clock, random }: Pick<WorkDeps, "clock" | "random">,
  { ref_id, country }: Policy,
  firstFailedOn: string,
): Promise<void> {
  const day = startOfLocalDay(country, addDays(firstFailedOn, reminderAfterDays));
  const now = clock.now();
  await transaction
    .insertInto("unpaid_reminder")
    .values({ id: random.uuid(), ref_id, due_at: day > now ? day : now })
    .onConflict((conflict) => conflict.column("ref_id").where("state", "in", unpaidStates).doNothing())
    .execute();
}

/** The reminder that is planned or waits for a payment or the desk; null without one. */
export async function findReminder(
  db: Kysely<Database>,
  refId: string,
): Promise<(UnpaidReminder & { state: (typeof unpaidStates)[number] }) | null> {
  const open = db.selectFrom("unpaid_reminder").selectAll().where("ref_id", "=", refId);
  const waiting = open.where("state", "in", unpaidStates).$narrowType<{ state: (typeof unpaidStates)[number] }>();
  return (await waiting.executeTakeFirst()) ?? null;
}

/** Changes a reminder. */
export async function changeReminder(
  transaction: Transaction<Database>,
  id: string,
  set: Updateable<Database["unpaid_reminder"]>,
): Promise<void> {
  await transaction.updateTable("unpaid_reminder").set(set).where("id", "=", id).execute();
}

/** Changes the end that cover gets back if the termination of this policy is lifted. */
export async function moveAgreedEnd(
  transaction: Transaction<Database>,
  refId: string,
  agreed_end: CalendarDate,
): Promise<void> {
  const terminated = transaction.updateTable("unpaid_reminder").set({ agreed_end }).where("ref_id", "=", refId);
  await terminated.where("state", "=", "TERMINATED").execute();
}

/** Whether the desk terminated the policy because of unpaid premiums, and nobody lifted it. */
export async function wasTerminated(db: Kysely<Database>, refId: string): Promise<boolean> {
  const ended = db.selectFrom("unpaid_reminder").select("id").where("ref_id", "=", refId);
  return (await ended.where("state", "in", ["TERMINATED", "ENDED"]).executeTakeFirst()) !== undefined;
}

/** Premiums whose charges failed, the oldest first. */
export function readUnpaid(db: Kysely<Database>, refId: string) {
  return db
    .selectFrom("premium")
    .selectAll()
    .where("ref_id", "=", refId)
    .where("status", "in", ["DUE", "UNPAID"])
    .where("first_failed_on", "is not", null)
    .orderBy("number")
    .execute();
}

/** What is unpaid after failed charges, in cents. */
export async function sumUnpaid(db: Kysely<Database>, refId: string): Promise<number> {
  return sumBy(await readUnpaid(db, refId), ({ amount_cents }) => amount_cents);
}

/** Closes a policy's reminder at once, because nothing is unpaid any more. */
export async function hurryReminder(transaction: Transaction<Database>, refId: string, now: Date): Promise<void> {
  await transaction
    .updateTable("unpaid_reminder")
    .set(({ ref }) => ({
      due_at: now,
      state: sql`CASE ${ref("state")} WHEN 'CASE' THEN 'WAITING' ELSE ${ref("state")} END`,
    }))
    .where("ref_id", "=", refId)
    .where("state", "in", unpaidStates)
    .execute();
}
