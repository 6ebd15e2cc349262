import { unverifiedMailsPerHour } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { type Refusal, refuse, refuseTemporarily } from "../../platform/http/refusal.ts";
import type { Account } from "../session.ts";
import { countMails, writeMail } from "../../mails/index.ts";
import { policyMailData, listOwnPolicies, toMailbox } from "../../policy/index.ts";
import { planDeletion } from "./plan-deletion.ts";

const hour = 3_600_000;

/** For tenants who have no password or forgot it. */
export async function mailDeletionLink(deps: Deps, { id, email }: Account): Promise<{ sent: true } | Refusal> {
  const written = await deps.db.transaction().execute(async (transaction) => {
    const { running } = await planDeletion(transaction, deps, id);
    const [policy] = await listOwnPolicies(transaction, id);
    if (running.length > 0 || !policy) return refuse("POLICY_STATUS_CONFLICT");
    const since = new Date(deps.clock.now().getTime() - hour);
    const sent = await countMails(transaction, { kind: "deletion-link", to: email, since });
    if (sent >= unverifiedMailsPerHour) return refuseTemporarily("RATE_LIMITED", hour / 1000);
    await writeMail(transaction, deps, {
      ...toMailbox(policy, email),
      reason: `deletion-link:${deps.random.uuid()}`,
      kind: "deletion-link",
      data: { ...policyMailData(policy), email },
    });
    return { sent: true as const };
  });
  deps.jobs.wake();
  return written;
}
