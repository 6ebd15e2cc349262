import { removedPersonDays } from "@kautia/contract";
import { sql } from "kysely";
import type { Task } from "../../platform/jobs/task.ts";
import type { WorkDeps } from "../../work-deps.ts";

const kept = sql.lit(`${removedPersonDays} days`);

async function forgetPeople({ db, clock }: WorkDeps, limit: number): Promise<number> {
  const old = db
    .selectFrom("partner_person")
    .select("id")
    .where(sql<Date>`removed_at + ${kept}::interval`, "<=", clock.now())
    .limit(limit);
  const deleted = await db.deleteFrom("partner_person").where("id", "in", old).returning("id").execute();
  return deleted.length;
}

export const removedPeople: Task<WorkDeps> = {
  name: "removed-people",
  due: sql`SELECT removed_at + ${kept}::interval AS at FROM partner_person WHERE removed_at IS NOT NULL`,
  everyMinute: true,
  run: forgetPeople,
};
