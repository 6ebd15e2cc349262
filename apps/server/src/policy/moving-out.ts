import type { CalendarDate } from "@kautia/contract";
import type { Transaction, Updateable } from "kysely";
import type { Deps } from "../deps.ts";
import type { Database } from "../platform/database/schema.ts";

/** Writes the day of moving out into the open proof, or into a new one. The caller has locked the policy. */
export async function writeMovingOut(
  transaction: Transaction<Database>,
  { clock, random }: Pick<Deps, "clock" | "random">,
  { refId, movedOutOn }: { refId: string; movedOutOn: CalendarDate },
): Promise<void> {
  const changed = await transaction
    .updateTable("moving_out")
    .set({ moved_out_on: movedOutOn })
    .where("ref_id", "=", refId)
    .where("outcome", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (changed) return;
  await transaction
    .insertInto("moving_out")
    .values({ id: random.uuid(), ref_id: refId, moved_out_on: movedOutOn, given_at: clock.now() })
    .execute();
}

/** Writes what the desk decided about a proof. The caller has locked the policy. */
export async function decideMovingOut(
  transaction: Transaction<Database>,
  id: string,
  decided: Pick<Updateable<Database["moving_out"]>, "outcome" | "confirmed_on" | "note" | "decided_at" | "staff_id">,
): Promise<void> {
  await transaction.updateTable("moving_out").set(decided).where("id", "=", id).execute();
}

/** A proof of moving out only counts while the policy waits for the landlord's release (docs/policy.md). */
export async function dropMovingOut(transaction: Transaction<Database>, refId: string, at: Date): Promise<void> {
  await transaction
    .updateTable("moving_out")
    .set({ outcome: "DROPPED", decided_at: at })
    .where("ref_id", "=", refId)
    .where("outcome", "is", null)
    .execute();
}
