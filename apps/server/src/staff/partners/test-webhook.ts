import type { WebhookTest } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { sendTestEvent } from "../../webhooks/index.ts";
import { recordAct } from "../session.ts";

/** Waits for the receiver outside of any transaction. */
export async function testWebhook(
  deps: Deps,
  person: StaffMember,
  { id, webhookId }: { id: string; webhookId: string },
): Promise<WebhookTest | Refusal> {
  const sent = await sendTestEvent(deps, { id }, webhookId);
  if (sent instanceof Refusal) return sent;
  const detail = { partner: id, webhook: webhookId, event: sent.eventId };
  await inTransaction(deps.db, (transaction) =>
    recordAct(transaction, deps, { by: person.id, act: "test-webhook", detail }),
  );
  return sent;
}
