import type { NoticeTrouble } from "@kautia/contract";
import type { Insertable, Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import type { Log } from "../../platform/log.ts";

type Notice = Insertable<Database["payment_notice"]> & { trouble: NoticeTrouble | null };

/**
 * Stores a notice once; false if it is already stored. The provider may report one problem in several events, so only
 * the first event for each dispute, refund or payment reaches the desk.
 */
export async function insertNotice(transaction: Transaction<Database>, log: Log, notice: Notice): Promise<boolean> {
  const { country, id, subject_id } = notice;
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
    .values({ ...notice, trouble })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (kept && trouble)
    log.error({ notice: id, country, attempt: notice.attempt_id, trouble }, "payment notice needs a person");
  return kept !== undefined;
}
