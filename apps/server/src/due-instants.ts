import { forgottenAfterDays, invitationForgottenDays, invitationLifeDays } from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "./platform/database/schema.ts";
import { deletionAt } from "./documents/delete-documents.ts";

/** Applications of which somebody may still be reminded, as the index for them has it. */
export const mayBeReminded = sql<boolean>`signed_at IS NULL AND reminders < 2 AND (contact_keys ->> 'tenantEmail') IS NOT NULL`;

/** Every instant at which something falls due, whoever is at it. */
const dueInstants = sql`
  SELECT next_premium_at AS at FROM policy WHERE next_premium_at IS NOT NULL
  UNION ALL SELECT ends_at FROM policy WHERE ends_at IS NOT NULL
  UNION ALL SELECT try_at FROM charge_attempt WHERE status IN ('INTENDED', 'ASKED')
  UNION ALL SELECT choice_ends_at FROM repayment WHERE parts IS NULL
  UNION ALL SELECT ask_at FROM rating WHERE ask_at IS NOT NULL
  UNION ALL SELECT try_at FROM refund WHERE status = 'DUE'
  UNION ALL SELECT remind_at FROM cancellation WHERE remind_at IS NOT NULL
  UNION ALL SELECT try_at FROM document WHERE scan = 'WAITING' AND removed_at IS NULL AND deleted_at IS NULL
  UNION ALL SELECT ${deletionAt} FROM document d JOIN application a USING (ref_id)
  UNION ALL SELECT stopped_reminder_at(updated_at, reminders, reminded_at) FROM application WHERE ${mayBeReminded}
  UNION ALL SELECT next_at FROM landlord_wait WHERE next_at IS NOT NULL
  UNION ALL SELECT created_at FROM withdrawal_request
  UNION ALL SELECT created_at FROM password_request
  UNION ALL SELECT created_at FROM resume_request
  UNION ALL SELECT min(updated_at) + ${forgottenAfterDays * 24} * interval '1 hour' FROM application
    WHERE signed_at IS NULL AND forgotten_at IS NULL AND last_active_on =
      (SELECT min(last_active_on) FROM application WHERE signed_at IS NULL AND forgotten_at IS NULL)
    HAVING min(updated_at) IS NOT NULL
  UNION ALL SELECT (min(kept_until) + 1)::timestamp AT TIME ZONE 'Europe/Berlin' FROM policy
    WHERE forgotten_at IS NULL AND kept_until IS NOT NULL HAVING min(kept_until) IS NOT NULL
  UNION ALL SELECT min(expires_at) FROM landlord_invite HAVING min(expires_at) IS NOT NULL
  UNION ALL SELECT min(expires_at) + ${invitationForgottenDays * 24} * interval '1 hour' FROM invitation
    WHERE forgotten_at IS NULL AND status <> 'USED' HAVING min(expires_at) IS NOT NULL
  UNION ALL SELECT min(created_at) + ${(invitationLifeDays + invitationForgottenDays) * 24} * interval '1 hour' FROM mail
    WHERE ref_id IS NULL HAVING min(created_at) IS NOT NULL
  UNION ALL SELECT send_at FROM mail WHERE status = 'WAITING'`;

/** The earliest instant at which something falls due, past ones included; null when nothing ever does. */
export async function findNextDue(db: Kysely<Database>): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`SELECT min(at) AS at FROM (${dueInstants}) AS due`.execute(db);
  return rows[0]?.at ?? null;
}
