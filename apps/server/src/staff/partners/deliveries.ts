import { listStaffDeliveries } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { putBack } from "../../webhooks/index.ts";
import { recordAct } from "../session.ts";
import { defineList, type ListNeeds } from "../../platform/lists/define-list.ts";
import { selectDeliveries } from "../../views/webhook-deliveries.ts";
import type { StaffMember } from "../../platform/http/callers.ts";

export const deliveryList = defineList({
  call: listStaffDeliveries,
  query: ({ db }: ListNeeds) => selectDeliveries(db),
  filters: {},
  usualOrder: (query) => query.orderBy("d.event_number", "desc").orderBy("w.id"),
  orders: {},
  show: (row) => ({ ...row, happenedAt: row.happenedAt.toISOString() }),
});

export async function resendAsStaff(
  deps: Pick<Deps, "db" | "clock" | "jobs">,
  person: StaffMember,
  { webhookId, eventId }: { webhookId: string; eventId: string },
): Promise<{ resent: 1 } | Refusal> {
  const resent = await inTransaction(deps.db, async (transaction) => {
    const put = await putBack(transaction, deps, { id: webhookId }, eventId);
    if (put instanceof Refusal) return put;
    const detail = { webhook: webhookId, event: eventId };
    await recordAct(transaction, deps, { by: person.id, act: "send-webhook-again", refId: put.refId, detail });
    return { resent: 1 as const };
  });
  deps.jobs.wake();
  return resent;
}
