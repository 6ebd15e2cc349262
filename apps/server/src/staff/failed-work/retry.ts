import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { makeDueAgain } from "../../platform/jobs/failed-work.ts";
import { recordAct } from "../session.ts";
import { ownerOfWork } from "../../views/failed-work.ts";
import type { StaffMember } from "../../platform/http/callers.ts";

/** Makes a failed row due at once and records who did so. */
export async function retryAsStaff(
  deps: Pick<Deps, "db" | "clock" | "jobs">,
  person: StaffMember,
  { task, key }: { task: string; key: string },
): Promise<{ due: true } | Refusal> {
  const answer = await inTransaction(deps.db, async (transaction) => {
    if (!(await makeDueAgain(transaction, { task, key, at: deps.clock.now() }))) return refuse("NOT_FOUND");
    const row = transaction.selectFrom("failed_work as f").select(ownerOfWork.as("refId")).where("f.task", "=", task);
    const { refId } = await row.where("f.key", "=", key).executeTakeFirstOrThrow();
    await recordAct(transaction, deps, { by: person.id, act: "try-work-again", refId, detail: { task, key } });
    return { due: true as const };
  });
  deps.jobs.wake();
  return answer;
}
