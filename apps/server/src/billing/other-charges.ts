import { type Expression, type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { ChargePurpose, ChargeRequest } from "./ports/payment.ts";
import { debtName } from "./rules/charge-key.ts";

/** Which repayment of its policy it is, counted from 1; null if there is no such repayment. No repayment is ever deleted. */
export function repaymentNumber(repaymentId: Expression<string | null>) {
  return sql<number | null>`(SELECT count(*)::integer FROM repayment AS own
    JOIN repayment AS earlier ON earlier.ref_id = own.ref_id AND (earlier.owed_at, earlier.id) <= (own.owed_at, own.id)
    WHERE own.id = ${repaymentId} HAVING count(*) > 0)`;
}

export type OtherCharges = Pick<ChargeRequest, "settled" | "listed">;

/** The provider's ids of other charges for the premium or instalment of each attempt, by the attempt's id. */
export async function readOtherCharges(
  db: Kysely<Database>,
  attempts: readonly { attemptId: string; refId: string; purpose: ChargePurpose }[],
): Promise<(attemptId: string) => OtherCharges> {
  const { rows } = await sql<OtherCharges & { attemptId: string }>`
    SELECT asked.id AS "attemptId", ARRAY(
        SELECT o.provider_charge_id FROM charge_attempt o WHERE o.premium_id = a.premium_id AND o.id <> a.id
        UNION SELECT o.provider_charge_id FROM charge_attempt o WHERE o.instalment_id = a.instalment_id AND o.id <> a.id
      ) AS settled, ARRAY(
        SELECT m.charge_id FROM provider_movement m
        WHERE m.kind = 'charge' AND m.ref_id = asked.ref_id AND m.debt = asked.debt
      ) AS listed
    FROM unnest(${attempts.map(({ attemptId }) => attemptId)}::uuid[], ${attempts.map(({ refId }) => refId)}::text[],
        ${attempts.map(({ purpose }) => debtName(purpose))}::text[]) AS asked (id, ref_id, debt)
      JOIN charge_attempt a ON a.id = asked.id`.execute(db);
  const isKnown = (id: string | null) => id !== null;
  const others = new Map(
    rows.map(({ attemptId, settled, listed }) => [
      attemptId,
      { settled: settled.filter(isKnown), listed: listed.filter(isKnown) },
    ]),
  );
  return (attemptId) => others.get(attemptId) ?? { settled: [], listed: [] };
}
