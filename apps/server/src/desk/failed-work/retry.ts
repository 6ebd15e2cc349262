import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { makeDueAgain } from "../../platform/jobs/failed-work.ts";
import { type Person, recordAct } from "../session.ts";
import { ownerOfWork } from "./owner.ts";

/** Makes a failed row due at once and records who did so. */
export async function retryAtDesk(
  deps: Pick<Deps, "db" | "clock" | "jobs">,
  person: Person,
  { task, key }: { task: string; key: string },
): Promise<{ due: true } | Refusal> {
  const answer = await inTransaction(deps.db, async (transaction) => {
    if (!(await makeDueAgain(transaction, { task, key, at: deps.clock.now() }))) return refuse("NOT_FOUND");
    const { rows } = await sql<{ refId: string | null }>`
      SELECT ${sql.raw(ownerOfWork)} AS "refId" FROM failed_work f WHERE task = ${task} AND key = ${key}`.execute(
      transaction,
    );
    const refId = rows[0]?.refId ?? null;
    await recordAct(transaction, deps, { by: person.id, act: "try-work-again", refId, detail: { task, key } });
    return { due: true as const };
  });
  deps.jobs.wake();
  return answer;
}
