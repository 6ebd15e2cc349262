import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { type Declared, declaredOnPage, writeDeclaration } from "../declarations/index.ts";
import type { LeavingDeps } from "./leaving-deps.ts";
import { localDay } from "../platform/rules/local-day.ts";
import {
  changeState,
  policyMailData,
  lockPolicy,
  paidUntil,
  toLandlord,
  toTenant,
  wasReleased,
} from "../policy/index.ts";
import { hasOpenClaims } from "../claims/index.ts";
import { writeMail } from "../mails/index.ts";
import { cancelOpenPremiums, isStillOwing, planRefunds, previewPendingRefundCents } from "../billing/index.ts";
import { applyDeclaredWithdrawals } from "./process-withdrawals.ts";

/**
 * Releases the tenant and refunds the unused premium by the day. Can be repeated. `signer`: the person who signs for a
 * partner. `letter`: not declared on our pages, with the moment from which it counts. Returns whether the
 * policy is released.
 */
export async function releaseTenant(
  transaction: Transaction<Database>,
  deps: LeavingDeps,
  refId: string,
  from: { ip: string; userAgent: string },
  signer: { partnerId: string; signedBy: string } | null = null,
  letter: { at: Date; declared: Declared } | null = null,
): Promise<boolean> {
  const policy = await lockPolicy(transaction, refId);
  if (policy.cover_state !== "ACCEPTED")
    return policy.cover_state === "ENDED" && (await wasReleased(transaction, refId));
  if (await applyDeclaredWithdrawals(transaction, deps, policy)) return false;
  const now = deps.clock.now();
  const { at, declared } = letter ?? { at: now, declared: declaredOnPage("LANDLORD", policy.country, now) };
  const on = localDay(policy.country, at);
  // No premium is owed for the day of the release (docs/money.md).
  const partnerId = signer?.partnerId ?? null;
  const set = { covered_until: on };
  const to = { cover_state: "ENDED" } as const;
  await changeState(transaction, refId, { to, cause: "landlord", at, recordedAt: now, partnerId, set });
  await writeDeclaration(transaction, deps, { refId, kind: "RELEASE" }, declared);
  await transaction
    .insertInto("release_of_liability")
    .values({
      ref_id: refId,
      signed_at: at,
      ip: from.ip,
      user_agent: from.userAgent || null,
      partner_id: partnerId,
      signed_by: signer?.signedBy ?? null,
    })
    .execute();
  const until = paidUntil({ ...policy, covered_until: on }) ?? on;
  await cancelOpenPremiums(transaction, deps, policy, until);
  const refundCents = await planRefunds(transaction, deps, policy, until);
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `released:${refId}`,
    kind: "released",
    data: {
      ...policyMailData(policy),
      on,
      refundCents,
      pendingRefundCents: await previewPendingRefundCents(transaction, policy, until),
      premiumUntil: policy.premium_until,
      isStillOwing: await isStillOwing(transaction, refId),
      hasOpenClaims: await hasOpenClaims(transaction, policy, now),
    },
  });
  await writeMail(transaction, deps, {
    ...toLandlord(policy),
    reason: `landlord-released:${refId}`,
    kind: "landlord-released",
    data: { ...policyMailData(policy), on },
  });
  return true;
}
