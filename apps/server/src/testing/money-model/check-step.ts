import { minChargeCents } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import { isTooHigh } from "../../billing/cancel-open-premiums.ts";
import { mailKinds } from "@kautia/locales/mails";
import type { Database } from "../../platform/database/schema.ts";
import { mailRules } from "../../mails/index.ts";
import { isAsked, readShares } from "../../billing/read-shares.ts";
import type { Deps } from "../../deps.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { paidUntil, type Policy, readTerms } from "../../policy/index.ts";
import { costUntil } from "./cost-until.ts";

/** Everything that is wrong between whole transactions; empty after every step. */
export async function checkStep(
  { db, clock }: Pick<Deps, "db" | "clock">,
  refIds: readonly string[],
): Promise<object[]> {
  const wrong: object[] = await findUnbalanced(db, refIds);
  const policies = await db.selectFrom("policy").selectAll().where("ref_id", "in", refIds).execute();
  wrong.push(...(await findUntold(db, refIds)));
  for (const policy of policies) wrong.push(...(await findTooMuch(db, policy, localDay("de", clock.now()))));
  return wrong;
}

const toAll = mailKinds.filter((kind) => mailRules[kind].toEachTenant);

/** The mails that were written while somebody was a co-tenant, `c`. */
const whileSigner = sql`m.ref_id = c.ref_id
  AND NOT EXISTS (SELECT FROM policy_terms terms WHERE terms.ref_id = c.ref_id
    AND (terms.number = c.joined_terms AND c.joined_terms > 1 AND m.created_at < terms.created_at
      OR terms.number = c.left_terms AND m.created_at >= terms.created_at))`;

/**
 * Co-tenants who got fewer or more mails than the first tenant, of those that go to all; and those who were not told
 * what all owe.
 */
async function findUntold(db: Kysely<Database>, refIds: readonly string[]): Promise<object[]> {
  const { rows } = await sql<object>`
    SELECT c.ref_id, c.email, kind FROM co_tenant c JOIN mail m ON ${whileSigner} AND kind = ANY (${toAll})
    WHERE c.ref_id = ANY (${refIds})
    GROUP BY c.ref_id, c.id, kind
    HAVING count(*) FILTER (WHERE m.co_tenant_id IS NULL) <> count(*) FILTER (WHERE m.co_tenant_id = c.id)
    UNION ALL SELECT c.ref_id, c.email, 'repayment-invoice' FROM co_tenant c JOIN mail m ON ${whileSigner}
    WHERE c.ref_id = ANY (${refIds})
    GROUP BY c.ref_id, c.id
    HAVING count(*) FILTER (WHERE m.kind = 'repayment-invoice')
      <> count(*) FILTER (WHERE m.kind = 'shared-repayment' AND m.co_tenant_id = c.id AND m.data ->> 'event' IN ('INVOICED', 'REMINDED'))`.execute(
    db,
  );
  return rows;
}

/** Accounts of a policy's ledger that are not what its debts and charges add up to. */
async function findUnbalanced(db: Kysely<Database>, refIds: readonly string[]): Promise<object[]> {
  const { rows } = await sql<object>`
    WITH booked AS (
      SELECT ref_id, coalesce(sum(amount_cents) FILTER (WHERE account = 'RECEIVABLE'), 0)::integer AS receivable,
        coalesce(sum(amount_cents) FILTER (WHERE account = 'IN_COLLECTION'
          AND event NOT IN ('DEBIT_LISTED', 'DEBIT_UNLISTED')), 0)::integer AS in_collection
      FROM ledger_entry WHERE ref_id = ANY (${refIds}) GROUP BY ref_id),
    debts AS (
      SELECT ref_id, amount_cents, a.status = 'ASKED' AS is_asked FROM premium
        LEFT JOIN charge_attempt a ON a.premium_id = premium.id AND a.status = 'ASKED'
        WHERE ref_id = ANY (${refIds}) AND premium.status IN ('DUE', 'UNPAID')
      UNION ALL SELECT ref_id, amount_cents, a.status = 'ASKED' FROM instalment
        LEFT JOIN charge_attempt a ON a.instalment_id = instalment.id AND a.status = 'ASKED'
        WHERE ref_id = ANY (${refIds}) AND instalment.status <> 'PAID'
      UNION ALL SELECT ref_id, amount_cents, false FROM repayment WHERE ref_id = ANY (${refIds}) AND parts IS NULL),
    owed AS (
      SELECT ref_id, coalesce(sum(amount_cents) FILTER (WHERE is_asked), 0)::integer AS asked,
        coalesce(sum(amount_cents) FILTER (WHERE is_asked IS NOT TRUE), 0)::integer AS open
      FROM debts GROUP BY ref_id)
    SELECT ref_id, receivable, open, in_collection, asked FROM booked FULL JOIN owed USING (ref_id)
    WHERE coalesce(receivable, 0) <> coalesce(open, 0) OR coalesce(in_collection, 0) <> coalesce(asked, 0)`.execute(db);
  return rows;
}

/** What is charged or kept beyond the price of a policy's days, and what is owed but not charged. Skips unanswered charges. */
async function findTooMuch(db: Kysely<Database>, policy: Policy, today: string): Promise<object[]> {
  const until = paidUntil(policy);
  const { premiums, periods } = (await readShares(db, policy, until)) ?? { premiums: [], periods: [] };
  const idle = premiums.filter((premium) => !isAsked(premium));
  const wrong: object[] = idle.filter(
    (premium) => isTooHigh(premium) || (premium.status === "PAID" && keptOf(premium) > premium.shareCents),
  );
  const cost = costUntil(policy, await readTerms(db, policy), { today, paidUntil: until });
  const kept = idle.reduce((sum, premium) => sum + keptOf(premium), 0);
  if (kept > cost) wrong.push({ refId: policy.ref_id, kept, cost });
  if (idle.length < premiums.length || policy.cover_state !== "ACCEPTED") return wrong;
  const missing = periods.reduce((sum, { missingCents }) => sum + missingCents, 0);
  return missing >= minChargeCents ? [...wrong, { refId: policy.ref_id, missing }] : wrong;
}

/** What is charged for a premium, or kept of it after refunds. */
function keptOf({
  status,
  amount_cents,
  refundedCents,
}: {
  status: string;
  amount_cents: number;
  refundedCents: number;
}) {
  return status === "CANCELLED" || status === "WRITTEN_OFF" ? 0 : amount_cents - refundedCents;
}
