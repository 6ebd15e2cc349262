import { webhookRetentionDays } from "@kautia/contract";
import { sql } from "kysely";
import type { BulkTask } from "../platform/jobs/task.ts";
import type { WorkDeps } from "../work-deps.ts";
import { deliverDue } from "./deliver-due.ts";
import { dueEndpoints } from "./lease-delivery.ts";
import { dueRows } from "../platform/jobs/due-rows.ts";

export const dueWebhooks: BulkTask<WorkDeps> = { name: "webhooks", due: dueEndpoints.all, run: deliverDue };

const oldEvents = dueRows({
  from: sql`webhook_event`,
  at: sql`at`,
  after: `${webhookRetentionDays * 24} hours`,
});

export const oldWebhookEvents: BulkTask<WorkDeps> = {
  name: "old-webhook-events",
  due: oldEvents.first,
  everyMinute: true,
  async run({ db, clock }, limit) {
    const { rows } = await sql`
      DELETE FROM webhook_event WHERE number IN (
        SELECT number FROM webhook_event WHERE ${oldEvents.isDue(clock.now())} ORDER BY at LIMIT ${limit}
        FOR UPDATE SKIP LOCKED)
      RETURNING number`.execute(db);
    return rows.length;
  },
};
