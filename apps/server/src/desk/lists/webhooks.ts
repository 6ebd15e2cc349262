import type {
  CallAnswer,
  CallInput,
  listStaffDeliveries,
  StaffDeliveryRow,
  Webhook,
  WebhookTest,
} from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { Refusal, refuse } from "../../platform/http/refusal.ts";
import { listEndpoints, putBack, sendTestEvent } from "../../webhooks/index.ts";
import { findPartnerById } from "../../partners/index.ts";
import { recordAct, type Person } from "../session.ts";
import { findPage } from "./find-page.ts";

const text = `
  SELECT w.id AS "webhookId", w.url, p.name AS "partnerName", e.id AS "eventId", e.type, e.ref_id AS "refId",
    e.at AS "happenedAt", d.status, d.attempts, d.last_status AS "lastStatus", d.last_error AS "lastError",
    w.off_because AS "offBecause"
  FROM webhook_delivery d JOIN webhook_event e ON e.number = d.event_number JOIN webhook_endpoint w ON w.id = d.endpoint_id
    JOIN partner p ON p.id = w.partner_id
  WHERE d.status = 'GIVEN_UP' OR d.status = 'WAITING' AND d.last_tried_at IS NOT NULL
  ORDER BY d.event_number DESC, w.id`;

type Row = Omit<StaffDeliveryRow, "happenedAt"> & { happenedAt: Date };

export function findDeliveries(
  deps: Pick<Deps, "sql">,
  { page }: CallInput<typeof listStaffDeliveries>["query"],
): Promise<CallAnswer<typeof listStaffDeliveries>> {
  return findPage(deps, { name: "staff-deliveries", text, values: [], page }, (row: Row) => ({
    ...row,
    happenedAt: row.happenedAt.toISOString(),
  }));
}

export async function resendAtDesk(
  deps: Pick<Deps, "db" | "clock" | "jobs">,
  person: Person,
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

export async function listOfPartner(
  deps: Pick<Deps, "db">,
  { id }: { id: string },
): Promise<{ webhooks: Webhook[] } | Refusal> {
  return (await findPartnerById(deps, id)) ? listEndpoints(deps, { id, isTest: null }) : refuse("NOT_FOUND");
}

export async function testAtDesk(
  deps: Deps,
  person: Person,
  { id, webhookId }: { id: string; webhookId: string },
): Promise<WebhookTest | Refusal> {
  const sent = await sendTestEvent(deps, { id, isTest: null }, webhookId);
  if (sent instanceof Refusal) return sent;
  const detail = { partner: id, webhook: webhookId, event: sent.eventId };
  await inTransaction(deps.db, (transaction) =>
    recordAct(transaction, deps, { by: person.id, act: "test-webhook", detail }),
  );
  return sent;
}
