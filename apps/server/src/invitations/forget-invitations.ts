import { invitationRetentionDays, invitationLifeDays } from "@kautia/contract";
import { sql } from "kysely";
import { deleteMails } from "../mails/index.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { WorkDeps } from "../work-deps.ts";

const day = 86_400_000;

/**
 * Removes the personal data of expired invitations, and deletes their mails and expired landlord invitations. Returns
 * the number of rows (docs/privacy.md).
 */
export async function forgetInvitations({ db, clock }: WorkDeps, limit: number): Promise<number> {
  const now = clock.now();
  const ended = new Date(now.getTime() - invitationRetentionDays * day);
  const written = new Date(ended.getTime() - invitationLifeDays * day);
  const landlordInvites = await sql`
    DELETE FROM landlord_invite WHERE id IN (
      SELECT id FROM landlord_invite WHERE expires_at <= ${now} LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id`.execute(db);
  const invited = await sql`
    UPDATE invitation SET tenant_email = '', full_address = '', offer = NULL, forgotten_at = ${now},
      status = CASE status WHEN 'OPEN' THEN 'EXPIRED' ELSE status END
    WHERE id_hash IN (
      SELECT id_hash FROM invitation WHERE expires_at <= ${ended} AND forgotten_at IS NULL AND status <> 'USED'
      LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id_hash`.execute(db);
  const mails = await forgetMails(db, { before: written, limit });
  return landlordInvites.rows.length + invited.rows.length + mails;
}

function forgetMails(db: WorkDeps["db"], { before, limit }: { before: Date; limit: number }): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const mails = await transaction
      .selectFrom("mail")
      .select("id")
      .where("ref_id", "is", null)
      .where("created_at", "<=", before)
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute();
    await deleteMails(
      transaction,
      mails.map(({ id }) => id),
    );
    return mails.length;
  });
}
