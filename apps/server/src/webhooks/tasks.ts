import { webhookRetentionDays } from "@kautia/contract";
import { sql } from "kysely";
import type { BulkTask } from "../platform/jobs/task.ts";
import type { WorkDeps } from "../work-deps.ts";
import { deliverDue } from "./deliver-due.ts";
import { dueEndpoints } from "./lease-delivery.ts";

export const dueWebhooks: BulkTask<WorkDeps> = { name: "webhooks", due: dueEndpoints, run: deliverDue };

const kept = sql`${sql.lit(`${webhookRetentionDays * 24} hours`)}::interval`;

export const oldWebhookEvents: BulkTask<WorkDeps> = {
  name: "old-webhook-events",
  due: sql`SELECT min(at) + ${kept} AS at FROM webhook_event`,
  everyMinute: true,
  async run({ db, clock }, limit) {
    const { rows } = await sql`
      DELETE FROM webhook_event WHERE number IN (
        SELECT number FROM webhook_event WHERE at <= ${clock.now()}::timestamptz - ${kept} ORDER BY at LIMIT ${limit}
        FOR UPDATE SKIP LOCKED)
      RETURNING number`.execute(db);
    return rows.length;
  },
};
