import { listFailedWork, workTasks } from "@kautia/contract";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { isSince, isUntil } from "../../platform/lists/days.ts";
import { defineList } from "../../platform/lists/define-list.ts";
import { dueAfter, dueInOrder } from "../../views/due-at.ts";
import { failedWorkKey, selectFailedWork } from "../../views/failed-work.ts";
import { isAssigned, selectAssignee } from "../assignments/assignee.ts";

const failedAt = sql.ref<Date>("f.failed_at");

/** When it is due; null while it is tried again. */
const failedWorkDue = ({ config }: Pick<Deps, "config">) =>
  sql<Date | null>`CASE WHEN f.retry_at IS NULL
    THEN ${dueAfter(failedAt, config.brand.promisedWorkingDays)} END`;

export const failedWorkList = defineList({
  call: listFailedWork,
  // Leaves out tasks of another release, which may run on the same tables.
  query: ({ db, jobs, config }: Pick<Deps, "db" | "jobs" | "config"> & { person: StaffMember }) =>
    selectFailedWork(db, workTasks, jobs.isRepaired).select([
      failedWorkKey.as("id"),
      failedWorkDue({ config }).as("dueAt"),
      selectAssignee("FAILED_WORK", failedWorkKey).as("assignee"),
    ]),
  filters: {
    task: (query, task) => query.where("f.task", "=", task),
    assigned: (query, assigned, { person }) => query.where(isAssigned("FAILED_WORK", failedWorkKey, assigned, person)),
    from: (query, day) => query.where(isSince(failedAt, day)),
    to: (query, day) => query.where(isUntil(failedAt, day)),
  },
  usualOrder: (query) =>
    query
      .orderBy(sql`f.retry_at IS NOT NULL`)
      .orderBy("f.failed_at")
      .orderBy("f.task")
      .orderBy("f.key"),
  sortsBecause: "few rows fail",
  orders: {
    failedAt: ["f.failed_at", "f.task", "f.key"],
    dueAt: (needs, direction) => [dueInOrder(failedWorkDue(needs), direction), "f.task", "f.key"],
  },
  show: (row) => ({
    ...row,
    failedAt: row.failedAt.toISOString(),
    retryAt: row.retryAt?.toISOString() ?? null,
    dueAt: row.dueAt?.toISOString() ?? null,
  }),
  csv: {
    columns: [
      ["staff.col.what", ({ task }, { t }) => t(`staff.task.${task}`)],
      ["staff.export.number", ({ refId }) => refId],
      ["staff.col.contract", ({ contractNumber }) => contractNumber],
      ["staff.col.tries", ({ tries }) => tries],
      ["staff.col.error", ({ error }) => error],
      ["staff.col.since", ({ failedAt: at }, { time }) => time(at)],
      ["staff.col.nextTry", ({ retryAt }, { time }) => time(retryAt)],
      ["staff.col.due", ({ dueAt }, { time }) => time(dueAt)],
      ["staff.col.assignee", ({ assignee }) => assignee && assignee.name],
    ],
  },
});
