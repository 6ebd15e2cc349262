import { type CalendarDate, countries, type Country } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { startOfLocalDay } from "../../platform/rules/local-day.ts";
import type { WorkDeps } from "../../work-deps.ts";
import type { BalanceMovement } from "../ports/payment.ts";
import { compareBooks, type Difference, type ProviderEntry } from "../rules/reconciliation.ts";
import { readKnowledge } from "./read-knowledge.ts";
import { day, earlier } from "../../platform/rules/durations.ts";

export interface Reconciliation {
  country: Country;
  /** The provider's, oldest first. */
  movements: BalanceMovement[];
  differences: Difference[];
  /** What the worker has yet to book, and charges without an answer. */
  pending: Difference[];
}

/** In ms. Our clock may be behind the provider's, so an entry may be dated before its movement. */
const clockDifference = day;

/** Compares the provider's movements since that local day with our ledger. Only reads: booking is the worker's. */
export async function reconcile(
  { db, payment, clock }: Pick<WorkDeps, "db" | "payment" | "clock">,
  since: CalendarDate,
): Promise<Reconciliation[]> {
  const accounts: Reconciliation[] = [];
  for (const country of countries) {
    const start = startOfLocalDay(country, since);
    const movements = await payment.listMovements(country, start);
    const known = await readKnowledge(db, country, movements, clock.now());
    const entries = await readEntries(db, country, start);
    const { differences, pending, unmatched } = compareBooks(country, known, entries);
    const onlyOurs = unmatched.filter(({ at, isOlder }) => at >= start && !isOlder);
    accounts.push({
      country,
      movements,
      differences: [...differences, ...onlyOurs.map(toDifference)],
      pending: [...pending, ...(await readUnanswered(db, country, movements))],
    });
  }
  return accounts;
}

function toDifference({ at, reference, amountCents }: ProviderEntry): Difference {
  return { at, reference, ledgerCents: amountCents, providerCents: 0 };
}

/** Charges without an answer that the provider does not list, or not yet. */
async function readUnanswered(
  db: Kysely<Database>,
  country: Country,
  movements: readonly BalanceMovement[],
): Promise<Difference[]> {
  const listed = movements.flatMap(({ chargeKey }) => (chargeKey === null ? [] : [chargeKey]));
  const { rows } = await sql<{ at: Date; reference: string }>`
    SELECT a.asked_at AS at, 'no answer to ' || coalesce(a.provider_key, a.id::text) AS reference
    FROM charge_attempt a LEFT JOIN premium p ON p.id = a.premium_id LEFT JOIN instalment i ON i.id = a.instalment_id
      JOIN policy ON policy.ref_id = coalesce(p.ref_id, i.ref_id)
    WHERE a.status = 'ASKED' AND policy.country = ${country}
      AND (a.provider_key = ANY (${listed}::text[])) IS NOT TRUE
    ORDER BY a.asked_at`.execute(db);
  return rows.map((row) => ({ ...row, ledgerCents: 0, providerCents: 0 }));
}

/** `isOlder`: the provider dates the movement before `start`, although we booked it after. */
async function readEntries(
  db: Kysely<Database>,
  country: Country,
  start: Date,
): Promise<(ProviderEntry & { isOlder: boolean })[]> {
  const { rows } = await sql<ProviderEntry & { isOlder: boolean }>`
    SELECT e.at, e.amount_cents AS "amountCents",
      CASE e.event WHEN 'CHARGE_SUCCEEDED' THEN 'charge ' || coalesce(a.provider_charge_id, '?')
        WHEN 'REFUND_PAID' THEN 'refund ' || coalesce(r.provider_key, '?')
        ELSE 'movement ' || m.provider_id END AS reference,
      EXISTS (SELECT FROM provider_movement o WHERE o.country = ${country} AND o.at < ${start} AND CASE e.event
        WHEN 'CHARGE_SUCCEEDED' THEN o.kind = 'charge' AND o.charge_id = a.provider_charge_id
        WHEN 'REFUND_PAID' THEN o.kind = 'refund' AND o.refund_id = e.subject_id
        ELSE o.id = m.id END) AS "isOlder"
    FROM ledger_entry e LEFT JOIN policy ON policy.ref_id = e.ref_id
      LEFT JOIN charge_attempt a ON e.event = 'CHARGE_SUCCEEDED' AND a.id = e.subject_id
      LEFT JOIN refund r ON e.event = 'REFUND_PAID' AND r.id = e.subject_id
      LEFT JOIN provider_movement m ON m.id = e.subject_id
    WHERE e.account = 'PROVIDER' AND e.at >= ${earlier(start, clockDifference)}
      AND coalesce(m.country, policy.country) = ${country}
    ORDER BY e.id`.execute(db);
  return rows;
}
