import type { Country } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import type { BalanceMovement } from "../ports/payment.ts";
import { isOurKey } from "../rules/charge-key.ts";

/**
 * The keys of charges and refunds of ours at the provider that this database does not know. We write each down before we ask for
 * it, so the database must have lost them.
 */
export async function findUnknownMovements(
  db: Kysely<Database>,
  country: Country,
  movements: readonly BalanceMovement[],
  knownUntil: Date,
): Promise<string[]> {
  const ours = movements.flatMap((movement) => {
    const key = movement.chargeKey ?? movement.refundKey;
    return key !== null && isOurKey(key) && movement.at > knownUntil ? [{ movement, key }] : [];
  });
  if (ours.length === 0) return [];
  const { rows } = await sql<{ key: string }>`
    SELECT key FROM unnest(
      ${ours.map(({ key }) => key)}::text[], ${ours.map(({ movement }) => movement.chargeId)}::text[],
      ${ours.map(({ movement }) => movement.id)}::text[]) AS ours (key, charge_id, id)
    WHERE NOT EXISTS (SELECT FROM charge_attempt a WHERE a.provider_key = key)
      AND NOT EXISTS (SELECT FROM refund r WHERE r.provider_key = key)
      AND NOT EXISTS (SELECT FROM provider_movement m WHERE m.country = ${country} AND m.provider_id = ours.id)
      AND NOT (key LIKE 'charge-%' AND EXISTS (SELECT FROM charge_attempt a WHERE a.provider_charge_id = ours.charge_id))`.execute(
    db,
  );
  return rows.map(({ key }) => key);
}
