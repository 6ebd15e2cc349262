import type { Country, NoticeTrouble } from "@kautia/contract";
import { sql } from "kysely";
import { attemptOfKey } from "../rules/charge-key.ts";
import { insertNotice } from "./insert-notice.ts";
import type { Deps } from "../../deps.ts";
import type { PaymentNotice } from "../ports/payment.ts";

/** Stores a notice once and makes its charge due for a lookup. Nothing is booked from the notice (docs/money.md). */
export async function storeNotice(deps: Deps, country: Country, notice: PaymentNotice): Promise<void> {
  const { db, clock, log, jobs } = deps;
  const now = clock.now();
  const attemptId = attemptOfKey(notice.chargeKey);
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
    const trouble: NoticeTrouble | null =
      notice.saysPaid && attempt?.status === "FAILED" ? "paid after it had failed" : notice.trouble;
    const { id, kind } = notice;
    const row = { country, id, kind, attempt_id: attemptId, received_at: now, trouble };
    if (!(await insertNotice(transaction, log, row))) return false;
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
