import { type Selectable, sql, type Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";

type Movement = Pick<Selectable<Database["provider_movement"]>, "id" | "kind" | "charge_id" | "ref_id" | "debt">;

/**
 * Whether the movement's charge has no attempt yet only because this database was restored: the premium or instalment
 * will fall due again, and its attempt finds the charge. What follows from a charge waits with it.
 */
export async function awaitsCharge(transaction: Transaction<Database>, movement: Movement): Promise<boolean> {
  const { id, kind, charge_id, ref_id, debt } = movement;
  const { rows } = await (
    kind === "charge"
      ? sql`
      SELECT FROM policy WHERE ref_id = ${ref_id} AND next_premium_at IS NOT NULL
        AND substring(${debt} FROM '^premium-([0-9]+)$')::integer >= next_premium_number
      UNION ALL SELECT FROM premium p JOIN charge_attempt a ON a.premium_id = p.id
        WHERE p.ref_id = ${ref_id} AND 'premium-' || p.number = ${debt} AND a.status IN ('INTENDED', 'ASKED')
      UNION ALL SELECT FROM instalment i JOIN charge_attempt a ON a.instalment_id = i.id
        WHERE i.ref_id = ${ref_id} AND ${debt} LIKE 'repayment-%-instalment-' || i.number AND a.status IN ('INTENDED', 'ASKED')
      UNION ALL SELECT FROM repayment WHERE ref_id = ${ref_id} AND ${debt} LIKE 'repayment-%' AND parts IS NULL`
      : sql`
      SELECT FROM provider_movement m
      WHERE m.charge_id = ${charge_id} AND m.kind = 'charge' AND m.booked_at IS NULL AND m.id <> ${id}`
  ).execute(transaction);
  return rows.length > 0;
}
