import { type CallAnswer, type FailedWorkRow, type listFailedWork, workTasks } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { findPage } from "../lists/find-page.ts";
import { ownerOfWork } from "./owner.ts";

/** Leaves out tasks of another release, which may run on the same tables. */
const text = `
  SELECT f.*, contract_number AS "contractNumber" FROM (
    SELECT task, key, tries, error, failed_at AS "failedAt", retry_at AS "retryAt", ${ownerOfWork} AS "refId"
    FROM failed_work f WHERE task = ANY($1)
  ) AS f LEFT JOIN policy ON policy.ref_id = f."refId"
  ORDER BY "retryAt" IS NOT NULL, "failedAt", task, key`;

type Row = Omit<FailedWorkRow, "failedAt" | "retryAt"> & { failedAt: Date; retryAt: Date | null };

export async function findFailedWork(
  deps: Pick<Deps, "sql" | "jobs">,
  page: number,
): Promise<CallAnswer<typeof listFailedWork>> {
  await deps.jobs.forgetRepaired();
  return findPage(
    deps,
    { name: "staff-failed-work", text, values: [workTasks], page, key: ["failedAt", "key"] },
    (row: Row) => ({
      ...row,
      failedAt: row.failedAt.toISOString(),
      retryAt: row.retryAt?.toISOString() ?? null,
    }),
  );
}
