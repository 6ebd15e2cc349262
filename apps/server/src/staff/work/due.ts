import { addDays, type CallInput, type setDueDay } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { type Refusal, refuse, refuseDay } from "../../platform/http/refusal.ts";
import { earlier, second } from "../../platform/rules/durations.ts";
import { localDay, startOfLocalDay } from "../../platform/rules/local-day.ts";
import { recordAct } from "../session.ts";
import { findWork } from "./find-work.ts";

const mostDays = 366;

/** Sets the due date to the end of a day where the work is, or back to the usual one. */
export async function setDue(
  deps: Pick<Deps, "db" | "clock">,
  person: StaffMember,
  { params, body: { day } }: CallInput<typeof setDueDay>,
): Promise<{ done: true } | Refusal> {
  const work = await findWork(deps.db, params);
  if (!work) return refuse("CASE_UNKNOWN");
  const { kind, id: subject_id, refId, country } = work;
  const now = deps.clock.now();
  const today = localDay(country, now);
  const impossible = refuseDay("day", day, [today, addDays(today, mostDays)]);
  if (impossible) return impossible;
  await inTransaction(deps.db, async (transaction) => {
    if (day === null) {
      const changed = transaction.deleteFrom("desk_due").where("kind", "=", kind);
      await changed.where("subject_id", "=", subject_id).execute();
    } else {
      const due_at = earlier(startOfLocalDay(country, addDays(day, 1)), second);
      const row = { due_at, staff_id: person.id, at: now };
      await transaction
        .insertInto("desk_due")
        .values({ ...row, kind, subject_id })
        .onConflict((conflict) => conflict.columns(["kind", "subject_id"]).doUpdateSet(row))
        .execute();
    }
    await recordAct(transaction, deps, { by: person.id, act: "set-due", refId, detail: { kind, id: subject_id, day } });
  });
  return { done: true };
}
