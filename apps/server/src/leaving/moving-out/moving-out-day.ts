import { type CalendarDate, fieldError } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import type { Deps } from "../../deps.ts";
import { type Declared, declaredOnPage, writeDeclaration } from "../../declarations/index.ts";
import type { LeavingDeps } from "../leaving-deps.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { isPossibleMovingOutDate, lockPolicy, type Policy, writeMovingOut } from "../../policy/index.ts";
import { findWayOut } from "../leaving-option.ts";
import { withdrawOrCancel } from "../withdraw-or-cancel.ts";
import { type Refusal, refuse, refuseFields } from "../../platform/http/refusal.ts";

/** Saves the day in the open proof of moving out or in a new one. Returns a refusal, or null. */
export async function saveMovingOutDay(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random">,
  {
    refId,
    movedOutOn,
    declarant = null,
    declared,
  }: { refId: string; movedOutOn: CalendarDate; declarant?: string | null; declared?: Declared },
): Promise<Refusal | null> {
  const policy = await lockPolicy(transaction, refId);
  if (policy.leaving_state === "STAYING" || policy.premium_until !== null) return refuse("POLICY_STATUS_CONFLICT");
  const now = deps.clock.now();
  const refusal = refuseMovingOutDay(policy, movedOutOn, now);
  if (refusal) return refusal;
  const onPage = declaredOnPage("TENANT", policy.country, now, declarant);
  await writeDeclaration(transaction, deps, { refId, kind: "MOVING_OUT" }, declared ?? onPage);
  await writeMovingOut(transaction, deps, { refId, movedOutOn });
  return null;
}

/** Cancels, and starts the proof of moving out with its day, which is checked first. Returns a refusal, or null. */
export async function cancelAndMoveOut(
  transaction: Transaction<Database>,
  deps: LeavingDeps,
  {
    refId,
    reason,
    movedOutOn,
    declarant = null,
  }: { refId: string; reason: string | null; movedOutOn: CalendarDate; declarant?: string | null },
): Promise<Refusal | null> {
  const policy = await lockPolicy(transaction, refId);
  const now = deps.clock.now();
  const way = await findWayOut(transaction, policy, now);
  // Withdrawing ends the cover at once, so there is nothing to prove.
  if (way === "withdraw") return refuse("POLICY_STATUS_CONFLICT");
  const refusal = refuseMovingOutDay(policy, movedOutOn, now);
  if (refusal) return refusal;
  if (!(await withdrawOrCancel(transaction, deps, { refId, reason, declarant })))
    return refuse("POLICY_STATUS_CONFLICT");
  return saveMovingOutDay(transaction, deps, { refId, movedOutOn, declarant });
}

/** A refusal with the earliest and latest day if the day is impossible, otherwise null. */
export function refuseMovingOutDay(
  { country, cover_start }: Policy,
  movedOutOn: CalendarDate,
  now: Date,
): Refusal | null {
  const today = localDay(country, now);
  if (cover_start === null || cover_start > today) return refuse("POLICY_STATUS_CONFLICT");
  if (isPossibleMovingOutDate(movedOutOn, cover_start, today)) return null;
  return refuseFields([fieldError("movedOutOn", "FIELD_INVALID", { earliest: cover_start, latest: today })]);
}
