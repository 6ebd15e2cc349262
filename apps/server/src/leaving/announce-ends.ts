import { addDays } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import { findLastDayToClaim } from "../claims/index.ts";
import { writeMail } from "../mails/index.ts";
import type { Database } from "../platform/database/schema.ts";
import { dueRows } from "../platform/jobs/due-rows.ts";
import { guaranteeMailData, lockPolicy, recordNotice, toLandlord, toTenant } from "../policy/index.ts";
import type { WorkDeps } from "../work-deps.ts";

export const endsToAnnounce = dueRows({ from: sql`policy`, key: sql`ref_id`, at: sql`end_notice_at` });

/** Tells tenant and landlord that the guarantee ends soon, as agreed. */
export async function announceEnd(transaction: Transaction<Database>, deps: WorkDeps, refId: string): Promise<boolean> {
  const policy = await lockPolicy(transaction, refId);
  const now = deps.clock.now();
  if (!(await recordNotice(transaction, refId, "end_notice_at", endsToAnnounce.isDue(now)))) return false;
  const { insurance_end: on, ends_at: endsAt } = policy;
  // After a long downtime the mails about the end itself are due.
  if (on === null || endsAt === null || endsAt <= now) return true;
  const guarantee = await guaranteeMailData(transaction, policy);
  const data = { ...guarantee, on, claimsUntil: findLastDayToClaim(deps.config, policy, addDays(on, 1)) };
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `end-announced:${refId}:${on}`,
    kind: "end-announced",
    data: { ...data, mayExtend: policy.leaving_state !== "CANCELLATION_REQUESTED" },
  });
  await writeMail(transaction, deps, {
    ...toLandlord(policy),
    reason: `landlord-end-announced:${refId}:${on}`,
    kind: "landlord-end-announced",
    data,
  });
  return true;
}
