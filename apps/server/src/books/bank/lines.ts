import { type Selectable, sql, type Transaction } from "kysely";
import type { Deps } from "../../deps.ts";
import type { Database } from "../../platform/database/schema.ts";
import { isAtBank } from "../../views/bank-accounts.ts";

export type OpenLine = Selectable<Database["bank_line"]>;

/** A line that nobody has settled, locked; null otherwise. */
export async function lockOpenLine(transaction: Transaction<Database>, lineId: string): Promise<OpenLine | null> {
  const line = await transaction
    .selectFrom("bank_line")
    .selectAll()
    .where("id", "=", lineId)
    .where("subject_id", "is", null)
    .forUpdate()
    .executeTakeFirst();
  return line ?? null;
}

interface Settled {
  subjectId: string;
  refId: string | null;
  /** Null if the rules found it. */
  by: string | null;
  note: string | null;
}

/**
 * Records which booking a line belongs to. False if that booking has another line, or another amount on our bank account: so
 * the settled lines always equal the ledger, one by one. The caller has locked the line.
 */
export async function settleLine(
  transaction: Transaction<Database>,
  { clock }: Pick<Deps, "clock">,
  line: Pick<OpenLine, "id" | "cents">,
  { subjectId, refId, by, note }: Settled,
): Promise<boolean> {
  const { rows } = await sql<{ cents: number; taken: boolean }>`
    SELECT coalesce(sum(amount_cents), 0)::integer AS cents,
      EXISTS (SELECT FROM bank_line WHERE subject_id = ${subjectId}::uuid) AS taken
    FROM ledger_entry WHERE subject_id = ${subjectId}::uuid AND ${isAtBank}`.execute(transaction);
  const [found] = rows;
  if (!found || found.taken || found.cents !== line.cents) return false;
  await transaction
    .updateTable("bank_line")
    .set({ subject_id: subjectId, ref_id: refId, settled_by: by, settled_at: clock.now(), note })
    .where("id", "=", line.id)
    .execute();
  return true;
}
