import { listFailedWork, workTasks } from "@kautia/contract";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { defineList } from "../../platform/lists/define-list.ts";
import { selectFailedWork } from "../../views/failed-work.ts";

export const failedWorkList = defineList({
  call: listFailedWork,
  // Leaves out tasks of another release, which may run on the same tables.
  query: ({ db, jobs }: Pick<Deps, "db" | "jobs">) => selectFailedWork(db, workTasks, jobs.isRepaired),
  filters: {},
  usualOrder: (query) =>
    query
      .orderBy(sql`f.retry_at IS NOT NULL`)
      .orderBy("f.failed_at")
      .orderBy("f.task")
      .orderBy("f.key"),
  sortsBecause: "few rows fail",
  orders: {},
  show: (row) => ({
    ...row,
    failedAt: row.failedAt.toISOString(),
    retryAt: row.retryAt?.toISOString() ?? null,
  }),
});
