import { invitationRetentionDays, invitationLifeDays } from "@kautia/contract";
import { sql } from "kysely";

export const invitationsDue = sql`
  SELECT min(expires_at) AS at FROM landlord_invite HAVING min(expires_at) IS NOT NULL
  UNION ALL SELECT min(expires_at) + ${invitationRetentionDays * 24} * interval '1 hour' FROM invitation
    WHERE forgotten_at IS NULL AND status <> 'USED' HAVING min(expires_at) IS NOT NULL
  UNION ALL SELECT min(created_at) + ${(invitationLifeDays + invitationRetentionDays) * 24} * interval '1 hour' FROM mail
    WHERE ref_id IS NULL HAVING min(created_at) IS NOT NULL`;
