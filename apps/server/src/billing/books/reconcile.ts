import { type CalendarDate, countries, type Country } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { startOfLocalDay } from "../../platform/rules/local-day.ts";
import { compareBooks, type Difference, type ProviderEntry } from "../rules/reconciliation.ts";
import { readAllAccounts, type ReadingDeps } from "./read-provider-books.ts";

export interface Reconciliation {
  country: Country;
  movements: number;
  providerCents: number;
  differences: Difference[];
}

/** In ms. Our clock may be behind the provider's, so an entry may be dated before its movement. */
const clockDifference = 86_400_000;

/** Books the provider's latest movements, then compares every movement since that local day with our ledger. */
export async function reconcile(deps: ReadingDeps, since: CalendarDate): Promise<Reconciliation[]> {
  await readAllAccounts(deps);
  const accounts: Reconciliation[] = [];
  for (const country of countries) {
    const start = startOfLocalDay(country, since);
    const movements = await deps.payment.listMovements(country, start);
    const entries = await readEntries(deps.db, country, start);
    const { differences, unmatched } = compareBooks(movements, entries);
    const onlyOurs = unmatched.filter(({ at, isOlder }) => at >= start && !isOlder);
    accounts.push({
      country,
      movements: movements.length,
      providerCents: movements.reduce((sum, { amountCents, feeCents }) => sum + amountCents - feeCents, 0),
      differences: [
        ...differences,
        ...onlyOurs.map(({ at, reference, amountCents }) => ({
          at,
          reference,
          ledgerCents: amountCents,
          providerCents: 0,
        })),
      ],
    });
  }
  return accounts;
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
        WHEN 'REFUND_PAID' THEN 'refund ' || e.subject_id ELSE 'movement ' || m.provider_id END AS reference,
      EXISTS (SELECT FROM provider_movement o WHERE o.country = ${country} AND o.at < ${start} AND CASE e.event
        WHEN 'CHARGE_SUCCEEDED' THEN o.kind = 'charge' AND o.charge_id = a.provider_charge_id
        WHEN 'REFUND_PAID' THEN o.kind = 'refund' AND o.refund_id = e.subject_id
        ELSE o.id = m.id END) AS "isOlder"
    FROM ledger_entry e LEFT JOIN policy ON policy.ref_id = e.ref_id
      LEFT JOIN charge_attempt a ON e.event = 'CHARGE_SUCCEEDED' AND a.id = e.subject_id
      LEFT JOIN provider_movement m ON m.id = e.subject_id
    WHERE e.account = 'PROVIDER' AND e.at >= ${new Date(start.getTime() - clockDifference)}
      AND coalesce(m.country, policy.country) = ${country}
    ORDER BY e.id`.execute(db);
  return rows;
}
