import type { Country } from "@kautia/contract";
import { sql } from "kysely";
import { attemptOfKey } from "../rules/charge-key.ts";
import type { Deps } from "../../deps.ts";
import type { PaymentNotice } from "../ports/payment.ts";

/** Stores a notice once and makes its charge due for a lookup. Nothing is booked from the notice (docs/money.md). */
export async function storeNotice(deps: Deps, country: Country, notice: PaymentNotice): Promise<void> {
  const { db, clock, log, jobs } = deps;
  const now = clock.now();
  const attemptId = notice.chargeKey === null ? null : attemptOfKey(notice.chargeKey);
  const isDue = await db.transaction().execute(async (transaction) => {
    const attempt =
      attemptId === null
        ? undefined
        : await transaction
            .selectFrom("charge_attempt")
            .select("status")
            .where("id", "=", attemptId)
            .forUpdate()
            .executeTakeFirst();
    const trouble = notice.saysPaid && attempt?.status === "FAILED" ? "paid after it had failed" : notice.trouble;
    const kept = await transaction
      .insertInto("payment_notice")
      .values({ country, id: notice.id, kind: notice.kind, attempt_id: attemptId, received_at: now, trouble })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!kept) return false;
    if (trouble)
      log.error({ notice: notice.id, country, attempt: attemptId, trouble }, "payment notice needs a person");
    if (attempt?.status !== "ASKED" || attemptId === null) return false;
    await transaction
      .updateTable("charge_attempt")
      .set((row) => ({
        try_at: row.fn<Date>("least", ["try_at", row.val(now)]),
        // A worker that holds it has checked too early. Without its lease it cannot put the charge back to waiting.
        leased_until: sql<Date | null>`CASE WHEN present_until IS NULL THEN leased_until END`,
      }))
      .where("id", "=", attemptId)
      .execute();
    await jobs.nudge(transaction);
    return true;
  });
  if (isDue) jobs.wake();
}
