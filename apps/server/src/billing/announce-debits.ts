import type { CalendarDate } from "@kautia/contract";
import { type Selectable, sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { localDay, startOfLocalDay } from "../platform/rules/local-day.ts";
import { writeMail } from "../mails/index.ts";
import { policyMailData, toTenant } from "../policy/index.ts";
import type { WorkDeps } from "../work-deps.ts";
import { wasReturned } from "./lease-charges.ts";
import { firstDebitDay } from "./rules/debit-notice.ts";

/** Intended debits that were not announced yet. Planned ones are announced two weeks before, others at once. */
const unannounced = sql`charge_attempt a
  LEFT JOIN premium ON premium.id = a.premium_id LEFT JOIN instalment ON instalment.id = a.instalment_id
  JOIN policy ON policy.ref_id = coalesce(premium.ref_id, instalment.ref_id)
  JOIN payment_method method ON method.ref_id = policy.ref_id AND method.method_id = policy.card_method_id
  WHERE a.status = 'INTENDED' AND method.kind = 'sepa_debit' AND policy.card_refused_at IS NULL
    AND a.announced_method IS DISTINCT FROM policy.card_method_id
    AND (a.instalment_id IS NOT NULL OR policy.status NOT IN ('DECLINED', 'WITHDRAWN')
      OR ${wasReturned(sql.ref("a.premium_id"))})`;
const announceAt = sql`a.try_at - interval '14 days'`;

export const dueAnnouncements = sql`SELECT ${announceAt} AS at FROM ${unannounced}`;

type Policy = Selectable<Database["policy"]>;

interface Unannounced {
  attemptId: string;
  tryAt: Date;
  refId: string;
  amountCents: number;
  periodFrom: CalendarDate | null;
  methodId: string;
  lastFour: string | null;
  mandateReference: string;
}

/**
 * Mails tenants the amount and day of each debit beforehand, and moves the debit to that day (docs/money.md). Returns
 * how many were announced.
 */
export async function announceDebits(deps: WorkDeps, limit: number): Promise<number> {
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (transaction) => {
    const { rows } = await sql<Unannounced>`
      SELECT a.id AS "attemptId", a.try_at AS "tryAt", policy.ref_id AS "refId", premium.period_from AS "periodFrom",
        coalesce(premium.amount_cents, instalment.amount_cents) AS "amountCents", method.method_id AS "methodId",
        method.last_four AS "lastFour", method.mandate_reference AS "mandateReference"
      FROM ${unannounced} AND ${announceAt} <= ${now}
      ORDER BY a.try_at LIMIT ${limit} FOR UPDATE OF a SKIP LOCKED`.execute(transaction);
    for (const debit of rows) await announce(transaction, deps, debit, now);
    return rows.length;
  });
}

async function announce(
  transaction: Transaction<Database>,
  deps: WorkDeps,
  { attemptId, tryAt, refId, methodId, ...debit }: Unannounced,
  now: Date,
): Promise<void> {
  const policy: Policy = await transaction
    .selectFrom("policy")
    .selectAll()
    .where("ref_id", "=", refId)
    .executeTakeFirstOrThrow();
  const { noticeDays, creditorId } = deps.config.paymentMethods.debit;
  const on = firstDebitDay(localDay(policy.country, tryAt), localDay(policy.country, now), noticeDays);
  const try_at = new Date(Math.max(tryAt.getTime(), startOfLocalDay(policy.country, on).getTime()));
  await transaction
    .updateTable("charge_attempt")
    .set({ try_at, announced_method: methodId })
    .where("id", "=", attemptId)
    .execute();
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `debit-announced:${attemptId}:${debit.mandateReference}`,
    kind: "debit-announced",
    data: { ...policyMailData(policy), ...debit, on, creditorId },
  });
}
