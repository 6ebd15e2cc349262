import type { CalendarDate } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { localDay, startOfLocalDay } from "../platform/rules/local-day.ts";
import { isMailWritten, writeMail } from "../mails/index.ts";
import { premiumNoticeReason } from "./announce-premiums.ts";
import { lockPolicy, policyMailData, toTenant } from "../policy/index.ts";
import type { WorkDeps } from "../work-deps.ts";
import { isPremiumOwed } from "./lease-charges.ts";
import { lockIntendedAttempt } from "./lock-intended-attempt.ts";
import { firstDebitDay } from "./rules/debit-notice.ts";
import { dueRows } from "../platform/jobs/due-rows.ts";
import { isChargePaused } from "../views/circumstances.ts";

const debits = sql`charge_attempt a
  LEFT JOIN premium ON premium.id = a.premium_id LEFT JOIN instalment ON instalment.id = a.instalment_id
  JOIN policy ON policy.ref_id = coalesce(premium.ref_id, instalment.ref_id)
  JOIN payment_method method ON method.ref_id = policy.ref_id AND method.method_id = policy.card_method_id`;
const isUnannounced = sql`a.status = 'INTENDED' AND method.kind = 'sepa_debit' AND policy.card_refused_at IS NULL
  AND a.announced_method IS DISTINCT FROM policy.card_method_id
  AND (a.instalment_id IS NOT NULL OR ${isPremiumOwed}) AND NOT ${isChargePaused(sql.ref("policy.ref_id"))}`;

/** Debits that the tenant has not been told about. Scheduled ones are announced two weeks ahead, others at once. */
export const debitsToAnnounce = dueRows({
  from: debits,
  key: sql`a.id`,
  at: sql`a.try_at`,
  after: "-14 days",
  where: isUnannounced,
});

interface Unannounced {
  tryAt: Date;
  amountCents: number;
  periodFrom: CalendarDate | null;
  methodId: string;
  lastFour: string | null;
  mandateReference: string;
  beginsCover: boolean;
  /** The number of the premium whose first attempt this is; null for instalments and later attempts. */
  firstTryOf: number | null;
}

/**
 * Mails the tenant the amount and day of a debit in advance, and moves the debit to the announced day (docs/money.md). The
 * lock on the policy keeps a withdrawal from missing it.
 */
export async function announceDebit(
  transaction: Transaction<Database>,
  deps: WorkDeps,
  attemptId: string,
): Promise<boolean> {
  const { rows } = await sql<{ refId: string }>`
    SELECT policy.ref_id AS "refId" FROM ${debits}
    WHERE a.id = ${attemptId}::uuid AND ${debitsToAnnounce.isDue(deps.clock.now())}`.execute(transaction);
  const [due] = rows;
  if (!due) return false;
  const { refId } = due;
  const policy = await lockPolicy(transaction, refId);
  if (!(await lockIntendedAttempt(transaction, attemptId))) return false;
  const unsent = await readUnannounced(transaction, attemptId);
  if (!unsent) return false;
  const { tryAt, methodId, firstTryOf, ...debit } = unsent;
  if (firstTryOf !== null) {
    const reason = premiumNoticeReason({ refId, number: firstTryOf, ...debit });
    if (await isMailWritten(transaction, reason)) {
      await noteAnnounced(transaction, attemptId, { announced_method: methodId });
      return true;
    }
  }
  const { noticeDays, creditorId } = deps.config.paymentMethods.debit;
  const on = firstDebitDay(localDay(policy.country, tryAt), localDay(policy.country, deps.clock.now()), noticeDays);
  const try_at = new Date(Math.max(tryAt.getTime(), startOfLocalDay(policy.country, on).getTime()));
  await noteAnnounced(transaction, attemptId, { try_at, announced_method: methodId });
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `debit-announced:${attemptId}:${debit.mandateReference}`,
    kind: "debit-announced",
    data: { ...policyMailData(policy), ...debit, on, creditorId },
  });
  return true;
}

async function noteAnnounced(
  transaction: Transaction<Database>,
  attemptId: string,
  changes: { try_at?: Date; announced_method: string },
): Promise<void> {
  await transaction.updateTable("charge_attempt").set(changes).where("id", "=", attemptId).execute();
}

async function readUnannounced(transaction: Transaction<Database>, attemptId: string): Promise<Unannounced | null> {
  const { rows } = await sql<Unannounced>`
    SELECT a.try_at AS "tryAt", premium.period_from AS "periodFrom",
      coalesce(premium.amount_cents, instalment.amount_cents) AS "amountCents", method.method_id AS "methodId",
      method.last_four AS "lastFour", method.mandate_reference AS "mandateReference",
      (premium.number = 1 AND a.number = 1 AND a.announced_method IS NULL AND policy.cover_state = 'ACCEPTED') IS TRUE
        AS "beginsCover", CASE WHEN a.number = 1 THEN premium.number END AS "firstTryOf"
    FROM ${debits} WHERE ${isUnannounced} AND a.id = ${attemptId}`.execute(transaction);
  return rows[0] ?? null;
}
