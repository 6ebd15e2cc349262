import { sql } from "kysely";
import type { Task } from "../platform/jobs/task.ts";
import type { MailWorkDeps } from "./content.ts";
import { sendDueMails } from "./send-mails.ts";

export const waitingMails: Task<MailWorkDeps> = {
  name: "mails",
  due: sql`SELECT send_at AS at FROM mail WHERE status = 'WAITING'`,
  retried: sql`SELECT created_at AS at FROM mail WHERE status = 'WAITING' AND tries > 0`,
  run: sendDueMails,
};
