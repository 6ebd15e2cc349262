import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import type { Policy } from "../../policy/index.ts";
import { isAttemptOf } from "./is-attempt-of.ts";
import { isPendingDebit } from "../is-pending-debit.ts";

/**
 * Fetches from the provider the last digits of the cards used for the policy's charges, once per card. If the provider
 * does not answer, the next request tries again.
 */
export async function findMissingCardDigits(
  { db, payment, log }: Pick<Deps, "db" | "payment" | "log">,
  { ref_id, country }: Policy,
): Promise<void> {
  const { rows } = await sql<{ method_id: string; ids: string[] }>`
    SELECT a.method_id, array_agg(a.id) AS ids FROM charge_attempt a
    WHERE ${isAttemptOf(ref_id)} AND a.card_digits IS NULL AND a.method_id IS NOT NULL
      AND (a.status IN ('SUCCEEDED', 'FAILED', 'RETURNED') OR ${isPendingDebit})
    GROUP BY a.method_id`.execute(db);
  await Promise.all(
    rows.map(async ({ method_id, ids }) => {
      try {
        const card_digits = await payment.findCardDigits({ country }, method_id);
        if (card_digits !== null)
          await db.updateTable("charge_attempt").set({ card_digits }).where("id", "in", ids).execute();
      } catch (error) {
        log.warn({ refId: ref_id, error: String(error) }, "could not fetch the last digits of a card; will retry");
      }
    }),
  );
}
