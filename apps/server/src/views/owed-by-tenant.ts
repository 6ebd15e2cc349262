import { type Expression, type RawBuilder, sql } from "kysely";
import { todayIn } from "./today-in.ts";

/** The premiums and instalments of a policy that are due and unpaid, in cents. Needs the table `policy`. */
export function owedCents(refId: Expression<string>, now: Date): RawBuilder<number> {
  return sql<number>`(
    SELECT coalesce(sum(amount_cents), 0)::integer FROM (
      SELECT amount_cents FROM premium WHERE premium.ref_id = ${refId} AND status IN ('DUE', 'UNPAID') AND due_at <= ${now}
      UNION ALL SELECT amount_cents FROM instalment
        WHERE instalment.ref_id = ${refId} AND status <> 'PAID' AND due_on <= ${todayIn(sql.ref("policy.country"), now)}) AS owed)`;
}
