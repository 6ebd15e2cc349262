import type { FailedWorkRow } from "@kautia/contract";
import { type Expression, type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/**
 * SQL for the application that a row of `failed_work f` belongs to. Its key is the id of the application or of one of the
 * rows below; ids are unique over all tables. Text, because Kysely cannot say that the id is read before it is compared.
 */
export const ownerOfWork = sql<string | null>`(
  WITH id AS MATERIALIZED (SELECT CASE WHEN f.key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN f.key::uuid END AS id)
  SELECT ref_id FROM application WHERE ref_id = f.key
  UNION ALL SELECT ref_id FROM document WHERE document.id = f.key
  UNION ALL SELECT ref_id FROM mail JOIN id USING (id)
  UNION ALL SELECT ref_id FROM refund JOIN id USING (id)
  UNION ALL SELECT ref_id FROM repayment JOIN id USING (id)
  UNION ALL SELECT ref_id FROM resume_request JOIN id USING (id)
  UNION ALL SELECT coalesce(premium.ref_id, instalment.ref_id) FROM charge_attempt JOIN id USING (id)
    LEFT JOIN premium ON premium.id = premium_id LEFT JOIN instalment ON instalment.id = instalment_id
  LIMIT 1)`;

/** Identifies a row of `failed_work f` among all tasks. */
export const failedWorkKey = sql<string>`f.task || ':' || f.key`;

/** Failed rows of these tasks that nobody has repaired, with the contract that they belong to. */
export function selectFailedWork(
  db: Kysely<Database>,
  tasks: readonly FailedWorkRow["task"][],
  isRepaired: Expression<boolean>,
) {
  const failed = db
    .selectFrom("failed_work as f")
    .select(["f.key", "f.tries", "f.error", "f.failed_at", "f.retry_at", ownerOfWork.as("ref_id")])
    .select(({ ref }) => ref("f.task").$castTo<FailedWorkRow["task"]>().as("task"))
    .where("f.task", "in", tasks)
    .where(({ not }) => not(isRepaired));
  return db
    .selectFrom(failed.as("f"))
    .leftJoin("policy", "policy.ref_id", "f.ref_id")
    .select(["f.task", "f.key", "f.tries", "f.error", "f.failed_at as failedAt", "f.retry_at as retryAt"])
    .select(["f.ref_id as refId", "policy.contract_number as contractNumber"]);
}
