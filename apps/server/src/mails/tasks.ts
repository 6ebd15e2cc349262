import { sql } from "kysely";
import type { RowTask } from "../platform/jobs/task.ts";
import type { WorkDeps } from "../work-deps.ts";
import type { MailWorkDeps } from "./content.ts";
import { deleteSentMails, mailsMarkedToForget } from "./delete-mails.ts";
import { mailsToSend, sendMails } from "./send-mails.ts";

export const waitingMails: RowTask<MailWorkDeps> = {
  name: "mails",
  due: mailsToSend.all,
  leases: true,
  retried: sql`SELECT created_at AS at FROM mail WHERE status = 'WAITING' AND tries > 0`,
  handle: sendMails,
};

export const mailsToForget: RowTask<WorkDeps> = {
  name: "mails-to-forget",
  due: mailsMarkedToForget.all,
  everyMinute: true,
  handle: deleteSentMails,
};
