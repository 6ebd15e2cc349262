import { sql } from "kysely";
import type { RowTask } from "../platform/jobs/task.ts";
import type { WorkDeps } from "../work-deps.ts";
import type { MailWorkDeps } from "./content.ts";
import { deleteSentMails } from "./delete-mails.ts";
import { sendMails } from "./send-mails.ts";

export const waitingMails: RowTask<MailWorkDeps> = {
  name: "mails",
  due: sql`SELECT id::text AS key, send_at AS at, leased_until FROM mail WHERE status = 'WAITING'`,
  leases: true,
  retried: sql`SELECT created_at AS at FROM mail WHERE status = 'WAITING' AND tries > 0`,
  handle: sendMails,
};

export const mailsToForget: RowTask<WorkDeps> = {
  name: "mails-to-forget",
  due: sql`SELECT id::text AS key, created_at AS at FROM mail WHERE forget AND status IN ('SENT', 'REFUSED', 'POSTED')`,
  everyMinute: true,
  handle: deleteSentMails,
};
