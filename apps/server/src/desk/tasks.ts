import { sql } from "kysely";
import type { BulkTask } from "../platform/jobs/task.ts";
import type { WorkDeps } from "../work-deps.ts";
import { foldFigures, foldMoney } from "./fold-sums.ts";

export const moneyChanges: BulkTask<WorkDeps> = {
  name: "money-changes",
  due: sql`SELECT to_timestamp(0) AS at FROM money_change LIMIT 1`,
  everyMinute: "at most",
  run: ({ db }) => foldMoney(db),
};

export const figureChanges: BulkTask<WorkDeps> = {
  name: "figure-changes",
  due: sql`SELECT to_timestamp(0) AS at FROM figure_change LIMIT 1`,
  everyMinute: "at most",
  run: ({ db }) => foldFigures(db),
};
