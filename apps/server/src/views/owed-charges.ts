import { type StaffChargeRow, writeOffAfterMonths } from "@kautia/contract";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { startOfDayIn } from "../platform/database/by-country.ts";
import type { Database } from "../platform/database/schema.ts";
import { maxUnansweredQueries } from "../platform/rules/retry-delays.ts";
import { policyColumn, policyTenants } from "./policy-column.ts";
import { todayIn } from "./today-in.ts";

const kind = (name: StaffChargeRow["kind"]) => sql<StaffChargeRow["kind"]>`${sql.lit(name)}`.as("kind");

/** A sum over the attempts of what is owed. */
const ofAttempts = <Value>(sum: RawBuilder<Value>) =>
  sql<Value>`(SELECT ${sum} FROM charge_attempt WHERE owed.id IN (premium_id, instalment_id))`;
const ofRefund = <Value>(column: RawBuilder<Value>) =>
  sql<Value>`(SELECT ${column} FROM refund WHERE refund.id = owed.id)`;

/** `now` decides since when a premium has been unpaid for three months. */
export const chargeState = (now: Date) => sql<StaffChargeRow["state"]>`CASE
  WHEN kind = 'REFUND'
    OR ${ofAttempts(sql`max(unanswered) FILTER (WHERE status = 'ASKED')`)} >= ${sql.lit(maxUnansweredQueries)} THEN 'STUCK'
  WHEN kind = 'PREMIUM' AND status = 'UNPAID' AND due_at <= ${now}::timestamptz - make_interval(months => ${sql.lit(writeOffAfterMonths)}) THEN 'LONG_UNPAID'
  WHEN status IN ('UNPAID', 'INVOICED') THEN 'UNPAID'
  WHEN ${ofAttempts(sql`bool_or(status = 'ASKED')`)} THEN 'COLLECTING'
  WHEN ${ofAttempts(sql`bool_or(status = 'FAILED')`)} THEN 'RETRY'
  ELSE 'DUE' END`;

/** What is due or unpaid, and refunds without an answer. The index `premium_owed` has the premiums by due date. */
export function selectOwedCharges(db: Kysely<Database>, now: Date) {
  const premiums = db
    .selectFrom("premium")
    .select([kind("PREMIUM"), "id", "ref_id", "amount_cents", "due_at"])
    .select(({ ref }) => ref("status").$castTo<string>().as("status"))
    .where("status", "in", ["DUE", "UNPAID"]);
  const country = policyColumn(sql.ref<string>("i.ref_id"), "country");
  const today = todayIn(country, now);
  const instalments = db
    .selectFrom("instalment as i")
    .select([kind("INSTALMENT"), "i.id", "i.ref_id", "i.amount_cents"])
    .select(startOfDayIn(country, sql.ref("i.due_on")).as("due_at"))
    .select(({ ref }) => ref("i.status").$castTo<string>().as("status"))
    .where("i.status", "<>", "PAID")
    .where(sql<boolean>`(i.first_failed_on IS NOT NULL OR i.due_on + (i.status = 'INVOICED')::int <= ${today})`);
  const refunds = db
    .selectFrom("refund")
    .select([kind("REFUND"), "id", "ref_id", "amount_cents", "due_at"])
    .select(({ ref }) => ref("status").$castTo<string>().as("status"))
    .where("status", "in", ["DUE", "PENDING"])
    .where("unanswered", ">=", maxUnansweredQueries);
  const failed = sql`FILTER (WHERE status = 'FAILED')`;
  return db
    .selectFrom(premiums.unionAll(instalments).unionAll(refunds).as("owed"))
    .select(["owed.id", "owed.ref_id as refId", "owed.kind", "owed.amount_cents", "owed.due_at as dueAt"])
    .select(({ ref }) => [
      policyColumn(ref("owed.ref_id"), "contract_number").as("contractNumber"),
      policyTenants(ref("owed.ref_id")).as("tenantName"),
      sql<number>`CASE kind WHEN 'REFUND' THEN ${ofRefund(sql`unanswered`)}
        ELSE ${ofAttempts(sql`count(*) ${failed}::int`)} END`.as("failures"),
      ofAttempts(sql<string | null>`(array_agg(failure_code ORDER BY number DESC) ${failed})[1]`).as("failureCode"),
      chargeState(now).as("state"),
      sql<Date | null>`CASE kind WHEN 'REFUND' THEN ${ofRefund(sql`try_at`)}
        ELSE ${ofAttempts(sql`min(try_at) FILTER (WHERE status IN ('INTENDED', 'ASKED'))`)} END`.as("nextTryAt"),
    ]);
}
