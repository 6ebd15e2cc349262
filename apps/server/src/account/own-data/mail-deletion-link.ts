import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { type Refusal, refuse, refuseTemporarily } from "../../platform/http/refusal.ts";
import { secondsUntilNextMail, writeMail } from "../../mails/index.ts";
import { listSharedPolicies, ownerMailData, toOwner } from "../../policy/index.ts";
import { planDeletion } from "./plan-deletion.ts";
import type { Account } from "../../platform/http/callers.ts";

/** For tenants who have no password or forgot it. */
export async function mailDeletionLink(deps: Deps, { id, email }: Account): Promise<{ sent: true } | Refusal> {
  const written = await inTransaction(deps.db, async (transaction) => {
    const { running } = await planDeletion(transaction, deps, id);
    const [policy] = await listSharedPolicies(transaction, id);
    if (running.length > 0 || !policy) return refuse("POLICY_STATUS_CONFLICT");
    const mail = { ...toOwner(policy, email), kind: "deletion-link" } as const;
    const wait = await secondsUntilNextMail(transaction, deps, mail);
    if (wait !== null) return refuseTemporarily("RATE_LIMITED", wait);
    await writeMail(transaction, deps, {
      ...mail,
      reason: `deletion-link:${deps.random.uuid()}`,
      data: { ...ownerMailData(policy), email },
    });
    return { sent: true as const };
  });
  deps.jobs.wake();
  return written;
}
