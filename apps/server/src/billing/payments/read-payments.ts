import { addDays, fromCents, type Payment } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { isPendingDebit } from "../is-pending-debit.ts";
import type { Policy } from "../../policy/index.ts";
import { isAttemptOf } from "./is-attempt-of.ts";

interface Row {
  id: string;
  kind: Payment["kind"];
  state: Payment["state"];
  cents: number;
  at: Date;
  number: number | null;
  from: string | null;
  until: string | null;
  card_digits: string | null;
  isAccount: boolean | null;
  isReturned: boolean;
}

/**
 * The tenant's payments, newest first: answered and pending charges, transfers, refunds (also those made by hand) and
 * chargebacks.
 */
export async function readPayments(db: Kysely<Database>, { ref_id, country }: Policy): Promise<Payment[]> {
  const { rows } = await sql<Row>`
    WITH attempt AS (
      SELECT a.id, a.status, coalesce(a.answered_at, a.pending_since) AS at, a.card_digits, a.provider_charge_id, a.premium_id,
        CASE WHEN p.id IS NULL THEN 'INSTALMENT' ELSE 'PREMIUM' END AS kind,
        coalesce(asked.amount_cents, p.amount_cents, i.amount_cents) AS cents, coalesce(p.number, i.number) AS number,
        p.period_from, p.period_until, EXISTS (SELECT FROM payment_method m
          WHERE m.ref_id = ${ref_id} AND m.method_id = a.method_id AND m.kind = 'sepa_debit') AS is_account
      FROM charge_attempt a LEFT JOIN premium p ON p.id = a.premium_id LEFT JOIN instalment i ON i.id = a.instalment_id
        LEFT JOIN ledger_entry asked ON asked.event = 'CHARGE_ASKED' AND asked.subject_id = a.id AND asked.account = 'IN_COLLECTION'
      WHERE ${isAttemptOf(ref_id)} AND (a.status IN ('SUCCEEDED', 'FAILED', 'RETURNED') OR ${isPendingDebit})
    )
    SELECT id, kind, CASE status WHEN 'FAILED' THEN 'FAILED' WHEN 'ASKED' THEN 'PENDING' ELSE 'PAID' END AS state, cents, at, number,
      period_from AS "from", period_until AS until, card_digits, is_account AS "isAccount",
      status = 'RETURNED' AS "isReturned"
    FROM attempt
    UNION ALL
    SELECT b.id, CASE WHEN p.id IS NULL THEN 'INSTALMENT' ELSE 'PREMIUM' END, 'PAID', b.amount_cents,
      (b.paid_on + time '12:00') AT TIME ZONE 'UTC', coalesce(p.number, i.number), p.period_from, p.period_until, NULL, false, false
    FROM bank_payment b LEFT JOIN premium p ON p.id = b.premium_id LEFT JOIN instalment i ON i.id = b.instalment_id
    WHERE b.ref_id = ${ref_id}
    UNION ALL
    SELECT r.id, 'REFUND', CASE r.status WHEN 'PAID' THEN 'PAID' WHEN 'FAILED' THEN 'FAILED' ELSE 'PENDING' END,
      r.amount_cents, coalesce(r.paid_at, r.due_at), a.number, NULL, NULL,
      CASE WHEN r.transferred_on IS NULL THEN a.card_digits END, a.is_account AND r.transferred_on IS NULL, false
    FROM refund r LEFT JOIN attempt a ON a.premium_id = r.premium_id AND a.status = 'SUCCEEDED'
    WHERE r.ref_id = ${ref_id}
    UNION ALL
    SELECT m.id, CASE m.kind WHEN 'dispute' THEN 'CHARGEBACK' ELSE 'REFUND' END, 'PAID', -m.amount_cents, m.at, a.number,
      NULL, NULL, a.card_digits, a.is_account, false
    FROM provider_movement m JOIN attempt a ON a.id = m.charge_attempt_id
    WHERE m.kind IN ('refund', 'dispute') AND m.refund_id IS NULL AND m.booked_at IS NOT NULL AND m.amount_cents < 0
    ORDER BY at DESC, number DESC NULLS LAST, id`.execute(db);
  return rows.map(({ cents, at, until, card_digits, isAccount, isReturned, ...row }) => ({
    ...row,
    amount: fromCents(cents),
    on: localDay(country, at),
    to: until === null ? null : addDays(until, -1),
    cardDigits: card_digits,
    isAccount: isAccount ?? false,
    hasReceipt: row.state === "PAID" && row.kind !== "CHARGEBACK" && !isReturned,
  }));
}
