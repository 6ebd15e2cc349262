import { removedPersonDays } from "@kautia/contract";
import { sql } from "kysely";
import type { RowTask } from "../../platform/jobs/task.ts";
import type { WorkDeps } from "../../work-deps.ts";
import { dueRows } from "../../platform/jobs/due-rows.ts";

const peopleToForget = dueRows({
  from: sql`partner_person`,
  key: sql`id`,
  at: sql`removed_at`,
  after: `${removedPersonDays} days`,
});

async function forgetPeople({ db, clock }: WorkDeps, ids: readonly string[]): Promise<number> {
  const deleted = await db
    .deleteFrom("partner_person")
    .where("id", "in", ids)
    .where(peopleToForget.isDue(clock.now()))
    .returning("id")
    .execute();
  return deleted.length;
}

export const removedPeople: RowTask<WorkDeps> = {
  name: "removed-people",
  due: peopleToForget.all,
  everyMinute: true,
  handle: forgetPeople,
};
