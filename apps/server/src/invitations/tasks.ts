import { invitationLifeDays, invitationRetentionDays } from "@kautia/contract";
import { sql } from "kysely";
import type { BulkTask } from "../platform/jobs/task.ts";
import type { WorkDeps } from "../work-deps.ts";
import { forgetInvitations } from "./forget-invitations.ts";

export const oldInvitations: BulkTask<WorkDeps> = {
  name: "old-invitations",
  due: sql`
    SELECT expires_at AS at FROM landlord_invite
    UNION ALL SELECT expires_at + ${sql.lit(`${invitationRetentionDays} days`)}::interval FROM invitation
      WHERE forgotten_at IS NULL AND status <> 'USED'
    UNION ALL SELECT created_at + ${sql.lit(`${invitationLifeDays + invitationRetentionDays} days`)}::interval FROM mail
      WHERE ref_id IS NULL`,
  everyMinute: true,
  run: forgetInvitations,
};
