import { draftRetentionDays } from "@kautia/contract";
import { sql } from "kysely";

export const retentionDue = sql`
  SELECT min(updated_at) + ${draftRetentionDays * 24} * interval '1 hour' AS at FROM application
    WHERE signed_at IS NULL AND forgotten_at IS NULL AND last_active_on =
      (SELECT min(last_active_on) FROM application WHERE signed_at IS NULL AND forgotten_at IS NULL)
    HAVING min(updated_at) IS NOT NULL
  UNION ALL SELECT (min(kept_until) + 1)::timestamp AT TIME ZONE 'Europe/Berlin' FROM policy
    WHERE forgotten_at IS NULL AND kept_until IS NOT NULL HAVING min(kept_until) IS NOT NULL`;
