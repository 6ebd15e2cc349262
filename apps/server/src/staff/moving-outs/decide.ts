import { isDeepStrictEqual } from "node:util";
import { type CalendarDate, type StaffMovingOut } from "@kautia/contract";
import type { Selectable, Transaction, Updateable } from "kysely";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { Deps } from "../../deps.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import {
  decideMovingOut,
  guaranteeMailData,
  lockPolicy,
  type Policy,
  policyMailData,
  premiumUntil,
  toLandlord,
  toTenant,
} from "../../policy/index.ts";
import { Refusal, refuse } from "../../platform/http/refusal.ts";
import { readMovingOuts, refuseMovingOutDay, stopPremium } from "../../leaving/index.ts";
import { previewPendingRefundCents } from "../../billing/index.ts";
import { writeMail } from "../../mails/index.ts";
import { refuseAsDecided } from "../refuse-as-decided.ts";
import { recordAct } from "../session.ts";
import { deleteDrafts } from "../work/drafts.ts";
import { findMovingOutPolicy, readCancelledOn, readMovingOut } from "./read.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { staffName } from "../../views/names.ts";

interface Request {
  person: StaffMember;
  id: string;
}
type StaffDecision = Pick<Selectable<Database["moving_out"]>, "outcome" | "confirmed_on" | "note">;
type Decided = Pick<Updateable<Database["moving_out"]>, "outcome" | "confirmed_on" | "premium_until" | "note">;

/** Confirms the day of moving out. Premiums stop on that day, and the tenant gets back what was paid for later days. */
export function confirmProof(
  deps: Deps,
  request: Request,
  { movedOutOn, note }: { movedOutOn: CalendarDate; note: string | null },
): Promise<StaffMovingOut | Refusal> {
  const staffDecision = { outcome: "CONFIRMED", confirmed_on: movedOutOn, note } as const;
  return decide(deps, request, staffDecision, async (transaction, policy, now) => {
    const invalidDay = refuseMovingOutDay(policy, movedOutOn, now);
    if (invalidDay) return invalidDay;
    const proof = (await readMovingOuts(transaction, policy)).find(({ id }) => id === request.id);
    // A file can only be opened once the scanner has cleared it.
    if (!proof?.files.some(({ checked }) => checked)) return refuse("STEP_NOT_ALLOWED");
    const cancelledOn = await readCancelledOn(transaction, policy);
    if (cancelledOn === null) throw new Error(`policy ${policy.ref_id} has a moving-out but no cancellation`);
    const until = premiumUntil(movedOutOn, cancelledOn);
    const refundCents = await stopPremium(transaction, deps, policy, until);
    const pendingRefundCents = await previewPendingRefundCents(transaction, policy, until);
    const refunds = { refundCents, pendingRefundCents };
    await notifyBoth(transaction, deps, policy, request.id, { movedOutOn, until, ...refunds, note });
    return { ...staffDecision, premium_until: until };
  });
}

export function refuseProof(deps: Deps, request: Request, note: string): Promise<StaffMovingOut | Refusal> {
  const staffDecision = { outcome: "REFUSED", confirmed_on: null, note } as const;
  return decide(deps, request, staffDecision, async (transaction, policy) => {
    const proof = (await readMovingOuts(transaction, policy)).find(({ id }) => id === request.id);
    if (proof?.state !== "OPEN") return refuse("STEP_NOT_ALLOWED");
    await writeMail(transaction, deps, {
      ...toTenant(policy),
      reason: `moving-out-refused:${request.id}`,
      kind: "moving-out-refused",
      data: { ...policyMailData(policy), movedOutOn: proof.movedOutOn, note },
    });
    return staffDecision;
  });
}

/** Decides on a proof once, under the policy's lock. A second person learns who was faster. */
async function decide(
  deps: Deps,
  { person, id }: Request,
  staffDecision: StaffDecision,
  buildDecision: (transaction: Transaction<Database>, policy: Policy, now: Date) => Promise<Decided | Refusal>,
): Promise<StaffMovingOut | Refusal> {
  const found = await findMovingOutPolicy(deps.db, id);
  if (!found) return refuse("CASE_UNKNOWN");
  const answer = await inTransaction(deps.db, async (transaction) => {
    const policy = await lockPolicy(transaction, found.ref_id);
    const now = deps.clock.now();
    const before = await readDecision(transaction, id);
    // The same person repeats the same decision because the response was lost.
    const { outcome, confirmed_on, note, staff_id } = before;
    if (staff_id === person.id && isDeepStrictEqual({ outcome, confirmed_on, note }, staffDecision))
      return readMovingOut({ ...deps, db: transaction, person }, id);
    const refused = explainConflict(before, policy);
    if (refused) return refused;
    const decided = await buildDecision(transaction, policy, now);
    if (decided instanceof Refusal) return decided;
    await decideMovingOut(transaction, id, { ...decided, decided_at: now, staff_id: person.id });
    const detail = { movingOut: id, outcome: decided.outcome };
    await deleteDrafts(transaction, { kind: "MOVING_OUT", id });
    await recordAct(transaction, deps, { by: person.id, act: "decide-moving-out", refId: policy.ref_id, detail });
    return readMovingOut({ ...deps, db: transaction, person }, id);
  });
  deps.jobs.wake();
  return answer;
}

function readDecision(transaction: Transaction<Database>, id: string) {
  return transaction
    .selectFrom("moving_out")
    .select(["outcome", "decided_at", "confirmed_on", "note", "staff_id"])
    .select(({ ref }) => staffName(ref("staff_id")).as("name"))
    .where("moving_out.id", "=", id)
    .executeTakeFirstOrThrow();
}

function explainConflict(
  { outcome, decided_at, name }: Awaited<ReturnType<typeof readDecision>>,
  { country }: Policy,
): Refusal | null {
  if (outcome === null || decided_at === null) return null;
  if (outcome === "DROPPED") return refuse("STEP_NOT_ALLOWED");
  return refuseAsDecided(name, localDay(country, decided_at));
}

async function notifyBoth(
  transaction: Transaction<Database>,
  deps: Deps,
  policy: Policy,
  id: string,
  details: Record<"movedOutOn" | "until", CalendarDate> &
    Record<"refundCents" | "pendingRefundCents", number> & { note: string | null },
): Promise<void> {
  const { movedOutOn, until, ...rest } = details;
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `moving-out-confirmed:${id}`,
    kind: "moving-out-confirmed",
    data: { ...policyMailData(policy), movedOutOn, premiumUntil: until, ...rest },
  });
  await writeMail(transaction, deps, {
    ...toLandlord(policy),
    reason: `release-asked:moved-out:${id}`,
    kind: "release-asked",
    data: { ...(await guaranteeMailData(transaction, policy)), on: movedOutOn, isReminder: false, movedOutOn },
  });
}
