import type { NoticeTrouble } from "@kautia/contract";
import type { Insertable, Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import type { Log } from "../../platform/log.ts";
import { tooMuch } from "../rules/ledger.ts";

type Notice = Insertable<Database["payment_notice"]> & { trouble: NoticeTrouble | null };

/**
 * Stores a notice once; false if it is already stored. The provider may report one problem in several events, so only
 * the first event for each dispute, refund or payment reaches the desk.
 */
export async function insertNotice(transaction: Transaction<Database>, log: Log, notice: Notice): Promise<boolean> {
  const { country, id, subject_id, amount_cents = null } = notice;
  const known =
    notice.trouble === null || subject_id === null || subject_id === undefined
      ? undefined
      : await transaction
          .selectFrom("payment_notice")
          .select("id")
          .where("country", "=", country)
          .where("subject_id", "=", subject_id)
          .where("trouble", "=", notice.trouble)
          .executeTakeFirst();
  const trouble = known ? null : notice.trouble;
  const kept = await transaction
    .insertInto("payment_notice")
    // The amount of a payout may be in other units than cents.
    .values({
      ...notice,
      trouble,
      amount_cents: amount_cents !== null && Math.abs(amount_cents) < tooMuch ? amount_cents : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (kept && trouble)
    log.error({ notice: id, country, attempt: notice.attempt_id, trouble }, "payment notice needs a person");
  return kept !== undefined;
}
