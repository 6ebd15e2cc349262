import { staffListSize, type StaffCounts, workTasks } from "@kautia/contract";
import { type Expression, sql } from "kysely";
import type { Deps } from "../deps.ts";
import type { Jobs } from "../platform/jobs/jobs.ts";
import { runNamed } from "../platform/database/run-named.ts";
import { selectFailedWork } from "../views/failed-work.ts";
import { selectWaiting } from "../views/waiting.ts";

/** No further than can be paged through. */
const count = (rows: Expression<unknown>) =>
  sql<number>`(SELECT count(*)::int FROM (SELECT FROM ${rows} AS waiting LIMIT ${sql.lit(staffListSize)}) AS counted)`;

/** Counts what the lists show as waiting for a person. */
export async function countWork(
  deps: Pick<Deps, "db" | "sql" | "clock"> & { jobs: Pick<Jobs, "isRepaired"> },
): Promise<StaffCounts> {
  const { db, clock, jobs } = deps;
  const waiting = selectWaiting(db, clock.now());
  const counts = db.selectNoFrom([
    count(waiting.cases).as("cases"),
    count(waiting.claims).as("claims"),
    count(waiting["moving-outs"]).as("moving-outs"),
    count(waiting["follow-ups"]).as("follow-ups"),
    count(waiting.questions).as("questions"),
    count(waiting.withdrawals).as("withdrawals"),
    count(waiting.notices).as("notices"),
    count(waiting.mails).as("mails"),
    count(waiting["failed-work"]).as("failed-work"),
  ]);
  const [counted] = await runNamed(deps.sql, "staff-waiting", counts.compile());
  if (!counted) throw new Error("counting what waits returned no row");
  if (counted["failed-work"] === 0) return counted;
  // Apart, because it asks each kind of work whether its rows are still due, and there are seldom any.
  const setAside = selectFailedWork(db, workTasks, jobs.isRepaired).where("f.retry_at", "is", null);
  return { ...counted, "failed-work": (await setAside.limit(staffListSize).execute()).length };
}
