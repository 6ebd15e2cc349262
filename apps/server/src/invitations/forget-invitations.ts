import { invitationRetentionDays, invitationLifeDays } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { deleteMails } from "../mails/index.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { dueRows } from "../platform/jobs/due-rows.ts";
import type { WorkDeps } from "../work-deps.ts";

export const oldLandlordInvites = dueRows({ from: sql`landlord_invite`, at: sql`expires_at` });

export const oldInvitations = dueRows({
  from: sql`invitation`,
  at: sql`expires_at`,
  after: `${invitationRetentionDays} days`,
  where: sql`forgotten_at IS NULL AND status <> 'USED'`,
});

export const oldInvitationMails = dueRows({
  from: sql`mail`,
  at: sql`created_at`,
  after: `${invitationLifeDays + invitationRetentionDays} days`,
  where: sql`ref_id IS NULL`,
});

/**
 * Removes the personal data of expired invitations, and deletes their mails and expired landlord invitations. Returns
 * the number of rows (docs/privacy.md).
 */
export async function forgetInvitations({ db, clock }: WorkDeps, limit: number): Promise<number> {
  const now = clock.now();
  const landlordInvites = await sql`
    DELETE FROM landlord_invite WHERE id IN (
      SELECT id FROM landlord_invite WHERE ${oldLandlordInvites.isDue(now)} LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id`.execute(db);
  const invited = await sql`
    UPDATE invitation SET tenant_email = '', invited_name = NULL, full_address = '', offer = NULL, forgotten_at = ${now},
      status = CASE status WHEN 'OPEN' THEN 'EXPIRED' ELSE status END
    WHERE id_hash IN (
      SELECT id_hash FROM invitation WHERE ${oldInvitations.isDue(now)}
      LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id_hash`.execute(db);
  const mails = await forgetMails(db, now, limit);
  return landlordInvites.rows.length + invited.rows.length + mails;
}

function forgetMails(db: Kysely<Database>, now: Date, limit: number): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const mails = await transaction
      .selectFrom("mail")
      .select("id")
      .where(oldInvitationMails.isDue(now))
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
