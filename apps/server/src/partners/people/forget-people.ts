import { removedPersonDays } from "@kautia/contract";
import { sql } from "kysely";
import type { RowTask } from "../../platform/jobs/task.ts";
import type { WorkDeps } from "../../work-deps.ts";

const kept = sql.lit(`${removedPersonDays} days`);

async function forgetPeople({ db, clock }: WorkDeps, ids: readonly string[]): Promise<number> {
  const deleted = await db
    .deleteFrom("partner_person")
    .where("id", "in", ids)
    .where(sql<Date>`removed_at + ${kept}::interval`, "<=", clock.now())
    .returning("id")
    .execute();
  return deleted.length;
}

export const removedPeople: RowTask<WorkDeps> = {
  name: "removed-people",
  due: sql`SELECT id::text AS key, removed_at + ${kept}::interval AS at FROM partner_person WHERE removed_at IS NOT NULL`,
  everyMinute: true,
  handle: forgetPeople,
};
