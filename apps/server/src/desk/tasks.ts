import { sql } from "kysely";
import type { Task } from "../platform/jobs/task.ts";
import type { WorkDeps } from "../work-deps.ts";
import { foldMoney } from "./money/fold-money.ts";

export const moneyChanges: Task<WorkDeps> = {
  name: "money-changes",
  due: sql`SELECT to_timestamp(0) AS at FROM money_change LIMIT 1`,
  everyMinute: true,
  run: ({ db }) => foldMoney(db),
};
