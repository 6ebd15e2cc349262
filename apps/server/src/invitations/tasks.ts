import { sql } from "kysely";
import type { BulkTask } from "../platform/jobs/task.ts";
import type { WorkDeps } from "../work-deps.ts";
import { forgetInvitations, oldInvitationMails, oldInvitations, oldLandlordInvites } from "./forget-invitations.ts";

export const invitationsToForget: BulkTask<WorkDeps> = {
  name: "old-invitations",
  due: sql`${oldLandlordInvites.all} UNION ALL ${oldInvitations.all} UNION ALL ${oldInvitationMails.all}`,
  everyMinute: true,
  run: forgetInvitations,
};
