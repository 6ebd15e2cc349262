import type { Country } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import type { BalanceMovement } from "../ports/payment.ts";
import type { Knowledge } from "../rules/reconciliation.ts";
import { day } from "../../platform/rules/durations.ts";

/** In ms. The worker reads the provider's books within a day of a movement, so after two days it should be booked. */
const bookedWithin = 2 * day;

interface Row {
  id: string;
  isBooked: boolean;
  attempt: Database["charge_attempt"]["status"] | null;
  refund: Database["refund"]["status"] | null;
}

/** Adds to each movement what our tables know about it. */
export async function readKnowledge(
  db: Kysely<Database>,
  country: Country,
  movements: readonly BalanceMovement[],
  now: Date,
): Promise<(BalanceMovement & { knowledge: Knowledge })[]> {
  const each = <Name extends keyof BalanceMovement>(name: Name) => movements.map((movement) => movement[name]);
  const { rows } = await sql<Row>`
    SELECT listed.id, EXISTS (SELECT FROM provider_movement m
        WHERE m.country = ${country} AND m.provider_id = listed.id AND m.booked_at IS NOT NULL) AS "isBooked",
      coalesce((SELECT status FROM charge_attempt WHERE provider_charge_id = listed.charge_id LIMIT 1),
        (SELECT status FROM charge_attempt WHERE provider_key = listed.charge_key)) AS attempt,
      (SELECT status FROM refund WHERE provider_key = listed.refund_key) AS refund
    FROM unnest(${each("id")}::text[], ${each("chargeId")}::text[], ${each("chargeKey")}::text[],
      ${each("refundKey")}::text[]) AS listed (id, charge_id, charge_key, refund_key)`.execute(db);
  const known = new Map(rows.map((row) => [row.id, row]));
  return movements.map((movement) => ({ ...movement, knowledge: judge(movement, known.get(movement.id), now) }));
}

function judge({ kind, at, refundKey }: BalanceMovement, row: Row | undefined, now: Date): Knowledge {
  if (!row || row.isBooked) return "booked";
  const isCharge = kind === "charge" || kind === "charge failed";
  if (isCharge && (row.attempt === null || row.attempt === "INTENDED")) return "lost";
  if (isCharge && row.attempt === "ASKED") return "in doubt";
  if (refundKey !== null && row.refund === null) return "lost";
  if (row.refund === "DUE" || row.refund === "PENDING") return "in doubt";
  // After two days, the comparison counts what is not booked as a difference, as if it were booked.
  return now.getTime() - at.getTime() < bookedWithin ? "waiting" : "booked";
}
